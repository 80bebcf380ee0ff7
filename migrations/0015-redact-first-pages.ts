import { type Kysely, sql } from "kysely";

/** Removes the secrets of feedback and quotation links from the attribution of enquiries. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const field of ["page", "referrer"]) {
    await sql`update enquiries
      set source = jsonb_set(
        source, array[${field}],
        to_jsonb(regexp_replace(source ->> ${field}, '^((?:https?://[^/]+)?)/+(feedback|quotation)/.*$', '\\1/\\2/…', 'i'))
      )
      where source ->> ${field} ~* '^(?:https?://[^/]+)?/+(feedback|quotation)/'`.execute(db);
  }
}
