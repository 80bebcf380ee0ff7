import { type SqlBool, sql } from "kysely";
import type { Database } from "~/database/database.server";
import { takeTurn } from "~/database/take-turn.server";
import { HOUR_MS } from "~/time/durations";
import { delayBeforeRetry } from "~/time/retry-delay";
import type { ClaimedRow, DueMail } from "./due-mail";
import { isOutsideTrash } from "./outbox-state.server";

/** After this many failures a mail is undelivered; its retries span about two days. */
export const MAX_ATTEMPTS = 12;

/** Timeout of one delivery. */
export const SEND_TIMEOUT_MS = 25_000;

/** So long a mail waits for its photographs at most, before it goes out with their names alone. */
export const PHOTOGRAPHS_TIMEOUT_MS = 10_000;

/** Lease of a claimed mail: when its process dies, another one may claim it after this time. */
export const LEASE_MS = PHOTOGRAPHS_TIMEOUT_MS + SEND_TIMEOUT_MS + 5_000;

/** The longest delay before a retry, without its jitter. */
const LONGEST_DELAY_MS = 8 * HOUR_MS;

/** What waits for longer was planned while the clock was ahead: no mail waits for as long as the clock was wrong. */
const LONGEST_WAIT_MS = 1.25 * LONGEST_DELAY_MS;

/** Notifications in one bundle; further ones go into the next. */
const MOST_BUNDLED = 500;

/**
 * Claims one mail that is due by a lease of {@link LEASE_MS}, so that no other instance sends it.
 *
 * @returns the mail that has waited longest, or null when none is due
 */
export async function claimDueMail(db: Database, now = new Date()): Promise<DueMail | null> {
  const [claimed, ...others] = await claimTogether(db, now);
  if (!claimed) return null;
  const { bundled: _, ...due } = claimed;
  return { ...due, others };
}

/** Claims the row that has waited longest, with all that are bundled with it. */
async function claimTogether(db: Database, now: Date) {
  return await db.transaction().execute(async (trx) => {
    // Two instances that claim at once would divide a bundle.
    await takeTurn(trx, "claim mails");
    const [first] = await claimRows(trx, now, { limit: 1 });
    if (!first?.bundled) return first ? [first] : [];
    const others = { limit: MOST_BUNDLED - 1, bundledFor: first.recipient };
    return [first, ...(await claimRows(trx, now, others))];
  });
}

/** Claims the rows that have waited longest; `bundledFor` claims only those that go into a bundle for this recipient. */
async function claimRows(
  db: Database,
  now: Date,
  { limit, bundledFor }: { limit: number; bundledFor?: string },
) {
  const waitedLongest = db
    .selectFrom("outbox")
    .select("id")
    .where("sent_at", "is", null)
    .where("failed_at", "is", null)
    .where((query) =>
      query.or([
        query("next_attempt_at", "<=", now),
        query("next_attempt_at", ">", new Date(now.getTime() + LONGEST_WAIT_MS)),
      ]),
    )
    .where(isOutsideTrash)
    .$if(bundledFor !== undefined, (rows) =>
      rows.where("bundled", "=", true).where("recipient", "=", bundledFor ?? ""),
    )
    .orderBy("next_attempt_at")
    .orderBy("id")
    .limit(limit)
    .forUpdate()
    .skipLocked();
  return await db
    .updateTable("outbox")
    .set({ next_attempt_at: new Date(now.getTime() + LEASE_MS) })
    // As an array it is read once; a plan might read it again for each row, and claim more.
    .where(sql<SqlBool>`id = any(array(${waitedLongest}))`)
    .returning([
      "id",
      "kind",
      "recipient",
      "attempts",
      "bundled",
      "enquiry_id as enquiryId",
      "created_at as plannedAt",
    ])
    .execute();
}

/** Deletes a mail that has nothing left to say. */
export async function discardMail(db: Database, mail: DueMail): Promise<void> {
  const ids = listRows(mail).map(({ id }) => id);
  await db.deleteFrom("outbox").where("id", "in", ids).execute();
}

/** Records that the mail server accepted the mail. */
export async function recordSent(db: Database, mail: DueMail): Promise<void> {
  const now = new Date();
  await db.transaction().execute(async (trx) => {
    for (const { id, attempts } of listRows(mail)) {
      const outcome = { attempts: attempts + 1, sent_at: now, last_error: null };
      await trx.updateTable("outbox").set(outcome).where("id", "=", id).execute();
    }
  });
}

/**
 * Records a failure and the time of the retry; after {@link MAX_ATTEMPTS} the mail is undelivered. What is bundled stays together.
 * @param mail its recipient is who gets the retry
 */
export async function recordFailure(
  db: Database,
  mail: DueMail,
  error: string,
  now = new Date(),
): Promise<void> {
  const next_attempt_at = new Date(now.getTime() + delayBeforeRetry(mail.attempts + 1, LONGEST_DELAY_MS));
  await db.transaction().execute(async (trx) => {
    for (const { id, ...earlier } of listRows(mail)) {
      const attempts = earlier.attempts + 1;
      const failed_at = attempts >= MAX_ATTEMPTS ? now : null;
      const outcome = { attempts, last_error: error, next_attempt_at, failed_at, recipient: mail.recipient };
      await trx.updateTable("outbox").set(outcome).where("id", "=", id).execute();
    }
  });
}

function listRows(mail: DueMail): ClaimedRow[] {
  return [mail, ...mail.others];
}

/**
 * Makes the unsent mails of an enquiry due again with all their attempts, unless the enquiry is in the trash.
 *
 * @returns how many there were
 */
export async function resendUndelivered(db: Database, enquiryId: number): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable("outbox")
    .set({ attempts: 0, failed_at: null, next_attempt_at: new Date() })
    .where("enquiry_id", "=", enquiryId)
    .where("sent_at", "is", null)
    .where(isOutsideTrash)
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
    .where(isOutsideTrash)
    .executeTakeFirstOrThrow();
  return at;
}
