import type { HeldFiles } from "~/domain/enquiries/attachment";
import { postForm } from "~/ui/post-form";

/** What the server answered to a file. */
interface SentFile {
  held: HeldFiles | null;
  problems: string[];
}

interface SendOptions {
  /** Number of the form, once it has one. */
  form: string | undefined;
  /** Files that were taken out since. */
  removed: readonly number[];
  /** Called with how much of it has been sent, from 0 to 1. */
  onProgress: (fraction: number) => void;
  signal: AbortSignal;
}

/** Sends one file ahead of its form. Rejects when it could not be sent, and when `signal` is aborted. */
export async function sendFile(file: File, { form, removed, ...options }: SendOptions): Promise<SentFile> {
  const fields = new FormData();
  if (form) fields.set("heldForm", form);
  for (const id of removed) fields.append("removeFile", String(id));
  fields.append("files", file);
  const { body } = await postForm("/request-quote/files", fields, options);
  if (!isSentFile(body)) throw new Error("The server did not take the file");
  return body;
}

function isSentFile(answer: unknown): answer is SentFile {
  return typeof answer === "object" && answer !== null && "held" in answer && "problems" in answer;
}
