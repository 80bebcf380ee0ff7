type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const controls = ":is(input:not([type=hidden]), textarea, select)[name]";

/** Parts of the page that need a script of their own, such as the fields of a kind of work, appear within this time. */
const MAX_WAIT_MS = 30_000;

/**
 * When a proxy or an extension changed the page before hydration, React draws the whole document anew, from what the server sent.
 * Carries over what the visitor typed and chose until then, with the focus.
 */
export function carryTypedOver(): void {
  let focused = document.activeElement;
  addEventListener("focusin", ({ target }) => {
    focused = target instanceof Element ? target : null;
  });
  new MutationObserver((records) => {
    const [removed] = records.flatMap(({ removedNodes }) => [...removedNodes]);
    if (!(removed instanceof HTMLHtmlElement) || removed.isConnected) return;
    const waiting = new Map(
      [...mapControls(removed)].filter(([, control]) => control === focused || isChanged(control)),
    );
    const carryOver = () => {
      const controls = mapControls(document.documentElement);
      for (const [key, old] of waiting) {
        const control = controls.get(key);
        if (!control) continue;
        waiting.delete(key);
        copyTyped(old, control);
        if (old === focused) copyFocus(old, control);
      }
      if (waiting.size === 0) observer.disconnect();
    };
    const observer = new MutationObserver(carryOver);
    observer.observe(document.documentElement, { childList: true, subtree: true });
    setTimeout(() => observer.disconnect(), MAX_WAIT_MS);
    carryOver();
  }).observe(document, { childList: true });
}

/** By type, name and number, which both documents share. */
function mapControls(root: HTMLElement): Map<string, Control> {
  const counts = new Map<string, number>();
  return new Map(
    [...root.querySelectorAll<Control>(controls)].map((control) => {
      const key = `${control.type} ${control.name}`;
      const number = (counts.get(key) ?? 0) + 1;
      counts.set(key, number);
      return [`${key} ${number}`, control];
    }),
  );
}

function copyTyped(old: Control, control: Control): void {
  if (!isChanged(old)) return;
  if (old instanceof HTMLInputElement && control instanceof HTMLInputElement) {
    if (old.type === "file") control.files = old.files;
    else if (old.type === "checkbox" || old.type === "radio") control.checked = old.checked;
    else setValue(control, old.value);
  } else setValue(control, old.value);
  for (const type of ["input", "change"]) control.dispatchEvent(new Event(type, { bubbles: true }));
}

/** React replaces the setter of a field to notice changes by scripts, which it then ignores in events. */
function setValue(control: Control, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), "value")?.set?.call(control, value);
}

function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement)
    return [...control.options].some(({ selected, defaultSelected }) => selected !== defaultSelected);
  if (control instanceof HTMLInputElement && (control.type === "checkbox" || control.type === "radio"))
    return control.checked !== control.defaultChecked;
  return control.value !== control.defaultValue;
}

function copyFocus(old: Control, control: Control): void {
  control.focus({ preventScroll: true });
  if (old instanceof HTMLSelectElement || control instanceof HTMLSelectElement) return;
  // Null for types without a caret, such as email.
  if (old.selectionStart !== null) control.setSelectionRange(old.selectionStart, old.selectionEnd);
}
