import { createContext, useContext } from "react";

/** Marks scripts rendered by the server. Removed before sending, so the browser never sees it. */
export const NonceContext = createContext<string | undefined>(undefined);

/** For `<Scripts nonce>` and `<ScrollRestoration nonce>`. */
export function useNonce(): string | undefined {
  return useContext(NonceContext);
}
