import { sql } from "kysely";
import type { ServiceSlug } from "~/content/service-index";
import type { Database } from "~/database/database.server";

export type ServiceDocument = `service:${ServiceSlug}`;

export type DocumentName = "firm" | "first-steps" | ServiceDocument;

export interface Revision {
  id: number;
  content: unknown;
  createdAt: Date;
}

export async function readRevision(db: Database, document: DocumentName): Promise<Revision | null> {
  const [newest] = await listRevisions(db, document, 1);
  return newest ?? null;
}

/** Reads the current states of all edited service pages, by document. */
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
 * An identical repeat is saved once. Returns null after a concurrent save, when nothing is changed.
 * @param follows the edited revision; 0 when there was none
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
  // Another state already follows the edited one: a repeat of the same form if the content is equal.
  return same && same.id === newest?.id ? same.id : null;
}
