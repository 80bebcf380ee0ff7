import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import type { ReactElement } from "react";
import { renderToPipeableStream } from "react-dom/server";

/**
 * Renders a whole document, deferred parts included, into one string: only a whole page can be hashed, compared and cached.
 *
 * @param nonce for the scripts that React itself may add
 * @param signal aborts the rendering
 * @param onError gets the error of a part of the page, in whose place its nearest boundary is shown
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
      // The error of the whole document is thrown, and the caller reports it.
      onError: (error) => {
        if (shellReady) onError(error);
      },
    });
    signal.addEventListener("abort", () => abort(signal.reason), { once: true });
  });
  // React 18 fills its buffer with NUL bytes when the next character, of several bytes, does not fit.
  return (await text(html)).replaceAll("\0", "");
}
