import { z } from "zod";
import { messages } from "~/content/messages";
import { optionalLine, requiredLine } from "~/server/text-fields";
import { isPhone, normalizePhone } from "./phone";

const malformedEmail = messages.contact.validation.email;

/** An e-mail address that has to be there; `missing` says so when it is not. */
export function requiredEmail(missing: string) {
  return requiredLine(missing).refine((line) => line === "" || isEmail(line), malformedEmail);
}

/** An e-mail address or null. */
export function optionalEmail() {
  return optionalLine()
    .refine((line) => line === "" || isEmail(line), malformedEmail)
    .transform((line) => line || null);
}

/** Ten digits that have to be there; blanks, dashes and a +91 do not count. */
export function requiredPhone(missing: string, malformed: string) {
  return requiredLine(missing)
    .refine((line) => line === "" || isPhone(normalizePhone(line)), malformed)
    .transform(normalizePhone);
}

/** Ten digits or null; what is typed and does not come to ten digits is refused. */
export function optionalPhone(malformed: string) {
  return optionalLine()
    .refine((line) => line === "" || isPhone(normalizePhone(line)), malformed)
    .transform((line) => normalizePhone(line) || null);
}

/** A day as a date field sends it (2025-03-31), or null. */
export function optionalDay(malformed: string) {
  return optionalLine()
    .refine((line) => line === "" || z.iso.date().safeParse(line).success, malformed)
    .transform((line) => line || null);
}

function isEmail(line: string): boolean {
  return z.email().safeParse(line).success;
}
