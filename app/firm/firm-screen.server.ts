import { firmWords } from "~/content/firm";
import { db } from "~/database/database.server";
import {
  describeRevision,
  type EditedDocument,
  listHistory,
  readEdit,
  refuseEdit,
  restoreEdit,
  saveEdit,
} from "~/revisions/edit-document.server";
import { toIndianDay } from "~/time/indian-time";
import { deliveredFirm, parseStored, storeFirm } from "./firm.server";
import { parseFirm, writeFirm } from "./firm-form.server";

const firmDocument: EditedDocument = { name: "firm", screen: "/admin/firm", words: firmWords };

/** What the screen shows: the current facts as fields, what the environment says of them, and the saved states. */
export async function readFirmScreen() {
  const revisions = await listHistory(db, "firm");
  const newest = revisions[0];
  const delivered = writeFirm(deliveredFirm);
  const current = newest && parseStored(newest.content);
  const today = toIndianDay(new Date());
  // What is over makes room in the form.
  const closures = current?.closures.filter(({ to }) => to >= today) ?? [];
  return {
    revision: newest?.id ?? 0,
    fields: current ? writeFirm({ ...current, closures }) : delivered,
    delivered,
    history: revisions.map(describeRevision),
  };
}

/** Saves what the form sent: back to the screen with a toast that can undo it, or the form again with status 400 or 409. */
export async function changeFirm(request: Request) {
  const edit = await readEdit(request);
  const { firm, errors } = parseFirm(edit.typed);
  if (errors) return refuseEdit(edit, errors);
  return await saveEdit(db, firmDocument, edit, storeFirm(firm));
}

/**
 * Makes an earlier state the current one; 0 is the one that the site was delivered with.
 * @throws {Response} 404 when there is no such state
 */
export async function restoreFirm(id: number) {
  return await restoreEdit(db, firmDocument, id, (revision) => {
    const firm = revision ? parseStored(revision.content) : deliveredFirm;
    return firm && storeFirm(firm);
  });
}
