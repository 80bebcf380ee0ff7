/** What a page says about itself to the front: `export const handle: PageHandle = { page: { public: true, query: [] } }`. */
export interface PageHandle {
  page: {
    /** The same for everybody, so that it may be kept and compared by ETag. Pages without a handle are private. */
    public: boolean;
    /** The query parameters that change what the page shows. */
    query: readonly string[];
  };
}

/** Whether a route's `handle` says that its page is the same for everybody. */
export function isPublicPage(handle: unknown): boolean {
  return isPageHandle(handle) && handle.page.public;
}

function isPageHandle(handle: unknown): handle is PageHandle {
  return typeof handle === "object" && handle !== null && "page" in handle;
}
