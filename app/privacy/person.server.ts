import { type SqlBool, sql } from "kysely";
import type { Database } from "~/database/database.server";
import { config } from "~/runtime/config.server";
import { backupFolder } from "~/runtime/data-folder.server";
import { logTrouble } from "~/runtime/logger.server";
import { writeErasedList } from "./erased-list.server";
import { recordAct } from "./privacy-log.server";

/** By what a person is known: an enquiry, and what it says of how he is reached. */
export interface Person {
  id: number;
  /** Ten digits. */
  phone: string | null;
  email: string | null;
}

/** The ids of all enquiries of a person, whatever became of them. */
export async function findPersonsEnquiries(db: Database, { id, phone, email }: Person): Promise<number[]> {
  const rows = await db
    .selectFrom("enquiries")
    .select("id")
    .where((query) =>
      query.or([
        query("id", "=", id),
        ...(phone ? [query("phone", "=", phone)] : []),
        ...(email ? [sql<SqlBool>`lower(email) = lower(${email})`] : []),
      ]),
    )
    .orderBy("id")
    .execute();
  return rows.map(({ id }) => id);
}

/** All personal data of a person, for a file that he can read, and a line in the log; null when they have been erased meanwhile. */
export async function giveEverything(db: Database, person: Person, author: string): Promise<object | null> {
  const ids = await findPersonsEnquiries(db, person);
  if (ids.length === 0) return null;
  await recordAct(db, { act: "given", author, enquiries: ids.length });
  const [enquiries, notes, files, mails, testimonials] = await Promise.all([
    db
      .selectFrom("enquiries")
      .select(["id", "kind", "name", "email", "phone", "message", "details", "pieces", "like_title", "place"])
      .select(["quoted_amount", "status", "source", "channel", "privacy_notice", "created_at"])
      .where("id", "in", ids)
      .orderBy("id")
      .execute(),
    db
      .selectFrom("enquiry_notes")
      .select(["enquiry_id", "text", "created_at"])
      .where("enquiry_id", "in", ids)
      .execute(),
    db
      .selectFrom("enquiry_attachments")
      .select(["enquiry_id", "name", "bytes"])
      .where("enquiry_id", "in", ids)
      .execute(),
    db
      .selectFrom("outbox")
      .select(["enquiry_id", "kind", "recipient", "sent_at"])
      .where("enquiry_id", "in", ids)
      .execute(),
    db
      .selectFrom("testimonials")
      .select(["enquiry_id", "text", "name", "place", "stars", "state"])
      .where("enquiry_id", "in", ids)
      .execute(),
  ]);
  return { enquiries, notes, files, mails, testimonials };
}

/**
 * Erases all personal data of a person for good, and leaves a line in the log. Files that no other enquiry has go with the next
 * garbage collection. Nothing brings it back: a list beside the backups says to `npm run restore` what was erased since.
 * @returns how many enquiries that were; 0 when somebody else has erased them meanwhile
 */
export async function eraseEverything(db: Database, person: Person, author: string): Promise<number> {
  const enquiries = await db.transaction().execute((trx) => erase(trx, person, author));
  // The rows of it are stored: the nightly backup writes the list as well.
  await writeErasedList(db, backupFolder(config.dataDir)).catch((error) =>
    logTrouble(error, "the list of what was erased could not be written"),
  );
  return enquiries;
}

/**
 * Erases anew what a list names, and all else of the same people, from what a backup has brought back. Takes a transaction.
 * @returns how many enquiries that were
 */
export async function eraseAgain(trx: Database, origins: readonly string[], author: string): Promise<number> {
  await recordErasedOrigins(trx, origins);
  const people = await trx
    .selectFrom("enquiries")
    .select(["id", "phone", "email"])
    .where("origin_id", "in", (query) => query.selectFrom("erased_origins").select("origin_id"))
    .execute();
  let enquiries = 0;
  for (const person of people) enquiries += await erase(trx, person, author);
  return enquiries;
}

async function erase(trx: Database, person: Person, author: string): Promise<number> {
  const ids = await findPersonsEnquiries(trx, person);
  if (ids.length === 0) return 0;
  const said = await trx
    .deleteFrom("testimonials")
    .where("enquiry_id", "in", ids)
    .returning("origin_id")
    .execute();
  const asked = await trx.deleteFrom("enquiries").where("id", "in", ids).returning("origin_id").execute();
  await recordErasedOrigins(
    trx,
    [...said, ...asked].map(({ origin_id }) => origin_id),
  );
  if (asked.length > 0) await recordAct(trx, { act: "erased", author, enquiries: asked.length });
  return asked.length;
}

async function recordErasedOrigins(trx: Database, origins: readonly string[]): Promise<void> {
  await sql`insert into erased_origins select unnest(${sql.val(origins)}::uuid[]) on conflict do nothing`.execute(
    trx,
  );
}
