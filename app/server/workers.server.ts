import { startNightlyBackups } from "~/backup/nightly-schedule.server";
import { startImageWorker } from "~/images/worker.server";
import { startMail } from "~/mail/mail-worker.server";
import { startPurging } from "~/privacy/retention.server";
import { startPush } from "~/push/push-service.server";
import { config } from "./config.server";
import { listenForChanges } from "./db/change-listener.server";
import type { Database } from "./db/database.server";
import { type Instance, startBeating } from "./db/instances.server";
import { startVacuum } from "./db/vacuum.server";
import { logTrouble } from "./logger.server";
import { pageCache } from "./page-cache.server";
import { onShutdown } from "./shutdown.server";

/**
 * Starts what works beside the requests: variants of images, mail, the end of what was deleted, care for the database.
 * @param instance that is registered; null where instances need not know of each other
 */
export function startWorkers(db: Database, instance: Instance | null): void {
  if (instance) {
    onShutdown(
      "the registration of this instance",
      startBeating(db, instance, (error) => logTrouble(error, "an instance is in trouble")),
    );
  }
  onShutdown("image worker", startImageWorker(db));
  onShutdown("mail", startMail(db));
  onShutdown("push", startPush(db));
  onShutdown(
    "trash",
    startPurging(db, (error) => logTrouble(error, "the trash could not be purged")),
  );
  if (config.backupTime !== null) {
    onShutdown(
      "nightly backups",
      startNightlyBackups(db, config.backupTime, (error) => logTrouble(error, "the nightly backup failed")),
    );
  }
  if (config.databaseUrl !== null) {
    onShutdown(
      "change listener",
      listenForChanges(config.databaseUrl, () => pageCache.recheck()),
    );
    return;
  }
  onShutdown(
    "upkeep",
    startVacuum(db, (error) => logTrouble(error, "the database could not be vacuumed")),
  );
}
