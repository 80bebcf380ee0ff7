import { createReadStream } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { pipeline } from "node:stream/promises";
import { chooseEncoding } from "./accept-encoding.server";
import { isUnchanged, turnIntoUnchanged } from "./entity-tag.server";
import type { SentFile } from "./file-index.server";

/** Answers a GET or HEAD with a file of the built site, or with a page that was kept. */
export function sendFile(request: IncomingMessage, response: ServerResponse, file: SentFile): void {
  const chosen = file.text && chooseEncoding(request.headers["accept-encoding"]);
  const encoded = chosen ? file.encoded[chosen] : undefined;
  const encoding = encoded ? chosen : null;

  response.statusCode = 200;
  response.setHeader("Content-Type", file.type);
  response.setHeader("Content-Length", encoded?.length ?? file.bytes);
  response.setHeader("Cache-Control", file.cacheControl);
  response.setHeader("ETag", tagEncoded(file.entityTag, encoding));
  if (encoding) response.setHeader("Content-Encoding", encoding);
  if (file.text) response.setHeader("Vary", "Accept-Encoding");

  if (isUnchanged(response, request.headers["if-none-match"])) {
    turnIntoUnchanged(response);
    response.end();
  } else if (request.method === "HEAD") response.end();
  else if (file.text) response.end(encoded ?? file.text);
  else if (file.location) sendFromDisk(file.location, response);
}

/** Each encoding has other bytes, and so another tag unless the tag is a weak one. */
function tagEncoded(tag: string, encoding: string | null): string {
  return encoding && !tag.startsWith("W/") ? tag.replace(/"$/, `-${encoding}"`) : tag;
}

function sendFromDisk(location: string, response: ServerResponse): void {
  // A file that cannot be read breaks the connection; a visitor who leaves is no error.
  pipeline(createReadStream(location), response).catch((error: unknown) => {
    if (!response.destroyed) response.destroy(error instanceof Error ? error : undefined);
  });
}
