import { sql } from "kysely";
import { listAttachmentNames } from "~/enquiries/attachments.server";
import type { Database } from "~/server/db/database.server";
import type { EnquiryRow, OutboxRow } from "~/server/db/tables";

const MINUTE_MS = 60_000;

/** After this many failures a mail is undelivered; its retries span about two days. */
export const MAX_ATTEMPTS = 12;

/** Timeout of one delivery. */
export const SEND_TIMEOUT_MS = 25_000;

/** Lease of a claimed mail: when its process dies, another one may claim it after this time. */
export const LEASE_MS = 30_000;

/**
 * The delay of a retry with backoff: one minute, doubled with each failure up to eight hours, with a jitter of a fifth so that
 * not all mails are retried at once.
 *
 * @param failures how many attempts have failed, 1 or more
 * @param chance a random number from 0 to 1
 * @returns milliseconds
 */
function delayBeforeRetry(failures: number, chance = Math.random()): number {
  const delay = Math.min(MINUTE_MS * 2 ** (failures - 1), 480 * MINUTE_MS);
  return Math.round(delay * (0.8 + 0.4 * chance));
}

/** A mail that is due, with the enquiry it is about. */
export interface DueMail {
  id: number;
  kind: OutboxRow["kind"];
  recipient: string;
  /** Number of earlier attempts. */
  attempts: number;
  enquiry: Pick<
    EnquiryRow,
    "id" | "kind" | "name" | "email" | "phone" | "message" | "details" | "created_at"
  >;
  /** Names of the files of the enquiry. */
  attachments: string[];
}

/**
 * Claims one mail that is due by a lease of {@link LEASE_MS}, so that no other instance sends it.
 *
 * @returns the mail that has waited longest, or null when none is due
 */
export async function claimDueMail(db: Database, now = new Date()): Promise<DueMail | null> {
  const claimed = await db
    .updateTable("outbox")
    .set({ next_attempt_at: new Date(now.getTime() + LEASE_MS) })
    .where("id", "=", (query) =>
      query
        .selectFrom("outbox")
        .select("id")
        .where("sent_at", "is", null)
        .where("failed_at", "is", null)
        .where("next_attempt_at", "<=", now)
        .where("enquiry_id", "not in", inTrash)
        .orderBy("next_attempt_at")
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning(["id", "kind", "recipient", "attempts", "enquiry_id"])
    .executeTakeFirst();
  if (!claimed) return null;
  const { enquiry_id, ...mail } = claimed;
  const enquiry = await db
    .selectFrom("enquiries")
    .select(["id", "kind", "name", "email", "phone", "message", "details", "created_at"])
    .where("id", "=", enquiry_id)
    .executeTakeFirst();
  // The enquiry and its mail were deleted between the two queries.
  if (!enquiry) return null;
  return { ...mail, enquiry, attachments: await listAttachmentNames(db, enquiry_id) };
}

/** Records that the mail server accepted the mail. */
export async function recordSent(db: Database, mail: DueMail, now = new Date()): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await note(trx, mail.id, { attempts: mail.attempts + 1, sent_at: now, last_error: null }, now);
  });
}

/** Records a failure and the time of the retry; after {@link MAX_ATTEMPTS} the mail is undelivered. */
export async function recordFailure(
  db: Database,
  mail: DueMail,
  error: string,
  now = new Date(),
): Promise<void> {
  const attempts = mail.attempts + 1;
  const retryAt = new Date(now.getTime() + delayBeforeRetry(attempts));
  await db.transaction().execute(async (trx) => {
    const failed_at = attempts >= MAX_ATTEMPTS ? now : null;
    await note(trx, mail.id, { attempts, last_error: error, next_attempt_at: retryAt, failed_at }, now);
  });
}

/** Records an attempt, unless the enquiry and its mail were deleted during the delivery. */
async function note(
  trx: Database,
  id: number,
  outcome: {
    attempts: number;
    last_error: string | null;
    sent_at?: Date;
    next_attempt_at?: Date;
    failed_at?: Date | null;
  },
  at: Date,
): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable("outbox")
    .set(outcome)
    .where("id", "=", id)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return;
  await trx.insertInto("mail_attempts").values({ outbox_id: id, at, error: outcome.last_error }).execute();
}

/**
 * Makes the unsent mails of an enquiry due again with all their attempts, unless the enquiry is in the trash.
 *
 * @returns how many there were
 */
export async function resendUndelivered(db: Database, enquiryId: number, now = new Date()): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable("outbox")
    .set({ attempts: 0, failed_at: null, next_attempt_at: now })
    .where("enquiry_id", "=", enquiryId)
    .where("sent_at", "is", null)
    .where("enquiry_id", "not in", inTrash)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** When the next mail is due; null when the outbox is empty. */
export async function findNextAttempt(db: Database): Promise<Date | null> {
  const { at } = await db
    .selectFrom("outbox")
    .select(sql<Date | null>`min(next_attempt_at)`.as("at"))
    .where("sent_at", "is", null)
    .where("failed_at", "is", null)
    .where("enquiry_id", "not in", inTrash)
    .executeTakeFirstOrThrow();
  return at;
}

/** Mails of enquiries in the trash are not sent until the enquiry is restored. */
const inTrash = sql<number>`(select id from enquiries where deleted_at is not null)`;
