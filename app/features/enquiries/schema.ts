import { z } from "zod";
import * as messages from "~/content/messages";
import {
  dayField,
  optionalChoice,
  optionalLine,
  optionalText,
  removeInvisible,
  requiredLine,
  requiredText,
} from "~/platform/text/form-fields";
import { toIndianDay } from "~/platform/time/time";
import type { PieceList } from "~/sizes/piece-list";
import { sentPiecesSchema } from "~/sizes/schema";
import { type DetailField, type DetailForm, mapDetails, type QuoteDetails } from "./detail-fields";
import { isPhone, normalizePhone } from "./phone";

const malformedEmail = messages.contact.validation.email;

function requiredEmail(missing: string) {
  return requiredLine(missing, malformedEmail)
    .overwrite(removeInvisible)
    .trim()
    .refine((line) => line === "" || isEmail(line), malformedEmail);
}

export function optionalEmail() {
  return optionalLine("", malformedEmail)
    .transform((line) => removeInvisible(line).trim())
    .refine((line) => line === "" || isEmail(line), malformedEmail)
    .transform((line) => line || null);
}

/** Accepts every format that `normalizePhone` supports. */
export function requiredPhone(missing: string, malformed: string) {
  return requiredLine(missing, malformed).transform(normalizePhone).refine(isPhone, malformed);
}

export function optionalPhone(malformed: string) {
  return optionalLine("", malformed)
    .transform((line) => line && (normalizePhone(line) || line))
    .refine((phone) => phone === "" || isPhone(phone), malformed)
    .transform((phone) => phone || null);
}

export function optionalDay(malformed: string) {
  return optionalLine("", malformed)
    .refine((line) => line === "" || dayField().safeParse(line).success, malformed)
    .transform((line) => line || null);
}

/** Some browsers add seconds. */
export function optionalTime() {
  return optionalLine()
    .refine(
      (line) => line === "" || /^([01]\d|2[0-3]):[0-5]\d(:\d\d)?$/.test(line),
      "Enter the time as 16:30.",
    )
    .transform((line) => line.slice(0, 5) || null);
}

/** Accepts today or later in India; `past` is the error for an earlier date. */
function optionalUpcomingDay(malformed: string, past: string) {
  return optionalDay(malformed).refine((day) => day === null || day >= toIndianDay(new Date()), past);
}

/** In rupees, just below the limit of the column. */
const MAX_AMOUNT = 2_000_000_000;

/** In rupees, with or without commas and currency sign. */
export function optionalAmount() {
  return optionalLine()
    .transform((typed) => typed.replace(/[\s,₹]|^rs\.?|\/-$/gi, ""))
    .refine(
      (digits) => digits === "" || (/^[1-9]\d*$/.test(digits) && Number(digits) <= MAX_AMOUNT),
      "Whole rupees only, e.g. 1,25,000.",
    )
    .transform((digits) => (digits === "" ? null : Number(digits)));
}

function isEmail(line: string): boolean {
  return z.email().safeParse(line).success;
}

const { validation: contactErrors } = messages.contact;
const { validation: quoteErrors } = messages.quote;
const malformedDay = "Please enter a valid date.";
const pastDay = "Please choose today or a later date.";

export const contactSchema = z.object({
  name: requiredLine("Please enter your name."),
  email: requiredEmail("Please enter your email address."),
  phone: optionalPhone(contactErrors.phone),
  message: requiredText("Please enter your message."),
});

export type ContactMessage = z.output<typeof contactSchema>;

/** A quote request from the form or the API, with the field names of the form. */
export interface QuoteRequest extends QuoteDetails {
  name: string;
  email: string | null;
  /** Ten digits. */
  phone: string;
  town?: string | undefined;
  description: string;
}

/** Reads the answers that `form` asks; the others are unanswered. */
export function createDetailShape(
  form: DetailForm,
  readDay: () => z.ZodType<string | null> = () => optionalDay(malformedDay),
) {
  const isAsked = ({ forms }: DetailField) => forms.includes(form);
  return mapDetails<z.ZodType<string>, z.ZodType<string | null>>(
    (field) => {
      if (field.type === "choice") return isAsked(field) ? optionalChoice(field.options) : leaveOut("");
      return isAsked(field) ? optionalLine(field.unanswered) : leaveOut(field.unanswered);
    },
    (field) => (isAsked(field) ? readDay() : leaveOut(null)),
  );
}

function leaveOut<Value>(value: Value) {
  return z
    .unknown()
    .optional()
    .transform(() => value);
}

export const quoteFormSchema = z
  .object({
    name: requiredLine(quoteErrors.name),
    phone: requiredPhone(quoteErrors.phone, quoteErrors.phoneDigits),
    town: optionalLine().transform((typed) => typed || undefined),
    email: optionalEmail(),
    ...createDetailShape("quote", () => optionalUpcomingDay(malformedDay, pastDay)),
    description: optionalText(),
  })
  .transform((form): QuoteRequest => form);

const describeChoices = (choices: readonly { value: string }[]) =>
  `Free text. The site's own form sends ${choices.map(({ value }) => value).join(", ")} or nothing.`;

const { deliveryDate: requestedDelivery, ...apiDetails } = mapDetails<
  z.ZodType<string>,
  z.ZodType<string | null>
>(
  (field) =>
    field.type === "choice"
      ? optionalLine().describe(describeChoices(field.options))
      : optionalLine(field.unanswered),
  () => optionalDay(malformedDay),
);

/** Converts the field names of the API (`Name`, `projectDescription`, `requestedDelivery`). */
export const quoteRequestSchema = z
  .object({
    Name: requiredLine(quoteErrors.name),
    email: optionalEmail(),
    phone: requiredPhone(quoteErrors.phone, quoteErrors.phoneDigits),
    ...apiDetails,
    projectDescription: optionalText(),
    requestedDelivery,
    pieces: sentPiecesSchema,
  })
  .transform(
    ({
      Name: name,
      projectDescription: description,
      requestedDelivery: deliveryDate,
      pieces,
      ...rest
    }): { content: QuoteRequest; pieces: PieceList | null } => ({
      content: { ...rest, name, description, deliveryDate },
      pieces,
    }),
  );

/** Reports missing fields before invalid ones. */
export function summarizeContactProblem(error: z.ZodError, sentFields: Record<string, unknown>) {
  const { title, required, email, phone } = contactErrors;
  const isMissing = (field: string) => {
    const value = sentFields[field] ?? "";
    return typeof value === "string" && value.trim() === "";
  };
  if (["name", "email", "message"].some(isMissing)) return { title, message: required };
  const invalidFields = error.issues.map((issue) => issue.path[0]);
  if (invalidFields.includes("email")) return { title, message: email };
  if (invalidFields.includes("phone")) return { title, message: phone };
  return { title, message: error.issues[0]?.message ?? required };
}
