import { z } from "zod";
import type { QuoteDetails } from "./enquiry";

const text = z.string().catch("");
/** Drops an invalid day from an import, because no screen could format it. */
const day = z.iso.date().nullable().catch(null);

/** JSON of the column `details`. A message has none of the keys; an imported quote request may lack some. */
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

export function parseQuoteDetails(column: unknown): QuoteDetails {
  return storedDetails.parse(column);
}

export function formatQuoteDetails(details: QuoteDetails): string {
  return JSON.stringify(details);
}
