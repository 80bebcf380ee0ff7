import { Readable } from "node:stream";
import type { ReadableStream as NodeStream } from "node:stream/web";
import type { Database } from "~/platform/database/database.server";
import { imageStore } from "~/platform/images/image-store.server";
import type { ImageReference } from "~/platform/images/staged-images.server";
import { stageFile, uploadDirectory } from "~/platform/uploads/staged-file.server";
import { UploadRejected } from "~/platform/uploads/upload-rules";
import { recordEvent } from "../enquiry-history.server";
import { attachFile } from "./visit-files.server";

/** Returns the number of pictures added. Skips deleted pictures and those that the enquiry already has. */
export async function attachPictures(
  db: Database,
  enquiryId: number,
  pictures: readonly ImageReference[],
  author: string,
): Promise<number> {
  let addedCount = 0;
  for (const { id, name } of pictures) {
    const image = await db.selectFrom("images").select("storage_key").where("id", "=", id).executeTakeFirst();
    const original = image && (await imageStore.open(image.storage_key));
    if (!original) continue;
    const file = await stageFile(Readable.fromWeb(original.body as NodeStream), uploadDirectory);
    try {
      const outcome = await attachFile(db, enquiryId, { ...file, name, contentType: "" });
      if (outcome instanceof UploadRejected) throw outcome;
      if (outcome) addedCount += 1;
    } finally {
      await file.dispose();
    }
  }
  if (addedCount > 0)
    await recordEvent(db, enquiryId, { kind: "photographs", after: String(addedCount), author });
  return addedCount;
}
