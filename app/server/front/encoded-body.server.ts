import type { ServerResponse } from "node:http";
import type { BrotliCompress, Gzip } from "node:zlib";
import type { Wire } from "./wire.server";

export type Encoder = BrotliCompress | Gzip;

/** Puts an encoder before the connection. What was written is flushed when the writer pauses, so that it streams. */
export function sendEncoded(
  encoder: Encoder,
  response: ServerResponse,
  wire: Wire,
): Pick<Wire, "write" | "end"> {
  let ended = false;
  let flushing = false;
  const flushLater = () => {
    if (flushing) return;
    flushing = true;
    setImmediate(() => {
      flushing = false;
      if (!ended && !encoder.destroyed) encoder.flush();
    });
  };

  encoder.on("data", (chunk: Buffer) => {
    if (!wire.write(chunk)) encoder.pause();
  });
  encoder.on("end", () => wire.end());
  encoder.on("error", (error) => response.destroy(error));
  encoder.on("drain", () => response.emit("drain"));
  response.on("drain", () => encoder.resume());
  // Whoever writes waits for the encoder, which waits for the connection.
  Object.defineProperty(response, "writableNeedDrain", { get: () => encoder.writableNeedDrain });
  response.on("close", () => encoder.destroy());

  return {
    write: (chunk, done) => {
      flushLater();
      return encoder.write(chunk, done);
    },
    end: (done) => {
      ended = true;
      if (done) response.once("finish", done);
      encoder.end();
    },
  };
}
