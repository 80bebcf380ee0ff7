import { createHash } from "node:crypto";

/** Type of a deferred module script: browsers ignore unknown types. */
export const deferredType = "text/deferred-module";

export interface FinishedDocument {
  html: string;
  scriptSources: string[];
}

const rewrittenParts =
  /<script(?<attributes>[^>]*)>(?<code>[\s\S]*?)<\/script>|<link rel="modulepreload"|<\/body><\/html>/g;

/**
 * Does in one pass what React and Remix have no option for:
 * - Hashes the scripts that have the nonce, then removes the nonce, so that the page can be cached. Other scripts are
 * blocked.
 * - Defers the modules of public pages until the page is loaded and idle, or the visitor uses it. Other pages load them
 * at low priority, because on a slow connection they would compete with fonts and pictures.
 * - Moves the loaders' data into the body: Remix appends it after `</html>`, where HTML allows no script.
 */
export function finishDocument(html: string, nonce: string, isPublic: boolean): FinishedDocument {
  const nonceAttribute = ` nonce="${nonce}"`;
  const sources = new Set<string>();
  let closingTags = "";
  const rewrittenHtml = html.replace(
    rewrittenParts,
    (match, attributes: string | undefined, code: string) => {
      if (attributes?.includes(nonceAttribute)) {
        if (code !== "") sources.add(hashSource(code));
        const otherAttributes = attributes.replace(nonceAttribute, "");
        return `<script${isPublic ? otherAttributes.replace(' type="module" async=""', ` type="${deferredType}"`) : otherAttributes}>${code}</script>`;
      }
      if (attributes !== undefined) return match;
      if (match.startsWith("<link"))
        return `${match}${isPublic ? ' media="not all"' : ""} fetchpriority="low"`;
      closingTags = match;
      return "";
    },
  );
  return { html: rewrittenHtml + closingTags, scriptSources: [...sources] };
}

function hashSource(code: string): string {
  return `'sha256-${createHash("sha256").update(code).digest("base64")}'`;
}
