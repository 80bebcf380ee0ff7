import { findFileScreen } from "./file-addresses";
import { waitForSignIn } from "./sign-in-gate";

/**
 * Holds the presses that ask the site for a file, where the session has ended, until somebody has signed in over the screen. The
 * browser itself would leave it for the sign-in: for good from codes that are shown once.
 * @returns what ends it
 */
export function holdFilesForSignIn(): () => void {
  /** What is pressed again once the session is known to last. */
  let released: HTMLElement | null = null;

  const hold = (event: Event, pressed: HTMLElement, again: () => void) => {
    if (released === pressed) return;
    event.preventDefault();
    event.stopPropagation();
    const release = () => {
      released = pressed;
      again();
      released = null;
    };
    // Nobody signed in: the screen stays, and nothing is sent.
    hasSessionEnded()
      .then((hasEnded) => (hasEnded ? waitForSignIn() : undefined))
      .then(release, () => {});
  };
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (link && isPlain && !link.target && isFile(link.href)) hold(event, link, () => link.click());
  };
  const onSubmit = (event: SubmitEvent) => {
    const { target: form, submitter } = event;
    if (!(form instanceof HTMLFormElement) || !isFile(form.action)) return;
    hold(event, form, () => form.requestSubmit(submitter));
  };

  // Before the screen's own listeners, which would take the form for sent.
  window.addEventListener("click", onClick, true);
  window.addEventListener("submit", onSubmit, true);
  return () => {
    window.removeEventListener("click", onClick, true);
    window.removeEventListener("submit", onSubmit, true);
  };
}

function isFile(address: string): boolean {
  const { origin, pathname, search } = new URL(address, location.href);
  return origin === location.origin && findFileScreen(`${pathname}${search}`) !== null;
}

/** False, too, where the site cannot be asked: the browser then says so in its own way. */
async function hasSessionEnded(): Promise<boolean> {
  try {
    return (await fetch("/admin/enquiries/pulse", { redirect: "manual" })).type === "opaqueredirect";
  } catch {
    return false;
  }
}
