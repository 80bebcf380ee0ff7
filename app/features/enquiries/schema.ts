import { z } from "zod";
import * as messages from "~/content/messages";
import { parseRupees } from "~/features/enquiries/numbers";
import {
  dayField,
  isEmailAddress,
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
import {
  detailFields,
  type EnquiryAnswers,
  type EnquiryField,
  enquiryFields,
  type FieldForm,
  getUnanswered,
  type QuoteDetails,
} from "./enquiry-fields";
import { isPhone, normalizePhone } from "./phone";

const malformedEmail = messages.contact.validation.email;

function requiredEmail(missing: string) {
  return requiredLine(missing, malformedEmail)
    .overwrite(removeInvisible)
    .trim()
    .refine((line) => line === "" || isEmailAddress(line), malformedEmail);
}

function optionalEmail() {
  return optionalLine("", malformedEmail)
    .transform((line) => removeInvisible(line).trim())
    .refine((line) => line === "" || isEmailAddress(line), malformedEmail)
    .transform((line) => line || null);
}

/** Accepts every format that `normalizePhone` supports. */
function requiredPhone(missing: string, malformed: string) {
  return requiredLine(missing, malformed).transform(normalizePhone).refine(isPhone, malformed);
}

function optionalPhone(malformed: string) {
  return optionalLine("", malformed)
    .transform((line) => line && (normalizePhone(line) || line))
    .refine((phone) => phone === "" || isPhone(phone), malformed)
    .transform((phone) => phone || null);
}

const momentSchema = z.iso.datetime({ offset: true });

/** Of a moment, as programs send it, takes the day in India. */
export function optionalDay(malformed: string) {
  return optionalLine("", malformed)
    .transform((line) => (momentSchema.safeParse(line).success ? toIndianDay(new Date(line)) : line))
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
export const MAX_AMOUNT = 2_000_000_000;

export const wholeRupeesProblem = "Whole rupees only, e.g. 1,25,000.";

/** Returns rupees; null for anything else, for paise, and above {@link MAX_AMOUNT}. */
export function parseWholeRupees(typed: string): number | null {
  const paise = parseRupees(typed);
  return paise === null || paise % 100 !== 0 || paise / 100 > MAX_AMOUNT ? null : paise / 100;
}

/** In rupees; null if blank, undefined if the form has no such field. */
export function optionalAmount() {
  return z
    .string()
    .transform((typed) => (typed.trim() === "" ? null : (parseWholeRupees(typed) ?? 0)))
    .refine((amount) => amount !== 0, wholeRupeesProblem)
    .optional();
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
export interface QuoteRequest extends EnquiryAnswers {
  description: string;
}

/** Reads the fields that the form asks; the others are unanswered. The API takes all fields. */
export function createFieldShape(form: FieldForm | "api") {
  const shape = enquiryFields.map((field) => [
    field.name,
    form === "api" || field.forms.includes(form)
      ? createReader(field, form)
      : z
          .unknown()
          .optional()
          .transform(() => getUnanswered(field)),
  ]);
  return Object.fromEntries(shape) as { [Name in keyof EnquiryAnswers]: z.ZodType<EnquiryAnswers[Name]> };
}

function createReader(field: EnquiryField, form: FieldForm | "api") {
  switch (field.type) {
    case "name":
      return requiredLine(quoteErrors.name);
    case "phone":
      return form === "edit" || form === "entry"
        ? optionalPhone(quoteErrors.phoneDigits)
        : requiredPhone(quoteErrors.phone, quoteErrors.phoneDigits);
    case "email":
      return optionalEmail();
    case "day":
      return form === "quote" ? optionalUpcomingDay(malformedDay, pastDay) : optionalDay(malformedDay);
    case "choice":
      // An enquiry from the API may have any text, which the edit screen keeps.
      if (form === "edit") return optionalLine();
      return form === "api"
        ? optionalLine().describe(describeChoices(field.options))
        : optionalChoice(field.options);
    case "line":
      return field.unanswered === null
        ? optionalLine().transform((typed) => typed || null)
        : optionalLine(field.unanswered);
  }
}

const describeChoices = (choices: readonly { value: string }[]) =>
  `Free text. The site's own form sends ${choices.map(({ value }) => value).join(", ")} or nothing.`;

export const quoteFormSchema = z
  .object({ ...createFieldShape("quote"), description: optionalText() })
  .transform((form): QuoteRequest => form);

const { name: Name, deliveryDate: requestedDelivery, ...apiFields } = createFieldShape("api");

/** Converts the field names of the API (`Name`, `projectDescription`, `requestedDelivery`). */
export const quoteRequestSchema = z
  .object({
    Name,
    ...apiFields,
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

/**
 * JSON in the column `details`. A message has none of the keys; an imported quote request may lack some. Ignores an
 * invalid date from an import, because screens could not format it.
 */
const storedDetails = z.object(
  Object.fromEntries(
    detailFields.map(({ name, type }): [string, z.ZodType] => [
      name,
      type === "day" ? z.iso.date().nullable().catch(null) : z.string().catch(""),
    ]),
  ) as { [Name in keyof QuoteDetails]: z.ZodType<QuoteDetails[Name]> },
);

export function parseQuoteDetails(column: unknown): QuoteDetails {
  return storedDetails.parse(column);
}

/** Leaves out what else `content` has. */
export function formatQuoteDetails(content: QuoteDetails): string {
  return JSON.stringify(Object.fromEntries(detailFields.map(({ name }) => [name, content[name]])));
}
