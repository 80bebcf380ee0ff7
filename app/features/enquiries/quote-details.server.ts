import { z } from "zod";

const text = z.string().catch("");
/** Ignores an invalid date from an import, because screens could not format it. */
const day = z.iso.date().nullable().catch(null);

/** JSON in the column `details`. A message has none of the keys; an imported quote request may lack some. */
const storedDetails = z.object({
  projectType: text,
  budget: text,
  deliveryDate: day,
  deliveryInstallation: text,
  measurements: text,
  deliveryOptions: text,
  material: text,
  coating: text,
});

/** Answers of a quote request that share the column `details`. `deliveryDate` is YYYY-MM-DD. */
export type QuoteDetails = z.output<typeof storedDetails>;

export function parseQuoteDetails(column: unknown): QuoteDetails {
  return storedDetails.parse(column);
}

export function formatQuoteDetails(details: QuoteDetails): string {
  return JSON.stringify(details);
}
