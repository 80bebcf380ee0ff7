import { sql } from "kysely";
import type { Database } from "~/platform/database/database.server";

/** A name of its own, or `type:name` for the documents of one type. */
export type DocumentName = string;

export interface Revision {
  id: number;
  content: unknown;
  createdAt: Date;
}

/** Returns the newest revision; null when the document was never edited. */
export async function readRevision(db: Database, document: DocumentName): Promise<Revision | null> {
  const [newest] = await listRevisions(db, document, 1);
  return newest ?? null;
}

/** Returns the newest revision of every edited document of a type, by document name. */
export async function readRevisions(db: Database, type: string): Promise<ReadonlyMap<string, Revision>> {
  const rows = await db
    .selectFrom("revisions")
    .select(["document", "id", "content", "created_at"])
    .distinctOn("document")
    .where("document", "like", `${type}:%`)
    .orderBy("document")
    .orderBy("id", "desc")
    .execute();
  return new Map(
    rows.map(({ document, created_at: createdAt, ...row }) => [document, { ...row, createdAt }]),
  );
}

export async function listRevisions(
  db: Database,
  document: DocumentName,
  limit: number,
): Promise<Revision[]> {
  const rows = await db
    .selectFrom("revisions")
    .select(["id", "content", "created_at"])
    .where("document", "=", document)
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
  return rows.map(({ created_at: createdAt, ...row }) => ({ ...row, createdAt }));
}

interface NewRevision {
  /** Id of the edited revision; 0 for the default. */
  previousId: number;
  content: unknown;
  /** Ids of images in the content. They cannot be deleted while the revision exists. */
  images?: readonly number[];
  /** Number of retained revisions; all by default. */
  maxRevisions?: number;
}

/** Returns the new id, or the id of the first save for a repeated request. Saves nothing if another save came first. */
export async function saveRevision(
  db: Database,
  document: DocumentName,
  { previousId, content, images = [], maxRevisions }: NewRevision,
): Promise<number | null> {
  const json = JSON.stringify(content);
  return await db.transaction().execute(async (trx) => {
    const saved = await insertRevision(trx, document, previousId, json);
    if (saved === undefined) return await findRepeatedSave(trx, document, previousId, json);
    const references = [...new Set(images)].map((image_id) => ({ revision_id: saved.id, image_id }));
    if (references.length > 0) await trx.insertInto("revision_images").values(references).execute();
    if (maxRevisions !== undefined) await deleteOldRevisions(trx, document, maxRevisions);
    return saved.id;
  });
}

/** Returns undefined if another save came first. The unique index lets only one of two concurrent saves succeed. */
async function insertRevision(trx: Database, document: DocumentName, previousId: number, content: string) {
  if (((await readRevision(trx, document))?.id ?? 0) !== previousId) return undefined;
  return await trx
    .insertInto("revisions")
    .values({ document, previous_id: previousId, content })
    .onConflict((conflict) => conflict.columns(["document", "previous_id"]).doNothing())
    .returning("id")
    .executeTakeFirst();
}

/** Returns the id if this form has already been saved: the newest revision then has the same predecessor and content. */
async function findRepeatedSave(trx: Database, document: DocumentName, previousId: number, content: string) {
  const newest = await readRevision(trx, document);
  const repeat = await trx
    .selectFrom("revisions")
    .select("id")
    .where("id", "=", newest?.id ?? 0)
    .where("previous_id", "=", previousId)
    .where(sql<boolean>`content = ${content}::jsonb`)
    .executeTakeFirst();
  return repeat?.id ?? null;
}

async function deleteOldRevisions(trx: Database, document: DocumentName, max: number): Promise<void> {
  await trx
    .deleteFrom("revisions")
    .where("document", "=", document)
    .where("id", "not in", (query) =>
      query
        .selectFrom("revisions")
        .select("id")
        .where("document", "=", document)
        .orderBy("id", "desc")
        .limit(sql.lit(max)),
    )
    .execute();
}
