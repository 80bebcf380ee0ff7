import { z } from "zod";
import { campaignTags, MAX_ATTRIBUTION_LENGTH, writeAttribution } from "./attribution";

const short = z.string().transform((text) => text.replaceAll("\0", "").slice(0, MAX_ATTRIBUTION_LENGTH));

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
export function parseSource(column: unknown): EnquirySource {
  return sourceSchema.catch({ path: "" }).parse(column);
}

/**
 * What a request for a form's page tells of the visit: by the page of this site that linked to it and that page's tags, or by the
 * site it came from. See `writeAttribution`.
 */
export function attributeRequest(request: Request): string {
  const page = new URL(request.url);
  const referrer = request.headers.get("Referer") ?? "";
  const from = URL.canParse(referrer) ? new URL(referrer) : null;
  const isOurs = from !== null && [page.host, request.headers.get("Host")].includes(from.host);
  return isOurs ? writeAttribution(from, "") : writeAttribution(page, referrer);
}

/**
 * Where an enquiry came from: the page it was written on, and what that page's address or else the note in the form tells.
 *
 * @param note as `writeAttribution` makes it; whatever a browser sent in its place
 */
export function findEnquirySource(request: Request, note: string): EnquirySource {
  const { pathname, searchParams } = new URL(request.url);
  const service = searchParams.get("service");
  const noted = new URLSearchParams(note);
  const page = noted.get("page");
  return sourceSchema.parse({
    path: service ? `${pathname}?${new URLSearchParams({ service })}` : pathname,
    page: page === null || page === pathname ? undefined : page,
    referrer: noted.get("referrer") ?? undefined,
    utm: readTags(searchParams) ?? readTags(noted),
  });
}

function readTags(query: URLSearchParams): Record<string, string> | undefined {
  const tags = campaignTags.flatMap((tag) => {
    const value = query.get(`utm_${tag}`);
    return value ? [[tag, value]] : [];
  });
  return tags.length > 0 ? Object.fromEntries(tags) : undefined;
}
