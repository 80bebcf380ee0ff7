import { UploadRejected, uploadProblems } from "./upload-problems";

/** A request body that can be read in several goes, up to a number of bytes, without closing the connection. */
export class BoundedBody implements AsyncIterable<Uint8Array> {
  #reader: ReadableStreamDefaultReader<Uint8Array>;
  #bytesLeft: number;

  constructor(body: ReadableStream<Uint8Array>, maxBytes: number) {
    this.#reader = body.getReader();
    this.#bytesLeft = maxBytes;
  }

  /** Goes on where the last reader stopped. Throws UploadRejected (413) past the limit. */
  async *[Symbol.asyncIterator](): AsyncGenerator<Uint8Array, void> {
    for (;;) {
      const { done, value } = await this.#reader.read();
      if (done) return;
      this.#bytesLeft -= value.byteLength;
      if (this.#bytesLeft < 0) throw new UploadRejected(uploadProblems.formTooLarge);
      yield value;
    }
  }

  /** Takes in the rest unused, so that the browser comes to read the answer; past the limit the connection is given up. */
  async drain(): Promise<void> {
    try {
      for await (const _ of this);
    } catch (error) {
      await this.#reader.cancel(error).catch(() => undefined);
    }
  }
}
