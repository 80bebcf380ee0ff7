import type { Database } from "./database.server";

/**
 * Names the state of everything that public pages show. Two equal names mean that nothing of it has changed between them; what is
 * read after the name is at least as new as it.
 */
export async function readContentVersion(db: Database): Promise<string> {
  const row = await db.selectFrom("content_version").select("version").executeTakeFirst();
  return row?.version ?? "untouched";
}
