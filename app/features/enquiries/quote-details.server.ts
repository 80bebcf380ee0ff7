import { z } from "zod";
import { detailFields, type QuoteDetails } from "./enquiry-fields";

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
