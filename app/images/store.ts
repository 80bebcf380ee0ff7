/** A stored file, opened. */
interface StoredFile {
  body: ReadableStream<Uint8Array>;
  /** In bytes. */
  size: number;
}

/** Keeps the files of images by their keys (`image-key.ts`). Methods throw when the store cannot be reached. */
export interface ImageStore {
  /** Stores a file whole or not at all; it has survived a power cut once this resolves. */
  put(key: string, data: Buffer): Promise<void>;
  /** Opens a file, or answers null when there is none. Whoever opens it reads or cancels the body. */
  open(key: string): Promise<StoredFile | null>;
  /** Deletes a file; one that is not there is no error. */
  delete(key: string): Promise<void>;
  /** Gives every stored file once, in no order. */
  list(): AsyncIterable<{ key: string; modifiedAt: Date }>;
}
