import type { Database } from "./db/database.server";
import { startTrashSweep } from "./domain/items/trash-sweep.server";
import { logger } from "./http/logger.server";
import { startImageWorker } from "./images/worker.server";
import { startMail } from "./mail/mail-service.server";
import { onShutdown } from "./shutdown.server";

/** Starts what works beside the requests: variants of images, mail, and the end of what was deleted. */
export function startWorkers(db: Database): void {
  onShutdown("image worker", startImageWorker(db));
  onShutdown("mail", startMail(db));
  onShutdown(
    "trash",
    startTrashSweep(db, (error) => logger.error({ err: error }, "the trash could not be swept")),
  );
}
