/** A cookie with the path of a form that was saved without scripts: the next page with scripts ends the form's draft. */
export const savedFormCookie = "saved-form";
