/** A part of a multipart form; a part with a file name is a file. */
export interface Part {
  name: string;
  fileName?: string;
  type?: string;
  body: string | Uint8Array;
}

export const boundary = "----WebKitFormBoundary7MA4YWxkTrZu0gW";

/** The bytes that a browser sends for a form, built by hand so that file names reach the server unchanged. */
export function encodeMultipart(parts: readonly Part[]): Buffer {
  const encoded = parts.flatMap(({ name, fileName, type, body }) => [
    `--${boundary}\r\nContent-Disposition: form-data; name="${name}"`,
    fileName === undefined ? "" : `; filename="${fileName}"`,
    fileName === undefined ? "" : `\r\nContent-Type: ${type ?? "image/jpeg"}`,
    "\r\n\r\n",
    body,
    "\r\n",
  ]);
  return Buffer.concat([...encoded, `--${boundary}--\r\n`].map((part) => Buffer.from(part)));
}

/** A POST of these bytes in chunks, as from a network. */
export function createMultipartRequest(bytes: Buffer): Request {
  return new Request("http://localhost/admin", {
    method: "POST",
    headers: { "Content-Type": `multipart/form-data; boundary=${boundary}` },
    body: streamInChunks(bytes, 65_536),
    duplex: "half",
  });
}

export function streamInChunks(bytes: Buffer, size: number): ReadableStream<Uint8Array> {
  let offset = 0;
  return new ReadableStream({
    pull(controller) {
      if (offset >= bytes.length) return controller.close();
      controller.enqueue(new Uint8Array(bytes.subarray(offset, offset + size)));
      offset += size;
    },
  });
}
