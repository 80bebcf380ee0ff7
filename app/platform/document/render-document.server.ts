import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import type { ReactElement } from "react";
import { type PipeableStream, renderToPipeableStream } from "react-dom/server";

interface RenderOptions {
  nonce: string;
  signal: AbortSignal;
  timeoutMs: number;
  onError: (error: unknown) => void;
}

/**
 * Renders a document completely, including deferred parts: only a complete page can be hashed, compared and cached.
 * @param nonce for scripts added by React
 * @param timeoutMs time after which unfinished parts are omitted
 * @param onError receives errors that an error boundary shows
 * @throws when no boundary handles an error
 */
export async function renderDocument(
  element: ReactElement,
  { nonce, signal, timeoutMs, onError }: RenderOptions,
): Promise<string> {
  const output = new PassThrough();
  // A combined signal would prevent pages from being garbage-collected.
  let removeListeners = () => {};
  const pipe = await new Promise<PipeableStream["pipe"]>((resolve, reject) => {
    let isShellReady = false;
    const { pipe, abort } = renderToPipeableStream(element, {
      nonce,
      // Avoids chunks, which need scripts that insert late parts.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onShellReady: () => {
        isShellReady = true;
      },
      onShellError: reject,
      onAllReady: () => resolve(pipe),
      // An error before the shell is ready rejects the promise, and the caller reports it.
      onError: (error) => {
        if (isShellReady) onError(error);
      },
    });
    const stop = (reason: unknown) => {
      // React reports nothing when it stops before the shell.
      if (!isShellReady) reject(reason);
      abort(reason);
    };
    const onAbort = () => stop(signal.reason);
    const timer = setTimeout(() => stop(new Error("The page took too long to render")), timeoutMs);
    signal.addEventListener("abort", onAbort);
    removeListeners = () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", onAbort);
    };
  }).finally(() => removeListeners());
  pipe(output);
  // React 18 fills its buffer with NUL bytes when the next multi-byte character does not fit.
  return (await text(output)).replaceAll("\0", "");
}
