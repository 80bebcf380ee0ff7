import { createHash } from "node:crypto";

/** Type of a deferred module script: browsers ignore unknown types. */
export const deferredType = "text/deferred-module";

export interface FinishedDocument {
  html: string;
  scriptSources: string[];
}

const changed =
  /<script(?<attributes>[^>]*)>(?<code>[\s\S]*?)<\/script>|<link rel="modulepreload"|<\/body><\/html>/g;

/**
 * Does in one pass what React and Remix have no option for:
 * - Hashes the scripts with the nonce and removes it, so that the page can be cached. An injected script is
 * blocked.
 * - Defers modules of public pages until the page is painted. Other pages load them at low priority, because
 * on a slow line they would compete with fonts and pictures.
 * - Moves the loaders' data, which Remix appends after the end of the document, where HTML allows no script.
 */
export function finishDocument(html: string, nonce: string, isPublic: boolean): FinishedDocument {
  const mark = ` nonce="${nonce}"`;
  const sources = new Set<string>();
  let end = "";
  const finished = html.replace(changed, (found, attributes: string | undefined, code: string) => {
    if (attributes?.includes(mark)) {
      if (code !== "") sources.add(hashSource(code));
      const own = attributes.replace(mark, "");
      return `<script${isPublic ? own.replace(' type="module" async=""', ` type="${deferredType}"`) : own}>${code}</script>`;
    }
    if (attributes !== undefined) return found;
    if (found.startsWith("<link")) return `${found}${isPublic ? ' media="not all"' : ""} fetchpriority="low"`;
    end = found;
    return "";
  });
  return { html: finished + end, scriptSources: [...sources] };
}

function hashSource(code: string): string {
  return `'sha256-${createHash("sha256").update(code).digest("base64")}'`;
}
