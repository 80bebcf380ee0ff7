import { isDeepStrictEqual } from "node:util";
import { data } from "@remix-run/node";
import type { Params } from "@remix-run/react";
import { z } from "zod";
import type { Database } from "~/database/database.server";
import { replaceWithToast } from "~/http/flash.server";
import { idField, orNotFound, readForm, readId, readTexts } from "~/http/read-request";
import { formatMinute } from "~/time/format-day";
import type { ToastMessage } from "~/ui/toast-message";
import { type DocumentName, listRevisions, type Revision, saveRevision } from "./revisions.server";

const MOST_LISTED = 20;

/** A document edited in one form; its earlier states are restored below `restore/`. */
export interface EditedDocument {
  name: DocumentName;
  screen: string;
  words: { saved: string; restored: string; stale: string };
}

export interface RefusedDocument {
  errors: Record<string, string>;
  typed: Record<string, string>;
  /** The current revision, so that saving again replaces it. */
  revision: number;
  toast?: ToastMessage;
}

export type UnsentDocument = Omit<RefusedDocument, "typed" | "revision"> & { typed: null; revision: null };

interface Edit {
  follows: number;
  typed: Record<string, string>;
}

export interface HistoryEntry {
  id: number;
  savedAt: string;
  changed?: string;
}

/** Revision that a form was made from; 0 is the delivered state. */
export const revisionField = idField().or(z.literal("0").transform(() => 0));

/** 0 is the delivered state. @throws {Response} 404 when there is no revision in the path */
export function readRevisionId(params: Params): number {
  return params.id === "0" ? 0 : readId(params);
}

/** Newest first; the first is the current state. */
export async function listHistory(db: Database, name: DocumentName): Promise<Revision[]> {
  return await listRevisions(db, name, MOST_LISTED);
}

export function describeRevision({ id, createdAt }: Revision): HistoryEntry {
  return { id, savedAt: formatMinute(createdAt.toISOString()) };
}

/** The field `revision` has the edited revision. @throws {Response} 400 when the body is no form */
export async function readEdit(request: Request): Promise<Edit> {
  const { revision, ...typed } = readTexts(await readForm(request));
  return { follows: revisionField.catch(0).parse(revision), typed };
}

export function refuseEdit({ follows, typed }: Edit, errors: Record<string, string>) {
  return data<RefusedDocument>({ errors, typed, revision: follows }, { status: 400 });
}

/** Redirects to the screen with an undo toast, or answers 409 with the form after a concurrent save. */
export async function saveEdit(
  db: Database,
  document: EditedDocument,
  { follows, typed }: Edit,
  content: unknown,
) {
  if ((await saveRevision(db, document.name, { follows, content })) === null) {
    const [newest] = await listRevisions(db, document.name, 1);
    const toast = { kind: "error", message: document.words.stale, isConflict: true } as const;
    return data<RefusedDocument>({ errors: {}, typed, revision: newest?.id ?? 0, toast }, { status: 409 });
  }
  return await leave(document, document.words.saved, follows);
}

/** Id 0 is the delivered state; `toContent` returns null for unreadable states. @throws {Response} 404 */
export async function restoreEdit(
  db: Database,
  document: EditedDocument,
  id: number,
  toContent: (revision: Revision | null) => unknown,
) {
  const revisions = await listRevisions(db, document.name, Number.MAX_SAFE_INTEGER);
  const current = revisions[0]?.id ?? 0;
  const wanted = id === 0 ? null : orNotFound(revisions.find((revision) => revision.id === id));
  const content = orNotFound(toContent(wanted));
  // Double submit: the state is already current, and Undo leads to the one before.
  const isCurrent = isDeepStrictEqual(revisions[0]?.content, JSON.parse(JSON.stringify(content)));
  if (isCurrent) return await leave(document, document.words.restored, revisions[1]?.id ?? 0);
  await saveRevision(db, document.name, { follows: current, content });
  return await leave(document, document.words.restored, current);
}

function leave({ screen }: EditedDocument, message: string, undoTo: number) {
  return replaceWithToast(screen, { kind: "success", message, undo: `${screen}/restore/${undoTo}` });
}
