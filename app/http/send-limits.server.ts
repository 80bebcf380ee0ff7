import { ApiProblem } from "./json-api.server";
import { limitByAddress } from "./rate-limit.server";

/** How many enquiries one address may send: enough for a family or an office behind one line. */
export const sendLimit = { name: "enquiry", limit: 20, windowMs: 60 * 60 * 1000 };

/** Counts one send of this address. Throws an ApiProblem of status 429 when there have been too many. */
export async function requireRoom(request: Request): Promise<void> {
  const seconds = await limitByAddress(request, sendLimit);
  if (seconds === null) return;
  throw new ApiProblem(429, "Too many messages were sent from here. Please try again later, or call us.", {
    headers: { "Retry-After": String(seconds) },
  });
}
