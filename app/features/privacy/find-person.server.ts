import { sql } from "kysely";
import { z } from "zod";
import { isOwnPhone } from "~/features/enquiries/inbox-query.server";
import { placeholderPhones } from "~/features/enquiries/phone";
import type { EnquiryRow } from "~/features/enquiries/tables";
import type { Database } from "~/platform/database/database.server";
import { idField, parseOrBadRequest } from "~/platform/http/read-request";

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
export async function listSelectedIds(
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
