import { ApiProblem } from "~/api/json-api.server";
import type { AttemptLimit } from "~/server/attempts.server";
import { clientAddress } from "~/server/client-address.server";
import { limitByAddress } from "~/server/rate-limit.server";

/** How many enquiries one address may send: enough for a family or an office behind one line. */
export const sendLimit = { name: "enquiry", limit: 20, windowMs: 60 * 60 * 1000 };

const day = 24 * 60 * 60 * 1000;

/** How many files, and how many megabytes of them, one address may leave here in a day, sent or only held. */
export function limitFiles(request: Request, bytes: number): AttemptLimit[] {
  const address = clientAddress(request);
  return [
    { key: `files ${address}`, limit: 100, windowMs: day },
    { key: `megabytes ${address}`, limit: 800, windowMs: day, weight: Math.ceil(bytes / 1_000_000) },
  ];
}

/** Counts one send of this address. Throws an ApiProblem of status 429 when there have been too many. */
export async function requireRoom(request: Request): Promise<void> {
  const seconds = await limitByAddress(request, sendLimit);
  if (seconds === null) return;
  throw new ApiProblem(429, "Too many messages were sent from here. Please try again later, or call us.", {
    headers: { "Retry-After": String(seconds) },
  });
}
