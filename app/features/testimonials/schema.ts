import { z } from "zod";
import { dayField, emptyOr, optionalLine, requiredLine } from "~/platform/text/form-fields";
import type { TestimonialState } from "./tables";
import { testimonialProblems } from "./texts";

/** In characters. Longer texts would push other testimonials off the screen. */
const MAX_TEXT_LENGTH = 600;

const text = z
  .string({ error: testimonialProblems.text })
  .trim()
  .min(1, testimonialProblems.text)
  .max(MAX_TEXT_LENGTH, testimonialProblems.tooLong(MAX_TEXT_LENGTH));

const stars = z.coerce
  .number()
  .int()
  .min(1)
  .max(5)
  .catch(0)
  .refine((count) => count > 0, testimonialProblems.stars);

/** Returns columns. The name's form field is `title`, as in the other lists. */
export const testimonialSchema = z
  .object({
    title: requiredLine(testimonialProblems.name),
    text,
    /** And town. */
    role: optionalLine(),
    stars,
    /** E.g. 2031-05-01. */
    given_on: emptyOr(dayField(testimonialProblems.day), testimonialProblems.day),
    /** For example "Google" or "Review link". */
    source: optionalLine(),
    consent: requiredLine(testimonialProblems.consent),
  })
  .transform(({ title: name, ...fields }) => ({ name, ...fields }));

/** The columns of a testimonial besides its name. */
export interface TestimonialTexts extends Omit<TestimonialFields, "name"> {
  state: TestimonialState;
}

export type TestimonialFields = z.output<typeof testimonialSchema>;

/** Date, source and consent are set when the form is sent. */
export const feedbackSchema = z.object({
  text,
  name: requiredLine(testimonialProblems.yourName),
  role: optionalLine(),
  stars,
  agreed: z.literal("yes", testimonialProblems.agree),
});
