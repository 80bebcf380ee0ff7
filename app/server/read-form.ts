import { cleanText } from "./clean-text";

/**
 * The fields of a form without files, their texts made fit to be stored and shown. The request can be read again afterwards.
 * @throws {Response} 400 when the body is no form
 */
export async function readForm(request: Request): Promise<FormData> {
  try {
    return cleanForm(await request.clone().formData());
  } catch {
    throw new Response("Bad Request", { status: 400, statusText: "Bad Request" });
  }
}

/** The same form with all its texts cleaned; files stay as they are. */
export function cleanForm(form: FormData): FormData {
  const clean = new FormData();
  for (const [name, value] of form) {
    if (typeof value === "string") clean.append(cleanText(name), cleanText(value));
    else clean.append(cleanText(name), value);
  }
  return clean;
}

/** The text of a field; the empty text when it is missing or a file. */
export function readText(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}

/** All texts of a form by their fields' names; files are left out as empty texts. */
export function readTexts(form: FormData): Record<string, string> {
  return Object.fromEntries([...form.keys()].map((name) => [name, readText(form, name)]));
}
