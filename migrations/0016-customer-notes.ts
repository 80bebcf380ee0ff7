import { type Kysely, sql } from "kysely";

const statements = [
  sql`alter table enquiry_notes add column from_customer boolean not null default false`,
  // The author of a customer's question was the name on the quotation.
  sql`update enquiry_notes as note set from_customer = true
    where author not in (select username from admins)
      and exists (
        select 1 from quotations join quotation_versions as v on v.quotation_id = quotations.id
        where quotations.enquiry_id = note.enquiry_id and v.content #>> '{customer,name}' = note.author
      )`,
  // A typed name with line breaks looked like further lines of the firm's own text.
  sql`update quotation_versions set accepted_by = trim(regexp_replace(accepted_by, '\\s+', ' ', 'g'))
    where accepted_by ~ '\\s\\s|[^ \\S]'`,
];

/** Tells questions of customers from notes of admins, and puts the names of accepted quotations on one line. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
