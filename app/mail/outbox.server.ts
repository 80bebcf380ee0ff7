import { sql } from "kysely";
import { listAttachmentNames } from "~/enquiries/attachments.server";
import type { Database } from "~/server/db/database.server";
import type { EnquiryRow, OutboxRow } from "~/server/db/tables";

const MINUTE_MS = 60_000;

/** After this many failures a mail counts as undelivered; together the waits come to about two days. */
export const MAX_ATTEMPTS = 12;

/** How long the mail server may take over one mail. */
export const SEND_TIMEOUT_MS = 25_000;

/** A mail that was taken up and never reported on (the process died) is free for another try after this. */
export const LEASE_MS = 30_000;

/**
 * How long to wait before the next attempt: one minute doubled with each failure, eight hours at the most,
 * a fifth more or less by chance so that a returning mail server is not met by all at once.
 *
 * @param failures how many attempts have failed, 1 or more
 * @param chance a random number from 0 to 1
 * @returns milliseconds
 */
export function delayBeforeRetry(failures: number, chance = Math.random()): number {
  const delay = Math.min(MINUTE_MS * 2 ** (failures - 1), 480 * MINUTE_MS);
  return Math.round(delay * (0.8 + 0.4 * chance));
}

/** A mail that is due, with the enquiry it is about. */
export interface DueMail {
  id: number;
  kind: OutboxRow["kind"];
  recipient: string;
  /** How often it has been tried before. */
  attempts: number;
  enquiry: Pick<
    EnquiryRow,
    "id" | "kind" | "name" | "email" | "phone" | "message" | "details" | "created_at"
  >;
  /** What the files that came with it are called. */
  attachments: string[];
}

/**
 * Takes one mail that is due and reserves it for {@link LEASE_MS}, so that no other instance sends it meanwhile.
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
  // Deleted between the two queries, and the mail with it.
  if (!enquiry) return null;
  return { ...mail, enquiry, attachments: await listAttachmentNames(db, enquiry_id) };
}

/** Notes that the mail server took the mail. */
export async function recordSent(db: Database, mail: DueMail, now = new Date()): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await note(trx, mail.id, { attempts: mail.attempts + 1, sent_at: now, last_error: null }, now);
  });
}

/** Notes what went wrong and when to try again; after {@link MAX_ATTEMPTS} the mail counts as undelivered. */
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

/** The enquiry may have been deleted, and the mail with it, while the mail was on its way: then there is nothing to note. */
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
 * Puts the undelivered mails of an enquiry that is not in the trash back in line, with all their attempts before them.
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

/** When the next mail is due, or null when none waits. */
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

/** Of what was deleted no mail tells; it goes out when the enquiry is put back. */
const inTrash = sql<number>`(select id from enquiries where deleted_at is not null)`;
