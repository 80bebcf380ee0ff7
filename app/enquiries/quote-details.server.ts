import { z } from "zod";
import type { QuoteDetails } from "./enquiry";

const text = z.string().catch("");
/** What is no day is left out: it came by an import, and nothing that shows an enquiry could write it. */
const day = z.iso.date().nullable().catch(null);

/** The JSON of the column `details`. A message has none of the keys, and an older quote request may lack some. */
const storedDetails = z
  .object({
    projectType: text,
    budget: text,
    requestedDelivery: day,
    deliveryInstallation: text,
    measurements: text,
    deliveryOptions: text,
    material: text,
    coating: text,
  })
  .transform(
    ({ requestedDelivery, ...details }): QuoteDetails => ({
      ...details,
      deliveryDate: requestedDelivery,
    }),
  );

/** Parses the column `details`. An answer that is missing is empty. */
export function parseQuoteDetails(column: unknown): QuoteDetails {
  return storedDetails.parse(column);
}

/** Writes the column `details` under the key names of the rows that exist. */
export function formatQuoteDetails({ deliveryDate, ...details }: QuoteDetails): string {
  return JSON.stringify({ ...details, requestedDelivery: deliveryDate });
}
