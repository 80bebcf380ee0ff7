/** A draft: the names of a form's fields with what was typed into them before the form was sent. */
export type Draft = URLSearchParams;

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * The fields of a draft: what people fill in, and the hidden fields that refer to staged files. Browsers cannot store a file
 * input, the honeypot must stay empty, and what has `data-undrafted` is in the draft by another field.
 */
const draftFields =
  ":is(input, textarea, select):is([data-draft], :not([type=hidden], [type=file], [type=checkbox], [type=radio], [data-undrafted], [aria-hidden] *))";

/** Reads the draft of the form at `address`; empty when there is none. Only in the browser. */
export function readDraft(address: string): Draft {
  try {
    return new URLSearchParams(sessionStorage.getItem(key(address)) ?? "");
  } catch {
    // Some browsers forbid storage: then there are no drafts.
    return new URLSearchParams();
  }
}

/**
 * Saves the fields of `form`, and the hidden field named `timestamp`, until the tab is closed. An empty form deletes its
 * draft. Only in the browser.
 */
export function saveDraft(form: HTMLFormElement, address: string, timestamp = ""): void {
  const controls = [...form.querySelectorAll<Control>(draftFields)].filter(
    (control) => !isRadio(control) || (control.checked && !isUnchanged(control)),
  );
  // What stood there from the beginning was not typed.
  const isWritten = controls.some(
    (control) =>
      // A choice without a preset begins with what is proposed.
      !(control instanceof HTMLSelectElement && control.dataset.preset === undefined) &&
      !isRadio(control) &&
      control.value !== (control.dataset.preset ?? ""),
  );
  const shown = form.querySelector<HTMLInputElement>(`input[name="${timestamp}"]`);
  const texts = [...controls, ...(shown ? [shown] : [])].map(({ name, value }) => [name, value]);
  try {
    if (isWritten) sessionStorage.setItem(key(address), new URLSearchParams(texts).toString());
    else sessionStorage.removeItem(key(address));
  } catch {
    // Storage is forbidden or full: the form itself still has everything.
  }
}

/** Deletes the draft of the form at `address`. */
export function deleteDraft(address: string): void {
  try {
    sessionStorage.removeItem(key(address));
  } catch {
    // Storage is forbidden: there is no draft.
  }
}

/** Writes a draft into the empty fields of a form. */
export function restoreDraft(form: HTMLFormElement, draft: Draft): void {
  for (const control of form.querySelectorAll<Control>(draftFields)) {
    const text = draft.get(control.name);
    if (isRadio(control)) control.checked = text === null ? control.checked : control.value === text;
    else if (control.value === (control.dataset.preset ?? "")) control.value = text ?? control.value;
  }
}

function isRadio(control: Control): control is HTMLInputElement {
  return control instanceof HTMLInputElement && control.type === "radio";
}

/** A choice that `data-draft` calls "changed" is in the draft only then: what is stored may have changed meanwhile. */
function isUnchanged(radio: HTMLInputElement): boolean {
  return radio.dataset.draft === "changed" && radio.defaultChecked;
}

function key(address: string): string {
  return `draft of ${address}`;
}
