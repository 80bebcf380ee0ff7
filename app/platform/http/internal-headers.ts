/** The front sets these headers for the app and removes any that the client sent. */
export const requestIdHeader = "x-request-id";
export const clientAddressHeader = "x-client-address";
/** Content version under which the requested page may be cached (`page-cache.server.ts`). */
export const contentVersionHeader = "x-content-version";
