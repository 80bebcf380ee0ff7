import { createHash, randomUUID } from "node:crypto";
import { mkdir, open, rm, statfs } from "node:fs/promises";
import { join } from "node:path";
import { config } from "~/platform/runtime/config.server";
import { isDiskFull } from "~/platform/runtime/failure.server";
import { logger } from "~/platform/runtime/logger.server";
import { maxFileBytes, signatureLength, UploadRejected, uploadProblems } from "./upload-rules";

/** On the file system of the stored images. */
export const uploadDirectory = join(config.dataDir, "uploads-tmp");

/** A file with a random name. The caller must dispose of it. */
export interface StagedFile {
  path: string;
  /** Of the uploaded bytes, in lower-case hexadecimal. */
  sha256: string;
  /** In bytes. */
  size: number;
  /** Repeated calls are safe. */
  dispose(): Promise<void>;
}

export interface Visitor {
  address: string;
  /** Counts bytes before they are written. @throws {UploadRejected} when the address exceeds its limit */
  charge: (upload: { isNewFile: boolean; megabytes: number }) => Promise<void>;
}

interface StageOptions {
  /** Null when signed in. */
  visitor?: Visitor | null;
  space?: StagingSpace;
}

/** The first megabyte is charged before the file starts, then five at a time. */
const stepMegabytes = 5;
const megabyte = 1_000_000;

/**
 * Writes a file that only this system user can read. Checks every limit before each write. A failure leaves no file.
 * @throws {UploadRejected} too large (413), too much sent (429), too many at once (503), disk full (507) or failing
 *   (500); also errors of `data`
 */
export async function stageFile(
  data: AsyncIterable<Uint8Array>,
  directory: string,
  { visitor = null, space = stagingSpace }: StageOptions = {},
): Promise<StagedFile> {
  const claim = space.claim(visitor?.address ?? null);
  let allowedBytes = 0;
  const reserveMegabytes = async (megabytes: number) => {
    if (!(await hasDiskSpace(megabytes * megabyte))) throw new UploadRejected(uploadProblems.diskFull);
    claim.reserve(megabytes * megabyte);
    await visitor?.charge({ isNewFile: allowedBytes === 0, megabytes });
    allowedBytes += megabytes * megabyte;
  };
  return await writeFile(data, directory, {
    reserveSpace: async (size) => {
      if (allowedBytes === 0 && size > 0) await reserveMegabytes(1);
      while (size > allowedBytes) await reserveMegabytes(stepMegabytes);
    },
    release: claim.release,
  });
}

async function writeFile(
  data: AsyncIterable<Uint8Array>,
  directory: string,
  { reserveSpace, release }: { reserveSpace: (size: number) => Promise<void>; release: () => void },
): Promise<StagedFile> {
  const path = join(directory, randomUUID());
  const dispose = async () => {
    await rm(path, { force: true });
    release();
  };
  const file = await rejectOnFailure(async () => {
    await mkdir(directory, { recursive: true, mode: 0o700 });
    return open(path, "wx", 0o600);
  });
  const hash = createHash("sha256");
  let size = 0;
  try {
    for await (const chunk of data) {
      size += chunk.byteLength;
      if (size > maxFileBytes) throw new UploadRejected(uploadProblems.fileTooLarge);
      await reserveSpace(size);
      hash.update(chunk);
      // Awaiting each write slows the upload to the speed of the disk.
      await rejectOnFailure(() => file.writeFile(chunk));
    }
    await rejectOnFailure(() => file.close());
  } catch (error) {
    await file.close().catch(() => undefined);
    await dispose();
    throw error;
  }
  return { path, sha256: hash.digest("hex"), size, dispose };
}

async function rejectOnFailure<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    throw createStorageRejection(cause);
  }
}

/** Reads enough to recognize the format. */
export async function readStart(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(signatureLength), 0, signatureLength);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** In bytes. */
const tailLength = 2048;

export function isPdf(start: Buffer): boolean {
  return /^%PDF-\d\.\d/.test(start.toString("latin1"));
}

/** A complete PDF ends with a reference to its cross-reference table. */
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

/** In bytes. */
export interface DiskSpace {
  free: number;
  total: number;
}

