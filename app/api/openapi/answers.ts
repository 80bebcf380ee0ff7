import { z } from "zod";
import { storedPieces } from "~/sizes/schema";

/** The answers of the API calls that are not about items; those of items are in items/kinds.server.ts. */

const success = z.literal(true);

/** A form was sent. */
export const sentAnswer = z.strictObject({ success, message: z.string() });

/** A quote request was sent. */
export const sentQuoteAnswer = sentAnswer.extend({
  pieces: storedPieces.optional().describe("The pieces as they were stored, where some were sent."),
});

/** An admin signed in. */
export const signedInAnswer = z.strictObject({
  success,
  message: z.string(),
  token: z.string().describe("For the header Authorization: Bearer."),
});

/** An item was added, changed or deleted. */
export function changedAnswer(item: z.ZodType) {
  return z.strictObject({ success, message: z.string(), data: item });
}

/** Any call that was refused or failed. */
export const problemAnswer = z.strictObject({
  success: z.literal(false),
  message: z.string().describe("A sentence for a person."),
  errors: z.record(z.string(), z.string()).optional().describe("What is wrong with a field, by its name."),
});
