import { isDeepStrictEqual } from "node:util";
import type { Params } from "@remix-run/react";
import { sql } from "kysely";
import type { Database } from "~/platform/database/database.server";
import { replaceWithToast } from "~/platform/http/cookies.server";
import type { Refusal } from "~/platform/http/handle-form.server";
import { orNotFound, readId } from "~/platform/http/read-request";
import { formatDateTime } from "~/platform/time/time";

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

const MAX_LISTED_REVISIONS = 20;

export interface StoredContent {
  content: unknown;
  /** Ids of images in the content. */
  images?: number[];
}

export interface EditedDocument {
  name: DocumentName;
  /** If a part is saved and restored alone. */
  part?: string;
  /** Compares the part in two states. A null revision is the default. */
  isSamePart?: (one: Revision | null, other: Revision | null) => boolean;
  screenPath: string;
  messages: { saved: string; restored: string; stale: string };
  /** Content to save when an earlier state is restored; null if it is unreadable. A null revision is the default. */
  restore: (revision: Revision | null, current: Revision | null) => StoredContent | null;
  /** Number of retained states; all by default. */
  maxRevisions?: number;
}

export interface HistoryEntry {
  id: number;
  savedAt: string;
  description?: string;
}

/** Returns 0 for the default. @throws {Response} 404 for an invalid id */
export function readRevisionId(params: Params): number {
  return params.id === "0" ? 0 : readId(params);
}

/** Lists the newest first. The first is the current state. */
export async function listHistory(db: Database, name: DocumentName): Promise<Revision[]> {
  return await listRevisions(db, name, MAX_LISTED_REVISIONS);
}

export function toHistoryEntry({ id, createdAt }: Revision): HistoryEntry {
  return { id, savedAt: formatDateTime(createdAt.toISOString()) };
}

/**
 * Returns the newest revision in which the part is as in revision `id`, so that only a change of this part makes a form
 * stale. Requires `revisions` newest first.
 */
export function findPartVersion(
  { isSamePart }: EditedDocument,
  revisions: readonly Revision[],
  id: number,
): number {
  const edited = revisions.find((revision) => revision.id === id) ?? null;
  if (!isSamePart || (edited === null && id !== 0)) return id;
  return revisions.find((revision) => isSamePart(revision, edited))?.id ?? id;
}

/** Redirects to the screen with an undo toast. Returns a refusal (409) if another save came first. */
export async function saveEdit(
  db: Database,
  document: EditedDocument,
  version: number,
  stored: StoredContent,
): Promise<Response | Refusal> {
  const { name, maxRevisions, messages } = document;
  const savedId = await saveRevision(db, name, { previousId: version, maxRevisions, ...stored });
  if (savedId === null) {
    const newest = await readRevision(db, name);
    return { status: 409, message: messages.stale, version: newest?.id ?? 0 };
  }
  return await redirectWithUndo(document, messages.saved, { savedId, previousId: version });
}

/**
 * Restores a state as a new revision; id 0 is the default. Undo, which names the revision that it undoes, changes
 * nothing after a later save of the same part.
 * @throws {Response} 404 if it does not exist or is unreadable
 */
export async function restoreEdit(db: Database, document: EditedDocument, id: number, undoneId?: number) {
  const revisions = await listRevisions(db, document.name, Number.MAX_SAFE_INTEGER);
  const currentId = revisions[0]?.id ?? 0;
  const revision = id === 0 ? null : orNotFound(revisions.find((revision) => revision.id === id));
  const restored = orNotFound(document.restore(revision, revisions[0] ?? null));
  // After a double submit the state is already current. Undo then restores the state before it.
  const isCurrent = isDeepStrictEqual(revisions[0]?.content, JSON.parse(JSON.stringify(restored.content)));
  if (isCurrent)
    return await redirectWithUndo(document, document.messages.restored, {
      savedId: currentId,
      previousId: revisions[1]?.id ?? 0,
    });
  const previousId = undoneId === undefined ? currentId : findPartVersion(document, revisions, undoneId);
  const { maxRevisions } = document;
  const savedId = await saveRevision(db, document.name, { previousId, maxRevisions, ...restored });
  if (savedId === null)
    return await replaceWithToast(document.screenPath, {
      type: "error",
      message: "Not undone: changed on another device since.",
    });
  return await redirectWithUndo(document, document.messages.restored, { savedId, previousId });
}

export function redirectWithUndo(
  { screenPath, name, part }: EditedDocument,
  message: string,
  { savedId, previousId }: { savedId: number; previousId: number },
) {
  return replaceWithToast(screenPath, {
    type: "success",
    message,
    undo: `/admin/revisions/${part ? `${name}:${part}` : name}/${previousId}?of=${savedId}`,
  });
}
