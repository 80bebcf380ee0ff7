import type { Database } from "./database.server";

/** Equal versions mean equal content. Read the version before the content, which is then at least as new. */
export async function readContentVersion(db: Database): Promise<string> {
  const row = await db.selectFrom("content_version").select("version").executeTakeFirst();
  return row?.version ?? "untouched";
}
