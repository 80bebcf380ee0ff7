import { z } from "zod";

/** Longest accepted texts in characters: far beyond real use, short enough to store and mail without care. */
const LINE_LENGTH = 200;
const TEXT_LENGTH = 5000;

const tooLong = (length: number) => `Please keep this under ${length} characters.`;

const noText = "Please write this as text.";

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

const line = z
  .string({ error: noText })
  .overwrite(withoutDirections)
  .trim()
  .max(LINE_LENGTH, tooLong(LINE_LENGTH));
const text = z.string({ error: noText }).trim().max(TEXT_LENGTH, tooLong(TEXT_LENGTH));

/** One line that has to be there and to be seen; `message` says so when it is not. */
export function requiredLine(message: string) {
  return z
    .string({ error: message })
    .overwrite(withoutDirections)
    .trim()
    .refine(isSeen, message)
    .max(LINE_LENGTH, tooLong(LINE_LENGTH));
}

/** One line that may be missing, null or empty; then it becomes `fallback`. */
export function optionalLine(fallback = "") {
  return line.nullish().transform((given) => given || fallback);
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
  return line
    .nullable()
    .transform((given) => given || null)
    .optional();
}
