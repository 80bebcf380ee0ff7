import { z } from "zod";

/** Longest accepted texts in characters: far beyond real use, short enough to store and mail without care. */
const LINE_LENGTH = 200;
const TEXT_LENGTH = 5000;

const tooLong = (length: number) => `Please keep this under ${length} characters.`;

const noText = "Please write this as text.";

const line = z.string({ error: noText }).trim().max(LINE_LENGTH, tooLong(LINE_LENGTH));
const text = z.string({ error: noText }).trim().max(TEXT_LENGTH, tooLong(TEXT_LENGTH));

/** One line that has to be there; `message` says so when it is not. */
export function requiredLine(message: string) {
  return z.string({ error: message }).trim().min(1, message).max(LINE_LENGTH, tooLong(LINE_LENGTH));
}

/** One line that may be missing, null or empty; then it becomes `fallback`. */
export function optionalLine(fallback = "") {
  return line.nullish().transform((given) => given || fallback);
}

/** Free text that has to be there; `message` says so when it is not. */
export function requiredText(message: string) {
  return z.string({ error: message }).trim().min(1, message).max(TEXT_LENGTH, tooLong(TEXT_LENGTH));
}

/** Free text that may be missing, null or empty; then it becomes the empty text. */
export function optionalText() {
  return text.nullish().transform((given) => given ?? "");
}

/** What a picture shows, for those who cannot see it; empty is null, and left out is undefined. */
export function pictureText() {
  return line
    .nullable()
    .transform((given) => given || null)
    .optional();
}
