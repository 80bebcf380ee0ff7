import { type Kysely, sql } from "kysely";

/** One row for each time a mail was tried, so that the admin sees what became of it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table mail_attempts (
      id integer generated always as identity primary key,
      outbox_id integer not null references outbox on delete cascade,
      at timestamptz(3) not null default now(),
      error text
    )`.execute(db);
  await sql`create index mail_attempts_outbox_id on mail_attempts (outbox_id)`.execute(db);
}
