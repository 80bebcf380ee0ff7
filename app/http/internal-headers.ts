/** Request headers that the front sets on what it hands to the app; whatever came under these names from outside is gone. */
export const requestIdHeader = "x-request-id";
export const clientAddressHeader = "x-client-address";
/** The version of the content under which the page that is asked for may be cached (`page-cache.server.ts`). */
export const contentVersionHeader = "x-content-version";
