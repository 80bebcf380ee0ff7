import { firmWords } from "~/content/firm";
import { db } from "~/database/database.server";
import { handleForm, versionField } from "~/http/handle-form.server";
import { readForm, readTexts } from "~/http/read-request";
import {
  describeRevision,
  type EditedDocument,
  listHistory,
  saveEdit,
} from "~/revisions/edit-document.server";
import { toIndianDay } from "~/time/indian-time";
import { deliveredFirm, parseStored, storeFirm } from "./firm.server";
import { firmSchema, writeFirm } from "./firm-form.server";

export const firmDocument: EditedDocument = {
  name: "firm",
  screen: "/admin/firm",
  words: firmWords,
  restore: (revision) => {
    const firm = revision ? parseStored(revision.content) : deliveredFirm;
    return firm && { content: storeFirm(firm) };
  },
};

export async function readFirmScreen() {
  const revisions = await listHistory(db, "firm");
  const newest = revisions[0];
  const delivered = writeFirm(deliveredFirm);
  const current = newest && parseStored(newest.content);
  const today = toIndianDay(new Date());
  // Past closures make room in the form.
  const closures = current?.closures.filter(({ to }) => to >= today) ?? [];
  return {
    version: newest?.id ?? 0,
    fields: current ? writeFirm({ ...current, closures }) : delivered,
    delivered,
    history: revisions.map(describeRevision),
  };
}

/** Redirects to the screen with an undo toast, or answers with the form. */
export async function changeFirm(request: Request) {
  const typed = readTexts(await readForm(request));
  const version = versionField().parse(typed.version) ?? 0;
  return await handleForm(typed, {
    schema: firmSchema,
    failed: { message: firmWords.failed },
    save: (firm) => saveEdit(db, firmDocument, version, storeFirm(firm)),
  });
}
