import { createReadStream } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { findPicture } from "~/content/pictures.server";
import { sampleGalleryItems, sampleProjects } from "~/content/sample-content";
import { inspectImage } from "~/images/inspect-image.server";
import { storeImage } from "~/images/queries.server";
import { uploadDirectory } from "~/images/store.server";
import type { Database } from "~/server/db/database.server";
import type { NewGalleryItemRow, NewProjectRow } from "~/server/db/tables";
import { stageFile } from "~/uploads/staged-file.server";

/** Whether the site has never had any item; a purged one counts. */
export async function hasNoContent(db: Database): Promise<boolean> {
  const changed = await db.selectFrom("content_version").select("version").executeTakeFirst();
  const project = await db.selectFrom("projects").select("id").limit(1).executeTakeFirst();
  const item = await db.selectFrom("gallery_items").select("id").limit(1).executeTakeFirst();
  return !changed && !project && !item;
}

/**
 * Fills an empty site with sample projects and gallery items, their pictures stored as if uploaded.
 *
 * @param publicFolder where the site's own pictures are: `public`, or the folder the build copied it to
 */
export async function addSampleContent(db: Database, publicFolder: string): Promise<void> {
  const projects: NewProjectRow[] = [];
  for (const { picture, createdAt, ...words } of sampleProjects) {
    const { src, alt } = findPicture(picture);
    const image_id = await storePicture(db, join(publicFolder, src));
    projects.push({ ...words, image_id, image_alt: alt, created_at: new Date(createdAt) });
  }
  const items: NewGalleryItemRow[] = [];
  for (const { picture, createdAt, ...words } of sampleGalleryItems) {
    const { src, alt } = findPicture(picture);
    const image_id = await storePicture(db, join(publicFolder, src));
    items.push({ ...words, image_id, image_alt: alt, created_at: new Date(createdAt) });
  }
  // All or nothing: a start that was interrupted begins again.
  await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext('sample content'))`.execute(trx);
    // Another instance that started at the same time may have been quicker.
    if (!(await hasNoContent(trx))) return;
    await trx.insertInto("projects").values(projects).execute();
    await trx.insertInto("gallery_items").values(items).execute();
  });
}

async function storePicture(db: Database, path: string): Promise<number> {
  const file = await stageFile(createReadStream(path), uploadDirectory);
  try {
    const staged = { ...file, ...(await inspectImage(file.path, "image/jpeg")) };
    return (await storeImage(db, staged)).id;
  } finally {
    await file.dispose();
  }
}
