import { z } from "zod";
import { testimonialProblems } from "~/content/testimonial-screens";
import { dayField, emptyOr, optionalLine, requiredLine } from "~/text/form-fields";

/** Longer texts push the other testimonials off the screen. */
const TEXT_LENGTH = 600;

const text = z
  .string({ error: testimonialProblems.text })
  .trim()
  .min(1, testimonialProblems.text)
  .max(TEXT_LENGTH, testimonialProblems.tooLong(TEXT_LENGTH));

const stars = z.coerce
  .number()
  .int()
  .min(1)
  .max(5)
  .catch(0)
  .refine((count) => count > 0, testimonialProblems.stars);

export const testimonialSchema = z.object({
  text,
  name: requiredLine(testimonialProblems.name),
  role: optionalLine(),
  stars,
  givenOn: emptyOr(dayField(testimonialProblems.day), testimonialProblems.day),
  source: optionalLine(),
  consent: requiredLine(testimonialProblems.consent),
});

export type TestimonialFields = z.output<typeof testimonialSchema>;

/** Feedback from a customer; day, source and consent follow from using the link. */
export const feedbackSchema = z.object({
  text,
  name: requiredLine(testimonialProblems.yourName),
  role: optionalLine(),
  stars,
  agreed: z.literal("yes", testimonialProblems.agree),
});
