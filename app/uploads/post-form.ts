import { parseJson } from "~/text/parse-json";

interface PostOptions {
  /** Called with how much of the form has been sent, from 0 to 1. */
  onProgress: (fraction: number) => void;
  signal: AbortSignal;
}

/** The server's answer to a form. */
export interface PostedForm {
  /** The session has expired: the answer was a redirect to the sign-in page. */
  isSignedOut: boolean;
  /** 200 to 599. */
  status: number;
  /** A proxy before the site takes no body of this size (nginx: `client_max_body_size`). The site itself answers with JSON. */
  isTooLarge: boolean;
  /** Its JSON, or null when the answer is none. */
  body: unknown;
}

/** Timeout without progress: telephones leave a lost connection open for many minutes. */
const STALL_TIMEOUT_MS = 60_000;

/**
 * Sends a form by XMLHttpRequest, because `fetch` reports no upload progress.
 * @throws when the connection breaks or stalls, or `signal` is aborted
 */
export function postForm(address: string, form: FormData, options: PostOptions): Promise<PostedForm> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("POST", address);
    request.setRequestHeader("Accept", "application/json");
    let stall = 0;
    const watch = () => {
      clearTimeout(stall);
      stall = window.setTimeout(() => request.abort(), STALL_TIMEOUT_MS);
    };
    request.upload.onprogress = ({ loaded, total }) => {
      watch();
      options.onProgress(total > 0 ? loaded / total : 1);
    };
    request.onloadend = () => clearTimeout(stall);
    request.onload = () => {
      const isSignedOut = new URL(request.responseURL).pathname === "/login";
      const body = parseJson(request.responseText);
      const isTooLarge = request.status === 413 && body === null;
      resolve({ isSignedOut, isTooLarge, status: request.status, body });
    };
    request.onerror = () => reject(new Error("The connection broke"));
    request.onabort = () => reject(new DOMException("The upload was aborted", "AbortError"));
    options.signal.addEventListener("abort", () => request.abort(), { once: true });
    watch();
    request.send(form);
  });
}
