/** Set by the front for the app. The front removes incoming headers of these names. */
export const requestIdHeader = "x-request-id";
export const clientAddressHeader = "x-client-address";
/** Content version under which the requested page may be cached (`page-cache.server.ts`). */
export const contentVersionHeader = "x-content-version";
