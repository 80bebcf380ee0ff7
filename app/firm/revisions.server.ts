import type { Database } from "~/server/db/database.server";

/** What the owner writes about the site itself, each with a history of its own. */
export type DocumentName = "firm" | "first-steps";

/** A saved state of a document. */
export interface Revision {
  id: number;
  content: unknown;
  createdAt: Date;
}

/** The current state of a document; null as long as nothing was saved. */
export async function readRevision(db: Database, document: DocumentName): Promise<Revision | null> {
  const [newest] = await listRevisions(db, document, 1);
  return newest ?? null;
}

/** The saved states of a document, the newest first. */
export async function listRevisions(db: Database, document: DocumentName, most: number): Promise<Revision[]> {
  const rows = await db
    .selectFrom("revisions")
    .select(["id", "content", "created_at"])
    .where("document", "=", document)
    .orderBy("id", "desc")
    .limit(most)
    .execute();
  return rows.map(({ created_at: createdAt, ...row }) => ({ ...row, createdAt }));
}

/**
 * Saves a new state.
 * @param follows the revision that was edited; 0 when there was none
 * @returns the id of the new revision, or null when another one was saved meanwhile: nothing is changed then
 */
export async function saveRevision(
  db: Database,
  document: DocumentName,
  { follows, content }: { follows: number; content: unknown },
): Promise<number | null> {
  const saved = await db
    .insertInto("revisions")
    .values({ document, follows, content: JSON.stringify(content) })
    .onConflict((conflict) => conflict.columns(["document", "follows"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  return saved?.id ?? null;
}
