import { readPushSender } from "~/business/push-sender.server";
import { pushMessages } from "~/content/push";
import { collectOrphanedAttachments } from "~/features/enquiries/files/attached-files.server";
import { composeMail } from "~/features/enquiries/mails/compose-mail.server";
import { queueDailyNotice } from "~/features/enquiries/mails/quarantine-notices.server";
import { queueTodayMail } from "~/features/enquiries/mails/today-mails.server";
import { startPurging } from "~/features/privacy/retention.server";
import { startRecordChecks } from "~/features/quotations/check-records.server";
import { queueUnansweredNotice } from "~/features/quotations/quotation-list.server";
import { composeQuotationMail } from "~/features/quotations/quotation-mails.server";
import { composeTestimonialMail } from "~/features/testimonials/testimonial-mails.server";
import { startNightlyBackups } from "~/platform/backup/nightly-backup.server";
import { listenForChanges } from "~/platform/database/change-listener.server";
import type { Database } from "~/platform/database/database.server";
import { type Instance, startInstanceHeartbeat } from "~/platform/database/instances.server";
import { startVacuum } from "~/platform/database/vacuum.server";
import { pageCache } from "~/platform/http/page-cache.server";
import { type Bucket, openBucket } from "~/platform/images/bucket.server";
import { startImageWorker } from "~/platform/images/worker.server";
import { type MailWriter, startMail } from "~/platform/mail/mail-worker.server";
import { startPush } from "~/platform/push/push-service.server";
import { config } from "~/platform/runtime/config.server";
import { logError, logger } from "~/platform/runtime/logger.server";
import { onShutdown } from "~/platform/runtime/shutdown.server";
import { renderPng } from "~/sizes/drawing-files.server";

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
    renderDrawing: renderPng,
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
  onShutdown(
    "push worker",
    startPush(db, {
      messages: pushMessages,
      readSender: readPushSender,
      queueDueNotices: queueUnansweredNotice,
    }),
  );
  onShutdown(
    "purging of the trash",
    startPurging(db, (error) => logError(error, "the trash could not be purged")),
  );
  onShutdown(
    "checks of sent quotations",
    startRecordChecks(db, (error) => logError(error, "the sent quotations could not be checked")),
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
