/** What stands in a form that was left before it was sent: names of fields with their texts. */
export type Draft = URLSearchParams;

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * What a person fills in, and the hidden fields that say which files the server keeps for it. A file itself cannot be kept
 * here, and the trap for programs must not be.
 */
const filledIn =
  ":is(input, textarea, select):is([data-draft], :not([type=hidden], [type=file], [type=checkbox], [aria-hidden] *))";

/** The draft of the form at `address`; empty when there is none. Only in the browser. */
export function readDraft(address: string): Draft {
  try {
    return new URLSearchParams(sessionStorage.getItem(key(address)) ?? "");
  } catch {
    // Some browsers forbid it to keep anything: then there is no draft.
    return new URLSearchParams();
  }
}

/** Keeps what stands in `form`, with the hidden field `stamp` if it has one, until the tab is closed; nothing when nothing was written. */
export function keepDraft(form: HTMLFormElement, address: string, stamp = ""): void {
  const controls = [...form.querySelectorAll<Control>(filledIn)];
  const isWritten = controls.some(
    (control) => !(control instanceof HTMLSelectElement) && control.value !== "",
  );
  const shown = form.querySelector<HTMLInputElement>(`input[name="${stamp}"]`);
  const texts = [...controls, ...(shown ? [shown] : [])].map(({ name, value }) => [name, value]);
  try {
    if (isWritten) sessionStorage.setItem(key(address), new URLSearchParams(texts).toString());
    else sessionStorage.removeItem(key(address));
  } catch {
    // As above, or no room is left: the form itself still has everything.
  }
}

/** Ends the draft of the form at `address`. */
export function forgetDraft(address: string): void {
  try {
    sessionStorage.removeItem(key(address));
  } catch {
    // As above.
  }
}

/** Writes a draft into the fields that are empty. */
export function fillInDraft(form: HTMLFormElement, draft: Draft): void {
  for (const control of form.querySelectorAll<Control>(filledIn)) {
    if (control.value === "") control.value = draft.get(control.name) ?? "";
  }
}

function key(address: string): string {
  return `draft of ${address}`;
}
