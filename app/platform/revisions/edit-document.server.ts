import { isDeepStrictEqual } from "node:util";
import type { Params } from "@remix-run/react";
import type { Database } from "~/platform/database/database.server";
import { replaceWithToast } from "~/platform/http/flash.server";
import type { Refusal } from "~/platform/http/handle-form.server";
import { orNotFound, readId } from "~/platform/http/read-request";
import { formatDateTime } from "~/platform/time/time";
import {
  type DocumentName,
  listRevisions,
  type Revision,
  readRevision,
  saveRevision,
} from "./revisions.server";

const MAX_LISTED_REVISIONS = 20;

export interface StoredContent {
  content: unknown;
  /** Ids of images in the content. */
  images?: number[];
}

export interface EditedDocument {
  name: DocumentName;
  screenPath: string;
  messages: { saved: string; restored: string; stale: string };
  /** Content to save when an earlier state is restored; null if it is unreadable. A null revision is the default. */
  restore: (revision: Revision | null) => StoredContent | null;
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

/** Redirects to the screen with an undo toast. Returns a refusal (409) if another save came first. */
export async function saveEdit(
  db: Database,
  document: EditedDocument,
  version: number,
  stored: StoredContent,
): Promise<Response | Refusal> {
  const { name, maxRevisions, messages } = document;
  if ((await saveRevision(db, name, { previousId: version, maxRevisions, ...stored })) === null) {
    const newest = await readRevision(db, name);
    return { status: 409, message: messages.stale, version: newest?.id ?? 0 };
  }
  return await redirectWithUndo(document, messages.saved, version);
}

/** Restores a state as a new revision; id 0 is the default. @throws {Response} 404 if it does not exist or is unreadable */
export async function restoreEdit(db: Database, document: EditedDocument, id: number) {
  const revisions = await listRevisions(db, document.name, Number.MAX_SAFE_INTEGER);
  const currentId = revisions[0]?.id ?? 0;
  const revision = id === 0 ? null : orNotFound(revisions.find((revision) => revision.id === id));
  const restored = orNotFound(document.restore(revision));
  // After a double submit the state is already current. Undo then restores the state before it.
  const isCurrent = isDeepStrictEqual(revisions[0]?.content, JSON.parse(JSON.stringify(restored.content)));
  if (isCurrent) return await redirectWithUndo(document, document.messages.restored, revisions[1]?.id ?? 0);
  await saveRevision(db, document.name, {
    previousId: currentId,
    maxRevisions: document.maxRevisions,
    ...restored,
  });
  return await redirectWithUndo(document, document.messages.restored, currentId);
}

export function redirectWithUndo(
  { screenPath, name }: EditedDocument,
  message: string,
  undoRevisionId: number,
) {
  return replaceWithToast(screenPath, {
    kind: "success",
    message,
    undo: `/admin/revisions/${name}/${undoRevisionId}`,
  });
}
