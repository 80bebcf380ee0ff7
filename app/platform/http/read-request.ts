import type { Params } from "@remix-run/react";
import { z } from "zod";
import { cleanText } from "~/platform/text/text";

/** Cleans the text fields. The body can be read again. @throws {Response} 400 when the body is not a form */
export async function readForm(request: Request): Promise<FormData> {
  try {
    return cleanForm(await request.clone().formData());
  } catch {
    throw badRequest();
  }
}

/** More than a quotation of 30 lines has: about 18 for each line. */
const MAX_FIELDS = 1000;

/** Cleans the text fields and leaves files unchanged. @throws {Response} 400 when there are too many fields */
export function cleanForm(form: Iterable<[string, FormDataEntryValue]>): FormData {
  const clean = new FormData();
  let count = 0;
  for (const [name, value] of form) {
    if (++count > MAX_FIELDS) throw badRequest();
    if (typeof value === "string") clean.append(cleanText(name), cleanText(value));
    else clean.append(cleanText(name), value);
  }
  return clean;
}

/** Returns "" for a missing field or a file. */
export function readText(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}

/** Returns the first value of a repeated field, "" for a file; reads all fields by default. */
export function readTexts(form: FormData, names?: readonly string[]): Record<string, string> {
  const texts = new Map<string, string>();
  for (const [name, value] of form) {
    if (texts.has(name) || names?.includes(name) === false) continue;
    texts.set(name, typeof value === "string" ? value : "");
  }
  return Object.fromEntries(texts);
}

/** @throws {Response} 400 for invalid input. The site's own screens never send it */
export function parseOrBadRequest<Schema extends z.ZodType>(
  schema: Schema,
  input: unknown,
): z.output<Schema> {
  const { success, data } = schema.safeParse(input);
  if (!success) throw badRequest();
  return data;
}

export function readQuery(request: Request): URLSearchParams {
  const { searchParams } = new URL(request.url);
  return new URLSearchParams([...searchParams].map(([name, value]) => [cleanText(name), cleanText(value)]));
}

/** @throws {Response} 404 when the path has no valid id */
export function readId(params: Params): number {
  return orNotFound(parseId(params.id));
}

/** Ids and versions are int4 columns. */
export const MAX_ID = 2_147_483_647;

export function parseId(text: string | undefined): number | null {
  const id = /^[1-9]\d{0,9}$/.test(text ?? "") ? Number(text) : 0;
  return id < 1 || id > MAX_ID ? null : id;
}

/** @param error the message for a missing or invalid id of a form */
export function idField(error?: string) {
  return z.coerce.number({ error }).int({ error }).positive({ error }).max(MAX_ID, { error });
}

/** @throws {Response} 404 when nothing was found */
export function orNotFound<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw notFound();
  return value;
}

export function notFound(headers: HeadersInit = {}): Response {
  return new Response("Not Found", { status: 404, statusText: "Not Found", headers });
}

function badRequest(): Response {
  return new Response("Bad Request", { status: 400, statusText: "Bad Request" });
}
