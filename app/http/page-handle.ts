import type { HeadersFunction } from "@remix-run/node";

/** What a page says about itself to the front: `export const handle: PageHandle = { page: { public: true, query: [] } }`. */
export interface PageHandle {
  page: {
    /** The same for everybody, so that it may be cached and compared by ETag. Pages without a handle are private. */
    public: boolean;
    /** The query parameters that change what the page shows. */
    query: readonly string[];
  };
}

/** What a route's `handle` says of its page when it is the same for everybody; null otherwise. */
export function findPublicPage(handle: unknown): PageHandle["page"] | null {
  return isPageHandle(handle) && handle.page.public ? handle.page : null;
}

function isPageHandle(handle: unknown): handle is PageHandle {
  return typeof handle === "object" && handle !== null && "page" in handle;
}

/** The `handle` of the layout round the public pages. */
export const publicSite = { isPublicSite: true } as const;

/** Whether a layout's `handle` says that it is that of the public pages. */
export function isPublicSite(handle: unknown): boolean {
  return handle === publicSite;
}

/** The `headers` of a route that gives the page of a refused form those of its action's answer, such as when to try again. */
export const passOnHeaders: HeadersFunction = ({ actionHeaders }) => actionHeaders;
