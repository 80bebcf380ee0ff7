import { join } from "node:path";
import { sql } from "kysely";
import { customersDraftSchema } from "~/features/quotations/quotation";
import { ERASED_LIST_FILE, type ErasedOrigin, writeErasedList } from "~/platform/backup/erased-list.server";
import { findBackupBucket } from "~/platform/backup/nightly-backup.server";
import type { Database } from "~/platform/database/database.server";
import { config } from "~/platform/runtime/config.server";
import { getBackupFolder } from "~/platform/runtime/data-folder.server";
import { logError } from "~/platform/runtime/logger.server";
import { listSelectedIds, type Person } from "./find-person.server";
import { addToPrivacyLog } from "./privacy-log.server";
/** Reads the person's data and adds an entry to the privacy log. Returns null if the person was erased in the meantime. */
export async function exportPerson(
  db: Database,
  person: Person,
  author: string,
  selectedIds: readonly number[] | null = null,
) {
  const ids = await listSelectedIds(db, person, selectedIds);
  if (ids.length === 0) return null;
  await addToPrivacyLog(db, { act: "given", author, enquiries: ids.length });
  return {
    enquiries: await db
      .selectFrom("enquiries")
      .select([
        "id",
        "kind",
        "name",
        "email",
        "phone",
        "message",
        "details",
        "pieces",
        "measured_pieces",
        "like_title",
      ])
      .select(["town", "quoted_amount", "status", "status_before", "spam_reasons", "source", "channel"])
      .select(["follow_up_kind", "follow_up_time", "lost_reason", "work_done_at"])
      .select(["privacy_notice", "read_at", "created_at", "deleted_at"])
      .select(sql<string | null>`follow_up_on::text`.as("follow_up_on"))
      .where("id", "in", ids)
      .orderBy("id")
      .execute(),
    events: await db
      .selectFrom("enquiry_events")
      .select(["enquiry_id", "kind", "before", "after", "created_at"])
      .where("enquiry_id", "in", ids)
      .orderBy("id")
      .execute(),
    notes: await db
      .selectFrom("enquiry_notes")
      .select(["enquiry_id", "from_customer", "text", "created_at"])
      .where("enquiry_id", "in", ids)
      .orderBy("id")
      .execute(),
    files: await db
      .selectFrom("enquiry_attachments")
      .select(["enquiry_id", "name", "bytes", "created_at"])
      .where("enquiry_id", "in", ids)
      .orderBy("id")
      .execute(),
    mails: await db
      .selectFrom("outbox")
      .select(["enquiry_id", "kind", "recipient", "created_at", "sent_at", "failed_at"])
      .where("enquiry_id", "in", ids)
      .orderBy("id")
      .execute(),
    quotations: (
      await db
        .selectFrom("quotations")
        .select(["enquiry_id", "number", "draft", "created_at", "updated_at", "deleted_at"])
        .where("enquiry_id", "in", ids)
        .orderBy("id")
        .execute()
    ).map(({ draft, ...row }) => ({ ...row, draft: customersDraftSchema.safeParse(draft).data ?? null })),
    sentQuotations: await db
      .selectFrom("quotation_versions as v")
      .innerJoin("quotations as q", "q.id", "v.quotation_id")
      .select(["q.enquiry_id", "q.number", "v.version", "v.content", "v.totals", "v.total", "v.sent_at"])
      .select(["v.opened_at", "v.choice"])
      .select(["v.accepted_at", "v.accepted_by", "v.declined_at", "v.decline_reason", "v.withdrawn_at"])
      .select("v.replaced_amount")
      .where("q.enquiry_id", "in", ids)
      .orderBy("v.id")
      .execute(),
    stages: await db
      .selectFrom("order_stages as s")
      .innerJoin("orders as o", "o.id", "s.order_id")
      .select(["o.enquiry_id", "s.stage", sql<string>`s.reached_on::text`.as("reached_on")])
      .where("o.enquiry_id", "in", ids)
      .execute(),
    orders: await db
      .selectFrom("orders as o")
      .innerJoin("order_sums as s", "s.order_id", "o.id")
      .select(["o.enquiry_id", "o.agreed_amount", "s.total", "s.paid", "o.created_at"])
      .where("o.enquiry_id", "in", ids)
      .orderBy("o.id")
      .execute(),
    payments: await db
      .selectFrom("payments as p")
      .innerJoin("orders as o", "o.id", "p.order_id")
      .select(["o.enquiry_id", "p.amount", "p.method", "p.reference", "p.note", "p.created_at"])
      .select(["p.removed_at", sql<string>`p.received_on::text`.as("received_on")])
      .where("o.enquiry_id", "in", ids)
      .orderBy("p.id")
      .execute(),
    testimonials: await db
      .selectFrom("testimonials")
      .select(["enquiry_id", "text", "name", "role", "stars", "state", "source", "consent", "created_at"])
      .select(["deleted_at", sql<string | null>`given_on::text`.as("given_on")])
      .where("enquiry_id", "in", ids)
      .execute(),
  };
}

