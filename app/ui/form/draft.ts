export type Draft = URLSearchParams;

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Excludes file inputs, which browsers cannot store, the honeypot, and `data-undrafted` fields, which others represent. */
const draftFields =
  ":is(input, textarea, select):is([data-draft], :not([type=hidden], [type=file], [type=checkbox], [type=radio], [data-undrafted], [aria-hidden] *))";

/** Empty without a draft. Browser only. */
export function readDraft(address: string): Draft {
  try {
    return new URLSearchParams(sessionStorage.getItem(key(address)) ?? "");
  } catch {
    // Some browsers forbid storage: then there are no drafts.
    return new URLSearchParams();
  }
}

/** Saves the form until the tab closes. An empty form deletes its draft. Browser only. */
export function saveDraft(form: HTMLFormElement, address: string): void {
  const texts = listControls(form).map(({ name, value }) => [name, value]);
  try {
    if (isWritten(form)) sessionStorage.setItem(key(address), new URLSearchParams(texts).toString());
    else sessionStorage.removeItem(key(address));
  } catch {
    // Storage is forbidden or full: the form itself still has all values.
  }
}

/** Returns true if a field differs from its initial value. */
export function isWritten(form: HTMLFormElement): boolean {
  return listControls(form).some(
    (control) =>
      // A choice without a preset starts with a proposed value.
      !(control instanceof HTMLSelectElement && control.dataset.preset === undefined) &&
      !isRadio(control) &&
      control.value !== (control.dataset.preset ?? ""),
  );
}

function listControls(form: HTMLFormElement): Control[] {
  return [...form.querySelectorAll<Control>(draftFields)].filter(
    (control) => !isRadio(control) || (control.checked && !isUnchanged(control)),
  );
}

export function deleteDraft(address: string): void {
  try {
    sessionStorage.removeItem(key(address));
  } catch {}
}

/** Returns whether it changed a visible field. */
export function restoreDraft(form: HTMLFormElement, draft: Draft): boolean {
  let isChanged = false;
  for (const control of form.querySelectorAll<Control>(draftFields)) {
    const text = draft.get(control.name);
    if (text === null) continue;
    const before = isRadio(control) ? control.checked : control.value;
    if (isRadio(control)) control.checked = control.value === text;
    else if (control.value === (control.dataset.preset ?? "")) control.value = text;
    isChanged ||= !control.hidden && before !== (isRadio(control) ? control.checked : control.value);
  }
  return isChanged;
}

function isRadio(control: Control): control is HTMLInputElement {
  return control instanceof HTMLInputElement && control.type === "radio";
}

/** With `data-draft="changed"` a choice is stored only if changed: the server's value may have changed since. */
function isUnchanged(radio: HTMLInputElement): boolean {
  return radio.dataset.draft === "changed" && radio.defaultChecked;
}

function key(address: string): string {
  return `draft of ${address}`;
}