/**
 * Warns below 5 % or 1 GB of free space, whichever is less; 1 GB is about a thousand photos.
 * Refuses files below a quarter of that, so that the database can still store enquiries.
 */
export const diskRules = {
  calculateWarningBytes: (total: number) => Math.min(total * 0.05, 1_000_000_000),
  calculateReserveBytes: (total: number) => Math.min(total * 0.05, 1_000_000_000) / 4,
};

/** Returns null when unknown. Uses the free share of inodes if it is smaller: a file system can run out of inodes first. */
export async function measureDisk(folder = config.dataDir): Promise<DiskSpace | null> {
  const stats = await statfs(folder).catch(() => null);
  if (stats === null) return null;
  const { bavail, blocks, bsize, ffree, files } = stats;
  const freeShare = Math.min(bavail / blocks, files > 0 ? ffree / files : 1);
  return { free: Math.floor(freeShare * blocks * bsize), total: blocks * bsize };
}

/** Returns true if the reserve remains after writing `bytes`, or if the space is unknown. */
async function hasDiskSpace(bytes: number): Promise<boolean> {
  const disk = await measureDisk();
  return disk === null || disk.free - bytes >= diskRules.calculateReserveBytes(disk.total);
}

/** Returns null when there is enough space. Below `reserve`, files are refused. */
export async function findDiskWarning(): Promise<{ free: number; reserve: number } | null> {
  const disk = await measureDisk();
  if (disk === null || disk.free >= diskRules.calculateWarningBytes(disk.total)) return null;
  return { free: disk.free, reserve: diskRules.calculateReserveBytes(disk.total) };
}

export function createStorageRejection(cause: unknown): UploadRejected {
  return new UploadRejected(isDiskFull(cause) ? uploadProblems.diskFull : uploadProblems.notSaved, { cause });
}

/** Logs any other error, because the sender cannot fix it. */
export function toRejection(error: unknown, message: string): UploadRejected {
  if (error instanceof UploadRejected) return error;
  logger.error({ err: error }, message);
  return createStorageRejection(error);
}

/** Disk use of concurrent uploads, in bytes. */
interface StagingLimits {
  total: number;
  /** For all visitors together, which leaves space for the admin. */
  visitors: number;
  /** Per IP address. */
  address: number;
}

export interface StagingClaim {
  /** Call it before writing. Throws `UploadRejected` when the space is used up. */
  reserve: (bytes: number) => void;
  /** Repeated calls are safe. */
  release: () => void;
}

/** Limits the bytes of this process's staged files, so that endless uploads cannot fill the disk. */
export class StagingSpace {
  readonly #limits: StagingLimits;
  readonly #used = new Map<string, number>();

  constructor(limits: StagingLimits) {
    this.#limits = limits;
  }

  /** @param address null when signed in */
  claim(address: string | null): StagingClaim {
    const { total, visitors } = this.#limits;
    const counters: [name: string, limit: number][] = [["total", total]];
    if (address !== null) counters.push(["visitors", visitors], [`address ${address}`, this.#limits.address]);
    let reservedBytes = 0;
    return {
      reserve: (bytes) => {
        const isFull = counters.some(([name, limit]) => this.#get(name) + bytes > limit);
        if (isFull) throw new UploadRejected(uploadProblems.tooManyAtOnce);
        for (const [name] of counters) this.#add(name, bytes);
        reservedBytes += bytes;
      },
      release: () => {
        for (const [name] of counters) this.#add(name, -reservedBytes);
        reservedBytes = 0;
      },
    };
  }

  measure(): { used: number; limit: number } {
    return { used: this.#get("total"), limit: this.#limits.total };
  }

  #get(name: string): number {
    return this.#used.get(name) ?? 0;
  }

  #add(name: string, bytes: number): void {
    const used = this.#get(name) + bytes;
    if (used > 0) this.#used.set(name, used);
    else this.#used.delete(name);
  }
}

/** Allows one full quote form per address, about three for all visitors, and the admin's largest form. */
export const stagingSpace = new StagingSpace({
  total: 700_000_000,
  visitors: 300_000_000,
  address: 120_000_000,
});
