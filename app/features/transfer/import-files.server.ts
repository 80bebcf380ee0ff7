import { storeAttachedFile } from "~/features/enquiries/files/attached-files.server";
import type { Database } from "~/platform/database/database.server";
import { inspectImage } from "~/platform/images/inspect-image.server";
import { storeImage } from "~/platform/images/queries.server";
import { MINUTE_MS } from "~/platform/time/durations";
import { stageFile, uploadDirectory } from "~/platform/uploads/staged-file.server";
import { UploadRejected } from "~/platform/uploads/upload-rules";
import type { ImportSource } from "./import-source";

/** Ids of imported files and reasons for refused ones, by file name. */
export interface ImportedFiles {
  pictures: ReadonlyMap<string, number>;
  attachments: ReadonlyMap<string, number>;
  refusals: ReadonlyMap<string, string>;
}

/** Unreferenced attachments are deleted after an hour, so a long import renews its files at this interval. */
const RENEWAL_MS = 10 * MINUTE_MS;

/** Checks and decodes files in the same way as uploads. Do not call it in a transaction. */
export async function importFiles(
  db: Database,
  source: ImportSource,
  wantedFiles: { pictures: ReadonlySet<string>; attached: ReadonlySet<string> },
): Promise<ImportedFiles> {
  const [pictures, attachments] = [new Map<string, number>(), new Map<string, number>()];
  const refusals = new Map<string, string>();
  let renewedAt = Date.now();
  await source.readFiles(
    new Set([...wantedFiles.pictures, ...wantedFiles.attached]),
    async ({ name, contentType, data }) => {
      try {
        const file = await stageFile(data, uploadDirectory);
        try {
          if (wantedFiles.pictures.has(name)) {
            const picture = { ...file, ...(await inspectImage(file.path, contentType)) };
            pictures.set(name, (await storeImage(db, picture)).id);
          } else {
            const { id } = await storeAttachedFile(db, { ...file, name, contentType }, async () => {});
            attachments.set(name, id);
          }
        } finally {
          await file.dispose();
        }
      } catch (error) {
        if (!(error instanceof UploadRejected)) throw error;
        refusals.set(name, error.message);
      }
      if (Date.now() - renewedAt < RENEWAL_MS) return;
      await renewFiles(db, { pictures, attachments });
      renewedAt = Date.now();
    },
    (name, reason) => refusals.set(name, reason),
  );
  await renewFiles(db, { pictures, attachments });
  return { pictures, attachments, refusals };
}

async function renewFiles(
  db: Database,
  { pictures, attachments }: Omit<ImportedFiles, "refusals">,
): Promise<void> {
  const columns = { created_at: new Date() };
  const [images, files] = [[...pictures.values()], [...attachments.values()]];
  if (images.length > 0) await db.updateTable("images").set(columns).where("id", "in", images).execute();
  if (files.length > 0)
    await db.updateTable("attached_files").set(columns).where("id", "in", files).execute();
}
