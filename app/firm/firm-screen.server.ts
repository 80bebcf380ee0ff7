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

export async function readFirmScreen() {
  const revisions = await listHistory(db, "firm");
  const newest = revisions[0];
  const delivered = writeFirm(deliveredFirm);
  const current = newest && parseStored(newest.content);
  const today = toIndianDay(new Date());
  // Past closures make room in the form.
  const closures = current?.closures.filter(({ to }) => to >= today) ?? [];
  return {
    revision: newest?.id ?? 0,
    fields: current ? writeFirm({ ...current, closures }) : delivered,
    delivered,
    history: revisions.map(describeRevision),
  };
}

/** Redirects to the screen with an undo toast, or answers 400 or 409 with the form. */
export async function changeFirm(request: Request) {
  const edit = await readEdit(request);
  const { firm, errors } = parseFirm(edit.typed);
  if (errors) return refuseEdit(edit, errors);
  return await saveEdit(db, firmDocument, edit, storeFirm(firm));
}

/** `id` 0 is the delivered state. @throws {Response} 404 when there is no such state */
export async function restoreFirm(id: number) {
  return await restoreEdit(db, firmDocument, id, (revision) => {
    const firm = revision ? parseStored(revision.content) : deliveredFirm;
    return firm && storeFirm(firm);
  });
}
