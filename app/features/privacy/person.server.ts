import { sql } from "kysely";
import { z } from "zod";
import { isOwnPhone } from "~/features/enquiries/inbox-query.server";
import { placeholderPhones } from "~/features/enquiries/phone";
import { customersDraftSchema } from "~/features/quotations/quotation";
import { type ErasedOrigin, writeErasedList } from "~/platform/backup/erased-list.server";
import type { Database } from "~/platform/database/database.server";
import type { EnquiryRow } from "~/platform/database/tables";
import { idField, parseOrBadRequest } from "~/platform/http/read-request";
import { config } from "~/platform/runtime/config.server";
import { getBackupFolder } from "~/platform/runtime/data-folder.server";
import { logError } from "~/platform/runtime/logger.server";
import { addToPrivacyLog } from "./privacy-log.server";

/** A phone number or email address of more enquiries than this belongs to many people and identifies no one. */
const MAX_CONNECTED = 50;

export interface Person {
  id: number;
  name: string;
  /** Ten digits. */
  phone: string | null;
  email: string | null;
}

/** Why an enquiry may be from the same person; `indirect`: it shares a phone number or email address with another of these. */
export type PersonReason = "email" | "phone and name" | "phone" | "indirect";

/** Enough to identify a person without asking the owner. */
const sureReasons: readonly PersonReason[] = ["email", "phone and name"];

export const isSure = ({ reason }: { reason: PersonReason }) => sureReasons.includes(reason);

export type PersonEnquiry = Awaited<ReturnType<typeof listPersonEnquiries>>[number];

/**
 * Lists other enquiries that may be from the same person, with the reason, including spam and trash. A placeholder number
 * connects no enquiries.
 */
export async function listPersonEnquiries(db: Database, person: Person) {
  const rows = await listConnectedEnquiries(db, person);
  return rows.map((row) => ({ ...row, reason: findReason(person, row) }));
}

function findReason(person: Person, other: Omit<Person, "id">): PersonReason {
  if (person.email && person.email.toLowerCase() === other.email?.toLowerCase()) return "email";
  if (!person.phone || person.phone !== other.phone || placeholderPhones.includes(person.phone))
    return "indirect";
  return sharesName(person.name, other.name) ? "phone and name" : "phone";
}

/** Words that many names contain. */
const titles = new Set([
  ...["mrs", "smt", "shri", "sri", "thiru", "tmt", "thirumathi", "selvi", "kumari", "sir", "madam"],
  ...["customer", "engineer", "builders", "steel", "and", "the", "திரு", "திருமதி", "செல்வி"],
]);

/** True if both names have a word of three letters or more in common, so not only an initial. */
function sharesName(one: string, other: string): boolean {
  const listWords = (name: string) =>
    (name.toLowerCase().match(/[\p{L}\p{M}]{3,}/gu) ?? []).filter((word) => !titles.has(word));
  const otherWords = listWords(other);
  return listWords(one).some((word) => otherWords.includes(word));
}

const selectionSchema = z.array(idField()).max(1000);

/** Reads the ticked enquiries of the form; null if it was not sent. */
export function readSelectedIds(fields: FormData | URLSearchParams): number[] | null {
  return fields.has("chosen") ? parseOrBadRequest(selectionSchema, fields.getAll("enquiry")) : null;
}

/**
 * Returns the ids of the person's enquiries: its own, and of the listed ones those in `selectedIds`. Null selects those that are
 * surely from the same person. Empty if the enquiry was erased in the meantime.
 */
async function listSelectedIds(
  db: Database,
  person: Person,
  selectedIds: readonly number[] | null,
): Promise<number[]> {
  const own = await db.selectFrom("enquiries").select("id").where("id", "=", person.id).executeTakeFirst();
  if (!own) return [];
  const others = await listPersonEnquiries(db, person);
  const selected = others.filter((other) => selectedIds?.includes(other.id) ?? isSure(other));
  return [person.id, ...selected.map(({ id }) => id)];
}

/** Includes won enquiries in the trash. The law may require keeping the records of a won job. */
export async function hasWonJob(db: Database, ids: readonly number[]): Promise<boolean> {
  const won = await db
    .selectFrom("enquiries")
    .select("id")
    .where("id", "in", ids)
    .where((query) => query.or([query("status", "=", "won"), query("status_before", "=", "won")]))
    .limit(1)
    .executeTakeFirst();
  return won !== undefined;
}

/**
 * Lists enquiries that share a phone number or email address with this one, and up to {@link MAX_CONNECTED} that share one with
 * those.
 */
async function listConnectedEnquiries(db: Database, { id, phone, email }: Person) {
  const { rows } = await sql<Pick<EnquiryRow, "id" | "name" | "phone" | "email" | "created_at">>`
    with recursive direct as (
      select id, phone, email from enquiries
      where id = ${id} or (phone = ${phone} and ${isOwnPhone("phone")}) or lower(email) = lower(${email})
    ), connected (id, phone, email) as (
      select * from direct
      union
      select found.* from connected cross join lateral (
        select id, phone, email from enquiries
        where phone = connected.phone and ${isOwnPhone("phone")}
        union
        select id, phone, email from enquiries where lower(email) = lower(connected.email)
      ) found
    ), nearest as (
      select id from connected limit (select count(*) from direct) + ${sql.lit(MAX_CONNECTED)}
    )
    select id, name, phone, email, created_at from enquiries
    where id in (select id from nearest) and id <> ${id}
    order by id`.execute(db);
  return rows.map(({ created_at, ...row }) => ({ ...row, createdAt: created_at.toISOString() }));
}

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
  // A failure is only logged: the erasure is committed, and the nightly backup rewrites the list.
  await writeErasedList(db, getBackupFolder(config.dataDir)).catch((error) =>
    logError(error, "the list of erased data could not be written"),
  );
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
