import { createContext, useContext } from "react";

interface InlineScriptOptions {
  /** Marks scripts rendered by the server; removed before the page is sent. */
  nonce: string;
  code: string;
}

/** Set on the server only: browsers do not need code that has already run. */
export const InlineScriptContext = createContext<InlineScriptOptions | null>(null);

export function useNonce(): string | undefined {
  return useContext(InlineScriptContext)?.nonce;
}

export function InlineScript() {
  const { nonce, code = "" } = useContext(InlineScriptContext) ?? {};
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the code is part of the site
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: code }} />;
}
