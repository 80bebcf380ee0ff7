import { BoundedBody } from "./bounded-body.server";
import { getReadLimit, maxFormBytes } from "./limits";
import { type ReadOptions, type ReceivedForm, readMultipart } from "./read-multipart.server";
import { UploadRejected, uploadProblems } from "./upload-problems";

/** Reads a multipart or URL-encoded form into `form`. Throws UploadRejected; what was read before is then still there. */
export async function readForm(request: Request, form: ReceivedForm, options: ReadOptions): Promise<void> {
  const contentType = request.headers.get("Content-Type") ?? "";
  const multipart = /^multipart\/form-data\s*;.*\bboundary=(?:"([^"]+)"|([^;\s]+))/i.exec(contentType);
  if (!request.body || !(multipart || /^application\/x-www-form-urlencoded\b/i.test(contentType))) {
    throw new UploadRejected(uploadProblems.malformed);
  }
  const body = new BoundedBody(request.body, multipart ? getReadLimit(options.maxFiles) : maxFormBytes);
  try {
    if (multipart) await readMultipart(body, multipart[1] ?? multipart[2] ?? "", form, options);
    else await readUrlEncoded(body, form.fields);
  } finally {
    await body.drain();
  }
}

async function readUrlEncoded(body: BoundedBody, fields: FormData): Promise<void> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of body) chunks.push(chunk);
  for (const [name, value] of new URLSearchParams(Buffer.concat(chunks).toString()))
    fields.append(name, value);
}
