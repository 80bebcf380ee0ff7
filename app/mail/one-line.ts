import { cutText } from "~/server/clean-text";

/** A text on one line, whatever a visitor typed as a name: a line of its own would be a header to a mail server. */
export function oneLine(text: string): string {
  return cutText(text.replace(/[\s\p{Cc}]+/gu, " ").trim(), 200);
}
