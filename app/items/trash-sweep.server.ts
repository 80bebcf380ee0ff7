import { endOldEnquiries } from "~/enquiries/trash.server";
import type { Database } from "~/server/db/database.server";
import { endOldItems } from "./trash.server";

/** Often enough that nothing outstays its last day by much, however often the site is restarted. */
const sweepMs = 60 * 60 * 1000;

/**
 * Starts ending what has been in the trash for too long, now and every hour. Several instances may do so side by side.
 * @param onFailure hears why a round failed; the next one tries again
 * @returns how to stop
 */
export function startTrashSweep(db: Database, onFailure: (error: unknown) => void): () => Promise<void> {
  let round: Promise<unknown> = Promise.resolve();
  const sweep = () => {
    round = Promise.all([endOldItems(db).catch(onFailure), endOldEnquiries(db).catch(onFailure)]);
  };
  sweep();
  const timer = setInterval(sweep, sweepMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await round;
  };
}
