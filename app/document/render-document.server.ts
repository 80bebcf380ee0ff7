import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import type { ReactElement } from "react";
import { type PipeableStream, renderToPipeableStream } from "react-dom/server";

interface Rendering {
  nonce: string;
  signal: AbortSignal;
  timeoutMs: number;
  onError: (error: unknown) => void;
}

/**
 * Renders a whole document, deferred parts included, into one string: only a whole page can be hashed, compared and cached.
 *
 * @param nonce for the scripts that React itself may add
 * @param signal aborts the rendering
 * @param timeoutMs how long it may take; what is not there then is left out
 * @param onError gets the error of a part of the page, in whose place its nearest boundary is shown
 * @throws when no boundary could show an error
 */
export async function renderDocument(
  element: ReactElement,
  { nonce, signal, timeoutMs, onError }: Rendering,
): Promise<string> {
  const html = new PassThrough();
  // A signal made of others would keep each page in memory that it was listened to for.
  let leave = () => {};
  const pipe = await new Promise<PipeableStream["pipe"]>((resolve, reject) => {
    let shellReady = false;
    const { pipe, abort } = renderToPipeableStream(element, {
      nonce,
      // In one piece, without scripts that put late parts into their places.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onShellReady: () => {
        shellReady = true;
      },
      onShellError: reject,
      onAllReady: () => resolve(pipe),
      // The error of the whole document is thrown, and the caller reports it.
      onError: (error) => {
        if (shellReady) onError(error);
      },
    });
    const leaveOff = () => abort(signal.reason);
    const timer = setTimeout(() => abort(new Error("The page took too long")), timeoutMs);
    signal.addEventListener("abort", leaveOff);
    leave = () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", leaveOff);
    };
  }).finally(() => leave());
  pipe(html);
  // React 18 fills its buffer with NUL bytes when the next character, of several bytes, does not fit.
  return (await text(html)).replaceAll("\0", "");
}
