import { type Kysely, sql } from "kysely";

/** The texts that are searched, and the name that one signs in with. */
const texts = {
  projects: ["title", "description", "location", "image_alt"],
  gallery_items: ["title", "content", "image_alt"],
  // Triggers copy notes and file names into their enquiry, which therefore comes after them.
  enquiry_notes: ["text"],
  enquiry_attachments: ["name"],
  enquiries: ["name", "email", "message", "place", "more_words"],
  admins: ["username"],
};

/**
 * Brings texts into the Unicode form NFC, in which all that is written or searched now comes in: the same letters in another form
 * were not found. Nobody has changed them, so versions and dates stay. A database that is not in UTF-8 knows no such forms.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ encoding: string }>`select getdatabaseencoding() as encoding`.execute(db);
  if (rows[0]?.encoding !== "UTF8") return;
  for (const [table, names] of Object.entries(texts)) {
    const columns = names.map((name) => sql.ref(name));
    await sql`
      update ${sql.table(table)}
      set ${sql.join(columns.map((column) => sql`${column} = normalize(${column}, NFC)`))}
      where ${sql.join(
        columns.map((column) => sql`${column} is not nfc normalized`),
        sql` or `,
      )}`.execute(db);
  }
  await sql`
    update enquiries
    set details = jsonb_set(details, '{projectType}', to_jsonb(normalize(details ->> 'projectType', NFC)))
    where details ->> 'projectType' is not nfc normalized`.execute(db);
}
