import { type Kysely, sql } from "kysely";

const statements = [
  sql`alter table quotations add column deleted_at timestamptz(3)`,
  // A quotation that was sent is a record.
  sql`alter table quotations add constraint quotations_deleted_draft check (deleted_at is null or number is null)`,
  sql`create index quotations_deleted on quotations (deleted_at) where deleted_at is not null`,
  sql`drop index quotations_list`,
  sql`create index quotations_list on quotations (updated_at desc, id desc) include (number, enquiry_id, search)
    where deleted_at is null`,
];

/** Drafts of quotations can be moved to the trash. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
