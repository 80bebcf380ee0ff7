import { z } from "zod";
import { readQuery } from "~/http/read-request";
import { cleanText, cutText } from "~/text/clean-text";
import { campaignTags, MAX_ATTRIBUTION_LENGTH, writeAttribution } from "./attribution";

// A note is a query within a field: what it says is decoded after the field was cleaned.
const short = z.string().transform((text) => cutText(cleanText(text), MAX_ATTRIBUTION_LENGTH));

/** The source of an enquiry. Unknown and malformed values are dropped. */
const sourceSchema = z.object({
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

/** Where an enquiry came from, without personal data such as address or browser. */
export type EnquirySource = z.output<typeof sourceSchema>;

/** Parses the column `source`. */
export function parseSource(column: unknown): EnquirySource {
  return sourceSchema.catch({ path: "" }).parse(column);
}

/**
 * The attribution of a request for a page with a form: by the page of this site that linked to it and the tags of that page, or by
 * the site the visitor came from. See `writeAttribution`.
 */
export function attributeRequest(request: Request): string {
  const page = new URL(request.url);
  const referrer = request.headers.get("Referer") ?? "";
  const from = URL.canParse(referrer) ? new URL(referrer) : null;
  const isOurs = from !== null && [page.host, request.headers.get("Host")].includes(from.host);
  return isOurs ? writeAttribution(from, "") : writeAttribution(page, referrer);
}

/**
 * The source of an enquiry: the page it was written on, and the campaign tags of that page or else the attribution of its form.
 *
 * @param note what a browser sent as the result of `writeAttribution`; untrusted
 */
export function findEnquirySource(request: Request, note: string): EnquirySource {
  const { pathname } = new URL(request.url);
  const searchParams = readQuery(request);
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
