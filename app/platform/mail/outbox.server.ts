import { type SqlBool, sql } from "kysely";
import { acquireAdvisoryLock, type Database } from "~/platform/database/database.server";
import { calculateRetryDelayMs, isAttemptDue } from "~/platform/database/retries.server";
import { HOUR_MS } from "~/platform/time/time";

/** An email is marked as undelivered after this many failures. The retries span about two days. */
export const MAX_ATTEMPTS = 12;

/**
 * An email that cannot be written is tried once more soon, in case a file or the memory was missing. After that its text
 * is the cause, and further attempts would fail too.
 */
const MAX_WRITE_ATTEMPTS = 2;
const WRITE_RETRY_MS = 20_000;

export const SEND_TIMEOUT_MS = 25_000;

/** Longest wait for the photos of an email. After it, the email is sent with only their names. */
export const PHOTOS_TIMEOUT_MS = 10_000;

/** Longest wait for a small logo. After it, the email shows the name instead. */
export const LOGO_TIMEOUT_MS = 15_000;

/** If the process that claimed an email dies, another may claim it after this time. */
export const LEASE_MS = PHOTOS_TIMEOUT_MS + LOGO_TIMEOUT_MS + SEND_TIMEOUT_MS + 5_000;

/** Without jitter. */
const MAX_DELAY_MS = 8 * HOUR_MS;

/** The rest go into the next bundle. */
const MAX_BUNDLED = 500;

/** Contains no text: the content is read when the email is composed. */
export type DueMail = NonNullable<Awaited<ReturnType<typeof claimDueMail>>>;

/**
 * Leases the oldest due email for {@link LEASE_MS}, so that no other instance sends it. `others` are rows sent in the
 * same email; see `chooseNotificationTime`.
 */
export async function claimDueMail(db: Database, now = new Date()) {
  const [claimed, ...others] = await claimBundle(db, now);
  if (!claimed) return null;
  const { bundled: _, ...due } = claimed;
  return { ...due, others };
}

async function claimBundle(db: Database, now: Date) {
  return await db.transaction().execute(async (trx) => {
    // Without the lock, two instances could split a bundle.
    await acquireAdvisoryLock(trx, "claim mails");
    const [first] = await claimRows(trx, now, { limit: 1 });
    if (!first?.bundled) return first ? [first] : [];
    const others = { limit: MAX_BUNDLED - 1, bundledFor: first.recipient };
    return [first, ...(await claimRows(trx, now, others))];
  });
}

/** `bundledFor` restricts the claim to bundled rows for this recipient. */
async function claimRows(
  db: Database,
  now: Date,
  { limit, bundledFor }: { limit: number; bundledFor?: string },
) {
  const oldestDue = db
    .selectFrom("outbox")
    .select("id")
    .where("sent_at", "is", null)
    .where("failed_at", "is", null)
    .where(isAttemptDue(now, MAX_DELAY_MS))
    .where(isSendable)
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
    // The array makes PostgreSQL evaluate the subquery once. Otherwise a plan might repeat it per row and claim more.
    .where(sql<SqlBool>`id = any(array(${oldestDue}))`)
    .returning([
      "id",
      "kind",
      "recipient",
      "attempts",
      "bundled",
      "enquiry_id as enquiryId",
      "quotation_version_id as quotationVersionId",
      "created_at as queuedAt",
    ])
    .execute();
}

export async function discardMail(db: Database, mail: DueMail): Promise<void> {
  const ids = listRows(mail).map(({ id }) => id);
  await db.deleteFrom("outbox").where("id", "in", ids).execute();
}

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
 * After {@link MAX_ATTEMPTS} the email is undelivered. Sets the recipients who have not received the email on all rows of its
 * bundle.
 */
export async function recordFailure(
  db: Database,
  mail: DueMail,
  error: string,
  { now = new Date(), isWritten = true } = {},
): Promise<void> {
  const delayMs = isWritten ? calculateRetryDelayMs(mail.attempts + 1, MAX_DELAY_MS) : WRITE_RETRY_MS;
  const next_attempt_at = new Date(now.getTime() + delayMs);
  const maxAttempts = isWritten ? MAX_ATTEMPTS : MAX_WRITE_ATTEMPTS;
  await db.transaction().execute(async (trx) => {
    for (const { id, ...row } of listRows(mail)) {
      const attempts = row.attempts + 1;
      const failed_at = attempts >= maxAttempts ? now : null;
      const outcome = { attempts, last_error: error, next_attempt_at, failed_at, recipient: mail.recipient };
      await trx.updateTable("outbox").set(outcome).where("id", "=", id).execute();
    }
  });
}

