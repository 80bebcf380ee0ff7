import { createHash, randomUUID } from "node:crypto";
import { mkdir, open, rm } from "node:fs/promises";
import { join } from "node:path";
import { maxFileBytes } from "./limits";
import { UploadRejected, uploadProblems } from "./upload-problems";

/** An uploaded file on disk, under a name of ours; whoever holds it must dispose of it. */
export interface StagedFile {
  path: string;
  /** Of what was sent, lower-case hexadecimal. */
  sha256: string;
  /** Of what was sent, in bytes. */
  size: number;
  /** Removes the file; may be called more than once. */
  dispose(): Promise<void>;
}

/**
 * Writes what a browser sends to a new file in `directory`, readable by this user only. On any failure nothing is left.
 * Throws UploadRejected when it is too large (413) or the disk fails (500), and whatever reading `data` throws.
 */
export async function stageFile(data: AsyncIterable<Uint8Array>, directory: string): Promise<StagedFile> {
  const path = join(directory, randomUUID());
  const dispose = () => rm(path, { force: true });
  const file = await orNotSaved(async () => {
    await mkdir(directory, { recursive: true, mode: 0o700 });
    return open(path, "wx", 0o600);
  });
  const hash = createHash("sha256");
  let size = 0;
  try {
    for await (const chunk of data) {
      size += chunk.byteLength;
      if (size > maxFileBytes) throw new UploadRejected(uploadProblems.fileTooLarge);
      hash.update(chunk);
      // One awaited write after the other: the browser is slowed to the disk's speed and an error has one place to go.
      await orNotSaved(() => file.writeFile(chunk));
    }
    await orNotSaved(() => file.close());
  } catch (error) {
    await file.close().catch(() => undefined);
    await dispose();
    throw error;
  }
  return { path, sha256: hash.digest("hex"), size, dispose };
}

async function orNotSaved<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    throw new UploadRejected(uploadProblems.notSaved, { cause });
  }
}
