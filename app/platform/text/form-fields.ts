import { z } from "zod";
import { collapseWhitespace } from "./text";

/** In characters: far beyond real use, short enough to store and email. */
const MAX_LINE_LENGTH = 200;
export const MAX_TEXT_LENGTH = 5000;

const describeTooLong = (length: number) => `Please use at most ${length} characters.`;

/** Error for a number, list or object instead of text. Only a JSON call can cause it. */
export const notTextMessage = "Please write this as text.";

const notInListMessage = "Please choose from the list.";

/** Invisible characters that `cleanText` keeps, because some are part of words in Indian scripts, and the empty braille cell. */
const invisibleCharacters = /[\p{Default_Ignorable_Code_Point}\u2800]/gu;

export function removeInvisible(text: string): string {
  return text.replace(invisibleCharacters, "");
}

const isVisible = (text: string) => removeInvisible(text).trim() !== "";

const text = z
  .string({ error: notTextMessage })
  .trim()
  .max(MAX_TEXT_LENGTH, describeTooLong(MAX_TEXT_LENGTH));

/** Fails with `message` when missing or invisible, with `malformed` when not text. */
export function requiredLine(message: string, malformed = message) {
  return z
    .string({ error: ({ input }) => (input === undefined || input === null ? message : malformed) })
    .overwrite(collapseWhitespace)
    .refine(isVisible, message)
    .max(MAX_LINE_LENGTH, describeTooLong(MAX_LINE_LENGTH));
}

function line(malformed: string) {
  return z
    .string({ error: malformed })
    .overwrite(collapseWhitespace)
    .max(MAX_LINE_LENGTH, describeTooLong(MAX_LINE_LENGTH));
}

/** Missing, null or empty input becomes `fallback`. Fails with `malformed` when not text. */
export function optionalLine(fallback = "", malformed = notTextMessage) {
  return line(malformed)
    .nullish()
    .transform((input) => input || fallback);
}

export function optionalChoice(choices: readonly { value: string }[]) {
  const values = choices.map(({ value }) => value);
  return optionalLine().refine((value) => value === "" || values.includes(value), notInListMessage);
}

export function requiredText(message: string) {
  return z
    .string({ error: message })
    .trim()
    .refine(isVisible, message)
    .max(MAX_TEXT_LENGTH, describeTooLong(MAX_TEXT_LENGTH));
}

export function optionalText() {
  return text.nullish().transform((input) => input ?? "");
}

/** Parses a text alternative. Empty text becomes null; a missing field becomes undefined. */
export function pictureText() {
  return line(notTextMessage)
    .nullable()
    .transform((input) => input || null)
    .optional();
}

const localPart = /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u;
const domainLabel = /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/;

/** Accepts internationalized domains, in Unicode or Punycode, and local parts (RFC 6531). */
export function isEmailAddress(text: string): boolean {
  const at = text.lastIndexOf("@");
  const domain = text.slice(at + 1);
  if (at < 1 || at > 64 || !localPart.test(text.slice(0, at))) return false;
  if (text.length > 254 || /[\s/?#:\\[\]%@]/.test(domain) || !URL.canParse(`http://${domain}`)) return false;
  const labels = new URL(`http://${domain}`).hostname.split(".");
  return (
    labels.length > 1 &&
    labels.every((label) => domainLabel.test(label)) &&
    !/^\d+$/.test(labels.at(-1) ?? "")
  );
}

export function emptyOr<Schema extends z.ZodType>(schema: Schema, malformed: string) {
  return z.union([z.literal("").transform(() => null), schema], malformed);
}

/** PostgreSQL has no year 0, unlike ISO 8601. */
const isStorable = (text: string) => !text.startsWith("0000");

/** Accepts a day, e.g. 2031-05-01. `malformed` is the message for anything else. */
export function dayField(malformed?: string) {
  return z.iso.date(malformed).refine(isStorable, malformed);
}

/** Accepts a moment in UTC, e.g. 2031-05-01T10:30:00.000Z. */
export function momentField() {
  return z.iso.datetime().refine(isStorable);
}

/** Returns the first message per field. Keys are paths joined with dots, or "request" for the whole input. */
export function collectFieldErrors(error: z.ZodError | undefined): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const { path, message } of error?.issues ?? []) errors[path.join(".") || "request"] ??= message;
  return errors;
}
