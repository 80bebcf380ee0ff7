import { z } from "zod";
import { mapDetails, type QuoteDetails } from "./detail-fields";

/**
 * JSON in the column `details`. A message has none of the keys; an imported quote request may lack some. Ignores an
 * invalid date from an import, because screens could not format it.
 */
const storedDetails = z.object(
  mapDetails(
    () => z.string().catch(""),
    () => z.iso.date().nullable().catch(null),
  ),
);

export function parseQuoteDetails(column: unknown): QuoteDetails {
  return storedDetails.parse(column);
}

export function formatQuoteDetails(details: QuoteDetails): string {
  return JSON.stringify(details);
}
