import { createHash, randomUUID } from "node:crypto";
import { mkdir, open, rm } from "node:fs/promises";
import { join } from "node:path";
import { config } from "~/runtime/config.server";
import { hasDiskSpace } from "./disk-space.server";
import { signatureLength } from "./formats";
import { rejectUnstored } from "./rejection.server";
import { type StagingSpace, stagingSpace } from "./staging-space.server";
import { maxFileBytes, UploadRejected, uploadProblems } from "./upload-rules";

/** Folder of staged files, on the file system of the stored images. */
export const uploadDirectory = join(config.dataDir, "uploads-tmp");

/** An uploaded file in a temporary file with a random name. The caller must dispose of it. */
export interface StagedFile {
  path: string;
  /** Hash of the uploaded bytes in lower-case hexadecimal. */
  sha256: string;
  /** Number of uploaded bytes. */
  size: number;
  /** Deletes the file; it may be called more than once. */
  dispose(): Promise<void>;
}

/** Someone who uploads and is not signed in. */
export interface Visitor {
  /** The client address. */
  address: string;
  /**
   * Counts what is about to be written: whether a file begins, and further megabytes.
   * @throws {UploadRejected} when no more may come from this address
   */
  charge: (more: { isNewFile: boolean; megabytes: number }) => Promise<void>;
}

interface StageOptions {
  /** Null for someone who is signed in. */
  visitor?: Visitor | null;
  space?: StagingSpace;
}

/** The first megabyte of a file is asked for before it begins, then so many at a time. */
const stepMegabytes = 5;
const megabyte = 1_000_000;

/**
 * Writes `data` to a new file in `directory` that only this user can read. Every limit is asked before bytes are written. A
 * failure leaves no file.
 * @throws {UploadRejected} when the file is too large (413), too much has come (429) or is on its way (503), the disk is full
 *   (507) or fails (500); also whatever reading `data` throws
 */
export async function stageFile(
  data: AsyncIterable<Uint8Array>,
  directory: string,
  { visitor = null, space = stagingSpace }: StageOptions = {},
): Promise<StagedFile> {
  const claim = space.claim(visitor?.address ?? null);
  let allowed = 0;
  const allow = async (megabytes: number) => {
    if (!(await hasDiskSpace(megabytes * megabyte))) throw new UploadRejected(uploadProblems.diskFull);
    claim.take(megabytes * megabyte);
    await visitor?.charge({ isNewFile: allowed === 0, megabytes });
    allowed += megabytes * megabyte;
  };
  return await writeFile(data, directory, {
    // Of a file of no bytes nothing is written.
    beforeWriting: async (size) => {
      if (allowed === 0 && size > 0) await allow(1);
      while (size > allowed) await allow(stepMegabytes);
    },
    release: claim.release,
  });
}

async function writeFile(
  data: AsyncIterable<Uint8Array>,
  directory: string,
  { beforeWriting, release }: { beforeWriting: (size: number) => Promise<void>; release: () => void },
): Promise<StagedFile> {
  const path = join(directory, randomUUID());
  const dispose = async () => {
    await rm(path, { force: true });
    release();
  };
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
      await beforeWriting(size);
      hash.update(chunk);
      // Awaiting each write slows the browser down to the speed of the disk.
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
    throw rejectUnstored(cause);
  }
}

/** The first bytes of a file, enough to recognize its format. */
export async function readStart(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(signatureLength), 0, signatureLength);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

const header = /^%PDF-\d\.\d/;
const tailLength = 2048;

/** Whether the first bytes of a file claim that it is a PDF. */
export function isPdf(start: Buffer): boolean {
  return header.test(start.toString("latin1"));
}

/** Whether a PDF is complete: its last bytes refer to the cross-reference table. */
export async function isWholePdf(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const { buffer, bytesRead } = await file.read(
      Buffer.alloc(tailLength),
      0,
      tailLength,
      Math.max(0, size - tailLength),
    );
    return /startxref\s+\d+\s+%%EOF/.test(buffer.toString("latin1", 0, bytesRead));
  } finally {
    await file.close();
  }
}
