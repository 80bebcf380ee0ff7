import type { HeadersFunction } from "@remix-run/node";

/** Usage: `export const handle: PageHandle = { page: { isPublic: true, query: [] } }`. */
export interface PageHandle {
  page: {
    /** The same for all visitors, so it may be cached. Pages without a handle are private. */
    isPublic: boolean;
    /** Query parameters that change the page. */
    query: readonly string[];
  };
}

export function findPublicPage(handle: unknown): PageHandle["page"] | null {
  return isPageHandle(handle) && handle.page.isPublic ? handle.page : null;
}

function isPageHandle(handle: unknown): handle is PageHandle {
  return typeof handle === "object" && handle !== null && "page" in handle;
}

export const publicSite = { isPublicSite: true } as const;

export function isPublicSite(handle: unknown): boolean {
  return handle === publicSite;
}

/** Passes an action's headers, such as Retry-After, to the page of a refused form. */
export const passOnHeaders: HeadersFunction = ({ actionHeaders }) => actionHeaders;
