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

/** How many saved states a screen lists. */
const MOST_LISTED = 20;

/** A document that is edited in one form, at an address with its earlier states below `restore/`. */
export interface EditedDocument {
  name: DocumentName;
  screen: string;
  words: { saved: string; restored: string; stale: string };
}

/** A form of a document that was not saved. */
export interface RefusedDocument {
  errors: Record<string, string>;
  typed: Record<string, string>;
  /** The revision that is current now, so that saving again puts what was typed in its place. */
  revision: number;
  toast?: ToastMessage;
}

/** A form of a document that could not be sent at all: it stays as it is. */
export type UnsentDocument = Omit<RefusedDocument, "typed" | "revision"> & { typed: null; revision: null };

/** What a form of a document sent: the revision that was edited, and the fields. */
interface Edit {
  follows: number;
  typed: Record<string, string>;
}

/** A saved state as a screen's history lists it. */
export interface HistoryEntry {
  id: number;
  savedAt: string;
  /** What it changed, in a line; missing where nobody says. */
  changed?: string;
}

/** The revision that a form was made from; 0 is the delivered state. */
export const revisionField = idField().or(z.literal("0").transform(() => 0));

/**
 * The saved state that a route's path names; 0 is the delivered one.
 * @throws {Response} 404 when it names none
 */
export function readRevisionId(params: Params): number {
  return params.id === "0" ? 0 : readId(params);
}

/** The newest saved states of a document, first the current one. */
export async function listHistory(db: Database, name: DocumentName): Promise<Revision[]> {
  return await listRevisions(db, name, MOST_LISTED);
}

/** A saved state as its screen lists it. */
export function describeRevision({ id, createdAt }: Revision): HistoryEntry {
  return { id, savedAt: formatMinute(createdAt.toISOString()) };
}

/**
 * Reads the form of a document, with the revision that it was made from in the field `revision`.
 * @throws {Response} 400 when the body is no form
 */
export async function readEdit(request: Request): Promise<Edit> {
  const { revision, ...typed } = readTexts(await readForm(request));
  return { follows: revisionField.catch(0).parse(revision), typed };
}

/** The form again, with what is wrong beside its fields: status 400. */
export function refuseEdit({ follows, typed }: Edit, errors: Record<string, string>) {
  return data<RefusedDocument>({ errors, typed, revision: follows }, { status: 400 });
}

/**
 * Saves what a form became: back to the screen with a toast that can undo it, or the form again with status 409 when others saved
 * meanwhile.
 */
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

/**
 * Makes an earlier state the current one; 0 is the one that the site was delivered with.
 * @param toContent what is to be saved of a state, or of the delivered one; null when it cannot be read
 * @throws {Response} 404 when there is no such state
 */
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
  // Pressed twice: it is the current state already, and Undo leads to the one before.
  const isCurrent = isDeepStrictEqual(revisions[0]?.content, JSON.parse(JSON.stringify(content)));
  if (isCurrent) return await leave(document, document.words.restored, revisions[1]?.id ?? 0);
  await saveRevision(db, document.name, { follows: current, content });
  return await leave(document, document.words.restored, current);
}

function leave({ screen }: EditedDocument, message: string, undoTo: number) {
  return replaceWithToast(screen, { kind: "success", message, undo: `${screen}/restore/${undoTo}` });
}
