import { db } from "~/platform/database/database.server";
import { type AttemptLimit, countAttempt } from "~/platform/http/rate-limit.server";
import { readClientAddress, readClientNetwork } from "~/platform/http/request.server";
import { chooseFailureStatus } from "~/platform/runtime/failure.server";
import { DAY_MS, HOUR_MS } from "~/platform/time/time";
import type { Visitor } from "~/platform/uploads/staged-file.server";
import { createStorageRejection } from "~/platform/uploads/staged-file.server";
import { maxFileBytes, UploadRejected, uploadProblems } from "~/platform/uploads/upload-rules";
import { measureStagedFiles } from "./staged-files.server";

/** Limits for all forms together and for one network. Staged files expire after a day. */
const maxStagedBytes = { all: 2_000_000_000, network: 200_000_000 };

/** Each address may use 200 units per hour: 2,000 megapixels, e.g. forty photos of 50 megapixels. */
const pixelsPerUnit = 10_000_000;

/** Files per address and day, including unfinished uploads. */
function getCountLimit(address: string): AttemptLimit {
  return { key: `files ${address}`, limit: 100, windowMs: DAY_MS };
}

function getMegabyteLimit(address: string, weight: number): AttemptLimit {
  return { key: `megabytes ${address}`, limit: 800, windowMs: DAY_MS, weight };
}

export function getVisitor(request: Request): Visitor {
  const address = readClientAddress(request);
  return {
    address,
    charge: async ({ isNewFile, megabytes }) => {
      try {
        if (isNewFile) await requireStagingRoom(readClientNetwork(request));
        const limits = [...(isNewFile ? [getCountLimit(address)] : []), getMegabyteLimit(address, megabytes)];
        if ((await countAttempt(db, limits)) !== null) throw new UploadRejected(uploadProblems.tooManyToday);
      } catch (error) {
        // If the database failed, refuse only this file: storing the form fails with the same error, which is reported there.
        throw chooseFailureStatus(error) === 500 ? error : createStorageRejection(error);
      }
    },
  };
}

/** @throws {UploadRejected} when a file of the maximum size would not fit */
async function requireStagingRoom(network: string): Promise<void> {
  const stagedBytes = await measureStagedFiles(db, network);
  if (stagedBytes.network + maxFileBytes > maxStagedBytes.network) {
    throw new UploadRejected(uploadProblems.tooManyToday);
  }
  if (stagedBytes.all + maxFileBytes > maxStagedBytes.all)
    throw new UploadRejected(uploadProblems.stagingFull);
}

/** Call before decoding, so that one address cannot block the decoder. @throws {UploadRejected} above the hourly limit */
export async function admitPixels(request: Request, pixels: number): Promise<void> {
  if ((await countAttempt(db, [getPixelLimit(request, pixels)])) === null) return;
  throw new UploadRejected(uploadProblems.tooManyPixelsNow);
}

export function getPixelLimit(request: Request, pixels: number): AttemptLimit {
  const weight = Math.max(1, Math.ceil(pixels / pixelsPerUnit));
  return { key: `pixels ${readClientAddress(request)}`, limit: 200, windowMs: HOUR_MS, weight };
}
