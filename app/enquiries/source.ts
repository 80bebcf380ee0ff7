import { z } from "zod";
import { campaignTags, LONGEST_ORIGIN } from "./origin-note";

const short = z.string().transform((text) => text.replaceAll("\0", "").slice(0, LONGEST_ORIGIN));

/** What is known of where an enquiry came from. What is unknown, or no such thing, is left out. */
export const sourceSchema = z.object({
  /** Where it was written: path of the page, with the service it was about, or of the JSON call. */
  path: short.catch(""),
  /** The page of this site that the visit began on, or that led to the form. */
  page: short
    .refine((path) => path.startsWith("/"))
    .optional()
    .catch(undefined),
  /** The site that led here, without its query. */
  referrer: short
    .refine((address) => /^https?:\/\//.test(address))
    .optional()
    .catch(undefined),
  /** The tags of an advertisement. */
  utm: z.partialRecord(z.enum(campaignTags), short).optional().catch(undefined),
});

/** Where an enquiry came from; no address, no browser: nothing of the person. */
export type EnquirySource = z.output<typeof sourceSchema>;

/** Reads the column `source`. */
export function readSource(column: unknown): EnquirySource {
  return sourceSchema.catch({ path: "" }).parse(column);
}
