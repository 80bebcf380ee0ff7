import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import type { ReactElement } from "react";
import { renderToPipeableStream } from "react-dom/server";

/**
 * Renders a whole document, deferred parts included, into one string: only a whole page can be hashed, compared and kept.
 *
 * @param nonce for the scripts that React itself may add
 * @param signal gives the rendering up
 * @param onError is told what a part of the page failed with; its nearest boundary shows in its place
 * @throws when no boundary could show an error
 */
export async function renderDocument(
  element: ReactElement,
  { nonce, signal, onError }: { nonce: string; signal: AbortSignal; onError: (error: unknown) => void },
): Promise<string> {
  const html = new PassThrough();
  await new Promise<void>((resolve, reject) => {
    let shellReady = false;
    const { pipe, abort } = renderToPipeableStream(element, {
      nonce,
      // In one piece, without scripts that put late parts into their places.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onShellReady: () => {
        shellReady = true;
      },
      onShellError: reject,
      onAllReady: () => {
        pipe(html);
        resolve();
      },
      // What fails the whole document is the caller's to report.
      onError: (error) => {
        if (shellReady) onError(error);
      },
    });
    signal.addEventListener("abort", () => abort(signal.reason), { once: true });
  });
  return yieldToPaint(closeAtTheEnd(dropNulls(await text(html))));
}

const closingTags = "</body></html>";

/** Remix appends the loaders' data after the document's end, where HTML allows no script: browsers move it into the body, and so do we. */
function closeAtTheEnd(html: string): string {
  const end = html.lastIndexOf(closingTags);
  if (end === -1) return html;
  return html.slice(0, end) + html.slice(end + closingTags.length) + closingTags;
}

/** React 18 fills up its buffer with zero bytes when the next letter, of several bytes, does not fit in any more. */
function dropNulls(html: string): string {
  return html.replaceAll("\0", "");
}

/** Scripts are fetched after what is seen: a page is whole without them, and on a slow line they would hold up its fonts and picture. */
function yieldToPaint(html: string): string {
  return html.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"');
}
