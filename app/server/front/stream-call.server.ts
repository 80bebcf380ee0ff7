export type Done = () => void;

/** What a call of a stream's `write` or `end` hands over: both take an encoding or not, and a callback or not. */
export function readCall(call: unknown[]): { chunk: Buffer | undefined; done: Done | undefined } {
  const [chunk, encoding] = call;
  return {
    chunk: toBuffer(chunk, encoding),
    done: call.find((argument): argument is Done => typeof argument === "function"),
  };
}

function toBuffer(chunk: unknown, encoding: unknown): Buffer | undefined {
  if (typeof chunk === "string") return Buffer.from(chunk, isEncoding(encoding) ? encoding : "utf8");
  if (chunk instanceof Uint8Array) return Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
  return undefined;
}

function isEncoding(value: unknown): value is BufferEncoding {
  return typeof value === "string" && Buffer.isEncoding(value);
}
