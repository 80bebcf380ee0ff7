import { parseJson } from "~/platform/text/text";

interface PostOptions {
  /** From 0 to 1. */
  onProgress: (fraction: number) => void;
  signal: AbortSignal;
}

export interface PostedForm {
  /** The session has expired: the site returned 401, or redirected a browser that does not send Sec-Fetch headers. */
  isSignedOut: boolean;
  /** 200 to 599. */
  status: number;
  /** A proxy refused the size (nginx: `client_max_body_size`). The site itself responds with JSON. */
  isTooLarge: boolean;
  /** Null when not JSON. */
  body: unknown;
}

/** Time without progress. Phones may not notice a lost connection for minutes. */
const STALL_TIMEOUT_MS = 60_000;

/**
 * Uses XMLHttpRequest, because `fetch` reports no upload progress.
 * @throws when the connection breaks or stalls, or `signal` aborts
 */
export function postForm(path: string, form: FormData, options: PostOptions): Promise<PostedForm> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("POST", path);
    request.setRequestHeader("Accept", "application/json");
    let stallTimer = 0;
    const restartStallTimer = () => {
      clearTimeout(stallTimer);
      stallTimer = window.setTimeout(() => request.abort(), STALL_TIMEOUT_MS);
    };
    request.upload.onprogress = ({ loaded, total }) => {
      restartStallTimer();
      options.onProgress(total > 0 ? loaded / total : 1);
    };
    request.onloadend = () => clearTimeout(stallTimer);
    request.onload = () => {
      const isSignedOut = request.status === 401 || new URL(request.responseURL).pathname === "/login";
      const body = parseJson(request.responseText);
      const isTooLarge = request.status === 413 && body === null;
      resolve({ isSignedOut, isTooLarge, status: request.status, body });
    };
    request.onerror = () => reject(new Error("The connection broke"));
    request.onabort = () => reject(new DOMException("The upload was aborted", "AbortError"));
    options.signal.addEventListener("abort", () => request.abort(), { once: true });
    restartStallTimer();
    request.send(form);
  });
}
