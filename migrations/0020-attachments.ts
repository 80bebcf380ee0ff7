import { type Kysely, sql } from "kysely";

/**
 * Files that come with quote requests. They stand apart from `images`, whose files anybody may open. A file belongs to a
 * form that is not in order yet (`form_hash`) and then to the enquiry the form became.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table attached_files (
      id integer generated always as identity primary key,
      sha256 text not null unique check (sha256 ~ '^[0-9a-f]{64}$'),
      storage_key text not null unique,
      source_key text unique,
      thumbnail text,
      created_at timestamptz(3) not null default now()
    )`.execute(db);

  await sql`
    create table enquiry_attachments (
      id integer generated always as identity primary key,
      enquiry_id integer references enquiries on delete cascade,
      form_hash text,
      file_id integer not null references attached_files,
      name text not null check (name <> ''),
      bytes integer not null check (bytes > 0),
      created_at timestamptz(3) not null default now(),
      check ((enquiry_id is null) <> (form_hash is null)),
      unique (enquiry_id, file_id),
      unique (form_hash, file_id)
    )`.execute(db);
  await sql`create index enquiry_attachments_file_id on enquiry_attachments (file_id)`.execute(db);
  await sql`
    create index enquiry_attachments_held on enquiry_attachments (created_at) where enquiry_id is null`.execute(
    db,
  );
}
