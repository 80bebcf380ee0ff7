import { startNightlyBackups } from "~/backup/nightly-schedule.server";
import { listenForChanges } from "~/database/change-listener.server";
import type { Database } from "~/database/database.server";
import { type Instance, startInstanceHeartbeat } from "~/database/instances.server";
import { startVacuum } from "~/database/vacuum.server";
import { collectOrphanedAttachments } from "~/enquiries/files/attached-files.server";
import { composeMail } from "~/enquiries/mails/compose-mail.server";
import { queueDailyNotice } from "~/enquiries/mails/quarantine-notices.server";
import { queueTodayMail } from "~/enquiries/mails/today-mails.server";
import { pageCache } from "~/http/page-cache.server";
import { type Bucket, openBucket } from "~/images/bucket.server";
import { startImageWorker } from "~/images/worker.server";
import { type MailWriter, startMail } from "~/mail/mail-worker.server";
import { startPurging } from "~/privacy/retention.server";
import { startPush } from "~/push/push-service.server";
import { composeQuotationMail } from "~/quotations/quotation-mails.server";
import { config } from "~/runtime/config.server";
import { logError, logger } from "~/runtime/logger.server";
import { onShutdown } from "~/runtime/shutdown.server";
import { composeTestimonialMail } from "~/testimonials/testimonial-mails.server";

function createMailWriter(db: Database): MailWriter {
  return {
    queueDueMails: async (now) => {
      await queueDailyNotice(db, config.mail, now);
      await queueTodayMail(db, config.mail, now);
    },
    compose: (due, now) => {
      if (due.kind === "testimonial") return composeTestimonialMail(db, due);
      return due.quotationVersionId === null ? composeMail(db, due, now) : composeQuotationMail(db, due);
    },
  };
}

/** @param instance null when there is no heartbeat to send (`findInstance`) */
export function startWorkers(db: Database, instance: Instance | null): void {
  if (instance) {
    onShutdown(
      "heartbeat of this instance",
      startInstanceHeartbeat(db, instance, (error) =>
        logError(error, "the heartbeat of this instance failed"),
      ),
    );
  }
  if (config.s3) void warnAboutBucket(openBucket(config.s3));
  onShutdown("image worker", startImageWorker(db, collectOrphanedAttachments));
  onShutdown("mail worker", startMail(db, createMailWriter(db)));
  onShutdown("push worker", startPush(db));
  onShutdown(
    "purging of the trash",
    startPurging(db, (error) => logError(error, "the trash could not be purged")),
  );
  if (config.backupTime !== null) {
    onShutdown(
      "nightly backups",
      startNightlyBackups(db, config.backupTime, (error) => logError(error, "the nightly backup failed")),
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
    "vacuum",
    startVacuum(db, (error) => logError(error, "the database could not be vacuumed")),
  );
}

/** Checks the bucket once, so that a wrong setting shows at the start and not at the first upload. */
async function warnAboutBucket(bucket: Bucket): Promise<void> {
  await bucket.check().catch(({ message }: Error) => {
    logger.warn(`The bucket for pictures cannot be used: ${message}`);
  });
}
