/**
 * The fields of a form without files. The request can be read again afterwards.
 * @throws {Response} 400 when the body is no form
 */
export async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.clone().formData();
  } catch {
    throw new Response("Bad Request", { status: 400, statusText: "Bad Request" });
  }
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
