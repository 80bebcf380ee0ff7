import { createContext, useContext } from "react";

interface InlineScriptOptions {
  /** Marks scripts rendered by the server. Removed before sending, so the browser never sees it. */
  nonce: string;
  code: string;
}

/** Set on the server only: browsers do not load code that has run. */
export const InlineScriptContext = createContext<InlineScriptOptions | null>(null);

/** For `<Scripts nonce>` and `<ScrollRestoration nonce>`. */
export function useNonce(): string | undefined {
  return useContext(InlineScriptContext)?.nonce;
}

export function InlineScript() {
  const { nonce, code = "" } = useContext(InlineScriptContext) ?? {};
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the code is part of the site
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: code }} />;
}
