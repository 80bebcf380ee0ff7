import { z } from "zod";
import { messages } from "~/content/messages";
import { quoteDefaults } from "~/content/quote";
import { optionalLine, optionalText, requiredLine, requiredText } from "~/server/text-fields";
import { optionalDay, optionalEmail, optionalPhone, requiredEmail, requiredPhone } from "./fields";

const { validation: contactRules } = messages.contact;
const { validation: quoteRules } = messages.quote;
const malformedDay = "Please enter a valid date.";

/** A message as the contact form and the JSON call send it (specification, sections 3 and 5). */
export const contactSchema = z.object({
  name: requiredLine("Please enter your name."),
  email: requiredEmail("Please enter your email address."),
  phone: optionalPhone(contactRules.phone),
  message: requiredText("Please enter your message."),
});

export type ContactMessage = z.output<typeof contactSchema>;

/** What the quote form asks, under the form's own names (specification, sections 3 and 5). */
export const quoteFormSchema = z.object({
  name: requiredLine(quoteRules.name),
  phone: requiredPhone(quoteRules.phone, quoteRules.phoneDigits),
  email: optionalEmail(),
  projectType: optionalLine(),
  budget: optionalLine(),
  deliveryDate: optionalDay(malformedDay),
  description: optionalText(),
});

/** The quote request as the JSON call sends it, the capital of `Name` included; what it leaves out takes its default. */
export const quoteRequestSchema = z.object({
  Name: requiredLine(quoteRules.name),
  email: optionalEmail(),
  phone: requiredPhone(quoteRules.phone, quoteRules.phoneDigits),
  deliveryInstallation: optionalLine(quoteDefaults.deliveryInstallation),
  measurements: optionalLine(quoteDefaults.measurements),
  projectType: optionalLine(),
  deliveryOptions: optionalLine(quoteDefaults.deliveryOptions),
  projectDescription: optionalText(),
  requestedDelivery: optionalDay(malformedDay),
  budget: optionalLine(),
  material: optionalLine(quoteDefaults.material),
  coating: optionalLine(quoteDefaults.coating),
});

export type QuoteRequest = z.output<typeof quoteRequestSchema>;

/** The whole request behind a filled-in form: the questions it does not ask take their defaults. */
export function toQuoteRequest(form: z.output<typeof quoteFormSchema>): QuoteRequest {
  return {
    ...quoteDefaults,
    Name: form.name,
    email: form.email,
    phone: form.phone,
    projectType: form.projectType,
    projectDescription: form.description,
    requestedDelivery: form.deliveryDate,
    budget: form.budget,
  };
}

/**
 * The one sentence a toast says about a refused message: what is missing comes before what is malformed
 * (specification, section 5). Takes the error of `contactSchema`.
 */
export function summarizeContactProblem(error: z.ZodError, sent: Record<string, unknown>) {
  const { title, required, email, phone } = contactRules;
  const isMissing = (field: string) => !String(sent[field] ?? "").trim();
  if (["name", "email", "message"].some(isMissing)) return { title, message: required };
  const wrong = error.issues.map((issue) => issue.path[0]);
  if (wrong.includes("email")) return { title, message: email };
  if (wrong.includes("phone")) return { title, message: phone };
  return { title, message: error.issues[0]?.message ?? required };
}