function listRows(mail: DueMail) {
  return [mail, ...mail.others];
}

/** Makes unsent emails due now, resets their attempts and returns their number; 0 for an enquiry in the trash. */
export async function resendUndelivered(db: Database, enquiryId: number): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable("outbox")
    .set({ attempts: 0, failed_at: null, next_attempt_at: new Date() })
    .where("enquiry_id", "=", enquiryId)
    .where((where) => where.or([isWaiting, isUndelivered]))
    .where(isSendable)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

export async function findNextAttempt(db: Database): Promise<Date | null> {
  const { at } = await db
    .selectFrom("outbox")
    .select(sql<Date | null>`min(next_attempt_at)`.as("at"))
    .where("sent_at", "is", null)
    .where("failed_at", "is", null)
    .where(isSendable)
    .executeTakeFirstOrThrow();
  return at;
}

const isWaiting = sql<SqlBool>`sent_at is null and failed_at is null`;

/** Another email with the same version of a quotation arrived later. */
export const isSentAgain = sql<SqlBool>`exists (
  select 1 from outbox later where later.quotation_version_id = outbox.quotation_version_id and later.kind = outbox.kind
    and later.id > outbox.id and later.sent_at is not null)`;

export const isUndelivered = sql<SqlBool>`outbox.sent_at is null and outbox.failed_at is not null and not ${isSentAgain}`;

/** Emails of an enquiry in the trash wait until it is restored, and thanks to someone who is no customer until they are one. */
const isSendable = sql<SqlBool>`not exists (
  select 1 from enquiries where enquiries.id = outbox.enquiry_id and (deleted_at is not null
    or (outbox.kind = 'acknowledgement' and status in ('job-seeker', 'supplier', 'spam', 'quarantine')))
)`;

const MAX_LISTED = 5;

export type OutboxState = Awaited<ReturnType<typeof readOutboxState>>;

export async function readOutboxState(db: Database) {
  const unsent = db.selectFrom("outbox").where("sent_at", "is", null).where(isSendable);
  const counts = await unsent
    .select((query) => [
      query.fn.countAll<number>().filterWhere(isWaiting).as("waitingCount"),
      query.fn.min<Date | null>("created_at").filterWhere(isWaiting).as("waitingSince"),
      query.fn.countAll<number>().filterWhere(isUndelivered).as("undeliveredCount"),
      sql<
        string | null
      >`(array_agg(last_error order by failed_at desc) filter (where ${isUndelivered}))[1]`.as(
        "undeliveredReason",
      ),
    ])
    .executeTakeFirstOrThrow();
  const enquiries = await unsent
    .where(isUndelivered)
    .where("enquiry_id", "is not", null)
    .select("enquiry_id as id")
    .distinct()
    .orderBy("id", "desc")
    .limit(MAX_LISTED)
    .execute();
  const { lastSentAt } = await db
    .selectFrom("outbox")
    .select((query) => query.fn.max("sent_at").as("lastSentAt"))
    .executeTakeFirstOrThrow();
  return {
    ...counts,
    waitingCount: Number(counts.waitingCount),
    undeliveredCount: Number(counts.undeliveredCount),
    /** Of the newest enquiries, at most {@link MAX_LISTED}. */
    undeliveredEnquiryIds: enquiries.flatMap(({ id }) => id ?? []),
    lastSentAt,
  };
}

/** Returns the number of undelivered emails, and why the last one failed. */
export async function readUndelivered(db: Database): Promise<{ count: number; reason: string | null }> {
  return await db
    .selectFrom("outbox")
    .select(sql<number>`count(*)::int`.as("count"))
    .select(sql<string | null>`(array_agg(last_error order by failed_at desc))[1]`.as("reason"))
    .where("enquiry_id", "is not", null)
    .where(isUndelivered)
    .where(isSendable)
    .executeTakeFirstOrThrow();
}

/** By version. */
export async function findFailedMails(db: Database, versionIds: readonly number[]) {
  if (versionIds.length === 0) return new Map<number, string>();
  const rows = await db
    .selectFrom("outbox")
    .select(["quotation_version_id as versionId", "last_error as reason"])
    .where("quotation_version_id", "in", versionIds)
    .where(isUndelivered)
    .execute();
  return new Map(rows.map(({ versionId, reason }) => [versionId ?? 0, reason ?? ""]));
}
