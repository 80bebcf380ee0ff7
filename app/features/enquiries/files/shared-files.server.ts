import { Readable } from "node:stream";
import type { ReadableStream as NodeStream } from "node:stream/web";
import type { Database } from "~/platform/database/database.server";
import { imageStore } from "~/platform/images/image-store.server";
import type { ImageReference } from "~/platform/images/staged-images.server";
import type { ToastMessage } from "~/platform/ui/form/form-result";
import { stageFile, uploadDirectory } from "~/platform/uploads/staged-file.server";
import { UploadRejected } from "~/platform/uploads/upload-rules";
import { lockEnquiry } from "../change-enquiry.server";
import { insertNote, listNotes, recordEvent } from "../enquiry-history.server";
import { findEnquiry } from "../find-enquiry.server";
import { attachFile, describeAddedFiles, describeProblem } from "./visit-files.server";

interface Shared {
  pictures: readonly ImageReference[];
  /** Becomes a note. */
  text: string;
  author: string;
}

/** Adds what the enquiry does not have yet. Returns a toast; null when it was purged or is in the trash. */
export async function attachShared(
  db: Database,
  enquiryId: number,
  { pictures, text, author }: Shared,
): Promise<ToastMessage | null> {
  const enquiry = await findEnquiry(db, enquiryId);
  if (!enquiry || enquiry.status === "trash") return null;
  let addedCount = 0;
  const problems: string[] = [];
  for (const { id, name } of pictures) {
    const image = await db.selectFrom("images").select("storage_key").where("id", "=", id).executeTakeFirst();
    const original = image && (await imageStore.open(image.storage_key));
    if (!original) {
      problems.push(`${name}: this upload has expired. Please share it again`);
      continue;
    }
    const file = await stageFile(Readable.fromWeb(original.body as NodeStream), uploadDirectory);
    try {
      const outcome = await attachFile(db, enquiryId, { ...file, name, contentType: "" });
      if (outcome instanceof UploadRejected) problems.push(describeProblem(name, outcome));
      else if (outcome) addedCount += 1;
    } finally {
      await file.dispose();
    }
  }
  const hasNewNote = await db.transaction().execute(async (trx) => {
    if (!(await lockEnquiry(trx, enquiryId))) return false;
    if (addedCount > 0)
      await recordEvent(trx, enquiryId, { kind: "photographs", after: String(addedCount), author });
    const notes = await listNotes(trx, enquiryId);
    if (!text || notes.some((note) => note.text === text)) return false;
    await insertNote(trx, enquiryId, { author, text });
    return true;
  });
  if (hasNewNote && addedCount + problems.length === 0) return { type: "success", message: "Note added" };
  return describeAddedFiles(addedCount, problems);
}
