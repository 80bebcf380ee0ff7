import { campaignTags, writeOriginNote } from "./origin-note";
import { type EnquirySource, sourceSchema } from "./source";

/**
 * What a request for a form's page tells of the visit: by the page of this site that linked to it and that page's tags, or by the
 * site it came from. See `writeOriginNote`.
 */
export function noteOrigin(request: Request): string {
  const page = new URL(request.url);
  const referrer = request.headers.get("Referer") ?? "";
  const from = URL.canParse(referrer) ? new URL(referrer) : null;
  const isOurs = from !== null && [page.host, request.headers.get("Host")].includes(from.host);
  return isOurs ? writeOriginNote(from, "") : writeOriginNote(page, referrer);
}

/**
 * Where an enquiry came from: the page it was written on, and what that page's address or else the note in the form tells.
 *
 * @param note as `writeOriginNote` makes it; whatever a browser sent in its place
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
