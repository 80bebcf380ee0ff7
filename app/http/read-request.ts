import type { Params } from "@remix-run/react";
import { z } from "zod";
import { cleanText } from "~/text/clean-text";

/**
 * The fields of a form without files, their texts made fit to be stored and shown. The request can be read again afterwards.
 * @throws {Response} 400 when the body is no form
 */
export async function readForm(request: Request): Promise<FormData> {
  try {
    return cleanForm(await request.clone().formData());
  } catch {
    throw badRequest();
  }
}

/** Most fields of a form, several times those of the site's largest. */
const MAX_FIELDS = 500;

/**
 * The same fields with all their texts cleaned; files stay as they are.
 * @throws {Response} 400 when there are too many
 */
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

/** The text of a field; the empty text when it is missing or a file. */
export function readText(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}

/**
 * The texts of a form by their fields' names, of a repeated field the first; files are left out as empty texts.
 * @param names of the fields to read; all when left out
 */
export function readTexts(form: FormData, names?: readonly string[]): Record<string, string> {
  const texts = new Map<string, string>();
  for (const [name, value] of form) {
    if (texts.has(name) || names?.includes(name) === false) continue;
    texts.set(name, typeof value === "string" ? value : "");
  }
  return Object.fromEntries(texts);
}

/**
 * What a form or an address asks for.
 * @throws {Response} 400 when the schema refuses it: no screen of the site asks so
 */
export function parseAsked<Schema extends z.ZodType>(schema: Schema, asked: unknown): z.output<Schema> {
  const { success, data } = schema.safeParse(asked);
  if (!success) throw badRequest();
  return data;
}

/** The query of a request's address, its texts made fit to be stored and shown. */
export function readQuery(request: Request): URLSearchParams {
  const { searchParams } = new URL(request.url);
  return new URLSearchParams([...searchParams].map(([name, value]) => [cleanText(name), cleanText(value)]));
}

/**
 * The id in a route's path.
 * @throws {Response} 404 when it is no id
 */
export function readId(params: Params): number {
  return orNotFound(parseId(params.id));
}

/** Ids and versions are int4 columns; a greater number names nothing. */
export const LARGEST_ID = 2_147_483_647;

/** An id as an address writes it; null for what can be none. */
export function parseId(text: string | undefined): number | null {
  const id = /^[1-9]\d{0,9}$/.test(text ?? "") ? Number(text) : 0;
  return id < 1 || id > LARGEST_ID ? null : id;
}

/** An id or a version as a form writes it. */
export function idField() {
  return z.coerce.number().int().positive().max(LARGEST_ID);
}

/**
 * What was found, if anything was.
 * @throws {Response} 404
 */
export function orNotFound<T>(found: T | null | undefined): T {
  if (found === null || found === undefined) throw notFound();
  return found;
}

/** The answer to an address that names nothing. */
export function notFound(headers: HeadersInit = {}): Response {
  return new Response("Not Found", { status: 404, statusText: "Not Found", headers });
}

function badRequest(): Response {
  return new Response("Bad Request", { status: 400, statusText: "Bad Request" });
}