/**
 * Erases the enquiries of a person. Garbage collection later deletes their files. Adds the enquiries to a list next to
 * the backups, so that `npm run restore` erases them again.
 * @param selectedIds see {@link listSelectedIds}
 * @returns the number of erased enquiries; 0 when another admin erased them in the meantime
 */
export async function erasePerson(
  db: Database,
  person: Person,
  author: string,
  selectedIds: readonly number[] | null = null,
): Promise<number> {
  const count = await db.transaction().execute((trx) => eraseEnquiries(trx, person, author, selectedIds));
  const folder = getBackupFolder(config.dataDir);
  // A failure is only logged: the erasure is committed, and the nightly backup rewrites the list.
  const logFailure = (error: unknown) => logError(error, "the list of erased data could not be written");
  await writeErasedList(db, folder).catch(logFailure);
  // Does not wait, because a bucket may take minutes.
  void findBackupBucket(db)?.put(ERASED_LIST_FILE, join(folder, ERASED_LIST_FILE)).catch(logFailure);
  return count;
}

/** Requires a transaction. Erases the rows, and all data of people who requested it. Returns the number of enquiries. */
export async function repeatErasures(
  trx: Database,
  erased: readonly ErasedOrigin[],
  author: string,
): Promise<number> {
  await recordErased(trx, erased);
  const listed = await trx
    .selectFrom("enquiries")
    .innerJoin("erased_origins", "erased_origins.origin_id", "enquiries.origin_id")
    .select(["id", "name", "phone", "email", "is_request"])
    .execute();
  let count = 0;
  for (const { is_request, ...person } of listed)
    count += await eraseEnquiries(trx, person, author, is_request ? null : []);
  return count;
}

async function eraseEnquiries(
  trx: Database,
  person: Person,
  author: string,
  selectedIds: readonly number[] | null = null,
): Promise<number> {
  const ids = await listSelectedIds(trx, person, selectedIds);
  if (ids.length === 0) return 0;
  const sureIds = await listSelectedIds(trx, person, null);
  const testimonials = await trx
    .deleteFrom("testimonials")
    .where("enquiry_id", "in", ids)
    .returning("origin_id as originId")
    .execute();
  const enquiries = await trx
    .deleteFrom("enquiries")
    .where("id", "in", ids)
    .returning(["id", "origin_id as originId"])
    .execute();
  // A restore repeats a request for later found enquiries of the person, unless the owner kept one that seemed to be.
  const isWhole = sureIds.every((id) => ids.includes(id)) && (person.phone !== null || person.email !== null);
  await recordErased(trx, [
    ...testimonials.map(({ originId }) => ({ originId, isRequest: false })),
    ...enquiries.map(({ id, originId }) => ({ originId, isRequest: isWhole && id === person.id })),
  ]);
  if (enquiries.length > 0)
    await addToPrivacyLog(trx, { act: "erased", author, enquiries: enquiries.length });
  return enquiries.length;
}

async function recordErased(trx: Database, erased: readonly ErasedOrigin[]): Promise<void> {
  const origins = erased.map(({ originId }) => originId);
  const requests = erased.map(({ isRequest }) => isRequest);
  await sql`
    insert into erased_origins select distinct on (1) * from unnest(${sql.val(origins)}::uuid[], ${sql.val(requests)}::boolean[])
    order by 1, 2 desc on conflict do nothing`.execute(trx);
}
