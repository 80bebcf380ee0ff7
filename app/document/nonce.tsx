import { createContext, useContext } from "react";

/**
 * The mark by which the server knows the scripts it rendered itself. It is taken out of the page before it is sent, so
 * the browser sees none.
 */
export const NonceContext = createContext<string | undefined>(undefined);

/** For `<Scripts nonce>` and `<ScrollRestoration nonce>`. */
export function useNonce(): string | undefined {
  return useContext(NonceContext);
}
