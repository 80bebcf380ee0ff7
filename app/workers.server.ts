import type { Database } from "./db/database.server";
import { startImageWorker } from "./images/worker.server";
import { startMail } from "./mail/mail-service.server";
import { onShutdown } from "./shutdown.server";

/** Starts what works beside the requests: variants of images, and mail. */
export function startWorkers(db: Database): void {
  onShutdown("image worker", startImageWorker(db));
  onShutdown("mail", startMail(db));
}
