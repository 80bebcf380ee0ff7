import { sql } from "kysely";
import type { ServiceSlug } from "~/content/service-index";
import type { Database } from "~/database/database.server";

/** The words of one service page. */
export type ServiceDocument = `service:${ServiceSlug}`;

/** What the owner writes about the site itself, each with a history of its own. */
export type DocumentName = "firm" | "first-steps" | ServiceDocument;

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

/** The current states of all service pages of which something was saved, by document. */
export async function readServiceRevisions(db: Database): Promise<ReadonlyMap<string, Revision>> {
  const rows = await db
    .selectFrom("revisions")
    .select(["document", "id", "content", "created_at"])
    .distinctOn("document")
    .where("document", "like", "service:%")
    .orderBy("document")
    .orderBy("id", "desc")
    .execute();
  return new Map(
    rows.map(({ document, created_at: createdAt, ...row }) => [document, { ...row, createdAt }]),
  );
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
 * Saves a new state. What is sent twice is saved once.
 * @param follows the revision that was edited; 0 when there was none
 * @returns the id of the new revision, or null when another one was saved meanwhile: nothing is changed then
 */
export async function saveRevision(
  db: Database,
  document: DocumentName,
  { follows, content }: { follows: number; content: unknown },
): Promise<number | null> {
  const json = JSON.stringify(content);
  const saved = await db
    .insertInto("revisions")
    .values({ document, follows, content: json })
    .onConflict((conflict) => conflict.columns(["document", "follows"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  if (saved) return saved.id;
  const [newest] = await listRevisions(db, document, 1);
  const same = await db
    .selectFrom("revisions")
    .select("id")
    .where("document", "=", document)
    .where("follows", "=", follows)
    .where(sql<boolean>`content = ${json}::jsonb`)
    .executeTakeFirst();
  // The state that this one wants to follow has a follower already: the same words, if the form came twice.
  return same && same.id === newest?.id ? same.id : null;
}
