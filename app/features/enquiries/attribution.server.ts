import { z } from "zod";
import { cleanText, cutText } from "~/platform/text/text";
import { campaignTags, MAX_ATTRIBUTION_LENGTH, writeAttribution } from "./attribution";

// A landing note is a query string, so its decoded values need cleaning again.
const shortText = z.string().transform((text) => cutText(cleanText(text), MAX_ATTRIBUTION_LENGTH));

/** Omits unknown and malformed values. */
const sourceSchema = z.object({
  /** Path of the form's page, with `?service`, or of the API. */
  path: shortText.catch(""),
  /** Page of this site where the visit began or that linked to the form. */
  page: shortText
    .refine((path) => path.startsWith("/"))
    .optional()
    .catch(undefined),
  /** The referring site, without its query. */
  referrer: shortText
    .refine((url) => /^https?:\/\//.test(url))
    .optional()
    .catch(undefined),
  utm: z.partialRecord(z.enum(campaignTags), shortText).optional().catch(undefined),
});

/** Contains no personal data such as an IP address or browser. */
export type EnquirySource = z.output<typeof sourceSchema>;

export function parseSource(column: unknown): EnquirySource {
  return sourceSchema.catch({ path: "" }).parse(column);
}

/** Attributes the form to the page of this site that linked to it, or else to the requested page and the referring site. */
export function attributeRequest(request: Request): string {
  const page = new URL(request.url);
  const referrer = request.headers.get("Referer") ?? "";
  const linkingPage = URL.canParse(referrer) ? new URL(referrer) : null;
  const isInternal =
    linkingPage !== null && [page.host, request.headers.get("Host")].includes(linkingPage.host);
  return isInternal ? writeAttribution(linkingPage, "") : writeAttribution(page, referrer);
}

/** @param query of the form's page. @param note from `readLandingNote` in the browser, untrusted */
export function findEnquirySource(pathname: string, query: URLSearchParams, note: string): EnquirySource {
  const service = query.get("service");
  const noteParams = new URLSearchParams(note);
  const page = noteParams.get("page");
  return sourceSchema.parse({
    path: service ? `${pathname}?${new URLSearchParams({ service })}` : pathname,
    page: page === null || page === pathname ? undefined : page,
    referrer: noteParams.get("referrer") ?? undefined,
    utm: readTags(query) ?? readTags(noteParams),
  });
}

function readTags(query: URLSearchParams): Record<string, string> | undefined {
  const tags = campaignTags.flatMap((tag) => {
    const value = query.get(`utm_${tag}`);
    return value ? [[tag, value]] : [];
  });
  return tags.length > 0 ? Object.fromEntries(tags) : undefined;
}
