import { savedFormCookie } from "./form-result";

export type Draft = URLSearchParams;

/** A part of a form that restores its own fields from the draft, until it has done so. */
const restoring = "[data-restoring]";

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Excludes files, which cannot be stored, the honeypot, and `data-undrafted` fields, whose values are in other fields. */
const draftFields =
  ":is(input, textarea, select):is([data-draft], :not([type=hidden], [type=file], [type=checkbox], [type=radio], [data-undrafted], [aria-hidden] *))";

/** Ends the draft of a form that was saved without scripts. */
export function endSavedDraft(name: string): void {
  const cookie = document.cookie.split(/;\s*/).find((pair) => pair.startsWith(`${savedFormCookie}=`));
  const path = decodeURIComponent(cookie?.slice(savedFormCookie.length + 1) ?? "");
  if (path === "" || name.split(" ")[0] !== path) return;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox before 140 and Safari before 18.4
  document.cookie = `${savedFormCookie}=; Path=/; Max-Age=0; SameSite=Lax`;
  deleteDraft(name);
}

/** Returns an empty draft if none is stored. Browser only. */
export function readDraft(name: string): Draft {
  try {
    return new URLSearchParams(sessionStorage.getItem(toStorageKey(name)) ?? "");
  } catch {
    // Storage is blocked: there are no drafts.
    return new URLSearchParams();
  }
}

/** Stores a changed form until the tab closes; deletes the draft of an unchanged one. Browser only. */
export function saveDraft(form: HTMLFormElement, name: string): void {
  // The rest of the draft is about to be restored.
  if (form.querySelector(restoring) && readDraft(name).size > 0) return;
  const controls = listControls(form);
  const draft = new URLSearchParams(controls.map(({ name, value }) => [name, value]));
  // A control whose value means something else on another day names the fields to store instead.
  for (const { dataset } of controls)
    for (const [name, text] of new URLSearchParams(dataset.draftAs)) draft.set(name, text);
  try {
    if (isFormChanged(form)) sessionStorage.setItem(toStorageKey(name), draft.toString());
    else sessionStorage.removeItem(toStorageKey(name));
  } catch {
    // Storage is blocked or full. The form still has all values.
  }
}

/** Returns true if a text differs from its stored value. */
export function isFormChanged(form: HTMLFormElement): boolean {
  return listControls(form).some(
    (control) =>
      // A select without `data-preset` starts with a proposed value.
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

export function deleteDraft(name: string): void {
  try {
    sessionStorage.removeItem(toStorageKey(name));
  } catch {}
}

/** Returns true if a visible field changed. A draft with only stored values ends, because it was stored. */
export function restoreDraft(form: HTMLFormElement, draft: Draft): boolean {
  const changes = [...form.querySelectorAll<Control>(draftFields)].filter((control) => {
    const text = draft.get(control.name);
    if (text === null) return false;
    if (isRadio(control)) return control.checked !== (control.value === text);
    return control.value === (control.dataset.preset ?? "") && control.value !== text;
  });
  if (changes.every((control) => control.hidden)) return false;
  for (const control of changes) {
    if (control.closest(restoring)) continue;
    const text = draft.get(control.name) ?? "";
    if (isRadio(control)) control.checked = control.value === text;
    else control.value = text;
  }
  return true;
}

function isRadio(control: Control): control is HTMLInputElement {
  return control instanceof HTMLInputElement && control.type === "radio";
}

/** With `data-draft="changed"`, stores a radio button only if changed, because the saved value may change later. */
function isUnchanged(radio: HTMLInputElement): boolean {
  return radio.dataset.draft === "changed" && radio.defaultChecked;
}

function toStorageKey(name: string): string {
  return `draft of ${name}`;
}
