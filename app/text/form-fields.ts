import { z } from "zod";

/** Longest accepted texts in characters: far beyond real use, short enough to store and mail without care. */
const LINE_LENGTH = 200;
const TEXT_LENGTH = 5000;

const tooLong = (length: number) => `Please keep this under ${length} characters.`;

/** Of a number, a list or an object where a text is asked for; a JSON call alone can send one. */
export const noText = "Please write this as text.";

const notOffered = "Please choose from the list.";

/** Reverse the reading direction of whatever stands behind them, such as the subject of a mail (Unicode TR 9). */
const directions = /[\u202a-\u202e\u2066-\u2069]/g;

const withoutDirections = (text: string) => text.replace(directions, "");

/** Characters that nobody sees; some of them belong into words of Indian scripts. */
const unseen = /[\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** A text without the characters that nobody sees, which come along when it is copied from a page or a contact. */
export function withoutUnseen(text: string): string {
  return text.replace(unseen, "");
}

const isSeen = (text: string) => withoutUnseen(text).trim() !== "";

const text = z.string({ error: noText }).trim().max(TEXT_LENGTH, tooLong(TEXT_LENGTH));

/** One line that has to be there and to be seen; `message` says so when it is not, `malformed` what is said of what is no text. */
export function requiredLine(message: string, malformed = message) {
  return z
    .string({ error: ({ input }) => (input === undefined || input === null ? message : malformed) })
    .overwrite(withoutDirections)
    .trim()
    .refine(isSeen, message)
    .max(LINE_LENGTH, tooLong(LINE_LENGTH));
}

function line(malformed: string) {
  return z
    .string({ error: malformed })
    .overwrite(withoutDirections)
    .trim()
    .max(LINE_LENGTH, tooLong(LINE_LENGTH));
}

/** One line that may be missing, null or empty; then it becomes `fallback`. `malformed` is said of what is no text. */
export function optionalLine(fallback = "", malformed = noText) {
  return line(malformed)
    .nullish()
    .transform((given) => given || fallback);
}

/** One of the choices that a form offers, by its value; the empty text where none was chosen. */
export function optionalChoice(choices: readonly { value: string }[]) {
  const values = choices.map(({ value }) => value);
  return optionalLine().refine((value) => value === "" || values.includes(value), notOffered);
}

/** Free text that has to be there and to be seen; `message` says so when it is not. */
export function requiredText(message: string) {
  return z.string({ error: message }).trim().refine(isSeen, message).max(TEXT_LENGTH, tooLong(TEXT_LENGTH));
}

/** Free text that may be missing, null or empty; then it becomes the empty text. */
export function optionalText() {
  return text.nullish().transform((given) => given ?? "");
}

/** What a picture shows, for those who cannot see it; empty is null, and left out is undefined. */
export function pictureText() {
  return line(noText)
    .nullable()
    .transform((given) => given || null)
    .optional();
}

/** What may be left empty in a form and is null then; `malformed` is the message for what `schema` does not know at all. */
export function emptyOr<Schema extends z.ZodType>(schema: Schema, malformed: string) {
  return z.union([z.literal("").transform(() => null), schema], malformed);
}

/** Years begin with 1 in PostgreSQL, which refuses the year 0 that ISO 8601 has. */
const isStorable = (written: string) => !written.startsWith("0000");

/** A day as a date field sends it (2031-05-01), of a year that the database knows; `malformed` is the message for anything else. */
export function dayField(malformed?: string) {
  return z.iso.date(malformed).refine(isStorable, malformed);
}

/** The same of a moment in UTC (2031-05-01T10:30:00.000Z). */
export function momentField() {
  return z.iso.datetime().refine(isStorable);
}

/**
 * The first message for each field that a schema refused, by the field's path joined with dots; a problem of the whole input stands
 * under "request".
 */
export function collectFieldErrors(error: z.ZodError | undefined): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const { path, message } of error?.issues ?? []) errors[path.join(".") || "request"] ??= message;
  return errors;
}
