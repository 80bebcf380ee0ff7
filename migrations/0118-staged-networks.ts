import { type Kysely, sql } from "kysely";

/** The network that a staged file came from, as a hash: none may fill the room for the files of all. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table enquiry_attachments add column network_hash text`.execute(db);
}
