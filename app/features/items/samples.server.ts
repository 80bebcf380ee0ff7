import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import { findDefaultPicture, type PictureName } from "~/content/pictures.server";
import { sampleGalleryItems, sampleProjects } from "~/content/sample-content";
import { acquireAdvisoryLock, type Database } from "~/platform/database/database.server";
import type { EncodedPicture } from "~/platform/images/encodings";
import { makeOriginal } from "~/platform/images/make-images.server";
import type { PictureSource } from "~/platform/images/picture-source";
import { storeOriginal } from "~/platform/images/queries.server";
import { itemLists, itemTables } from "./items";
import type { ItemKind, NewGalleryItemRow, NewProjectRow } from "./tables";

export interface ItemOrigins {
  sampleCount: number;
  ownProjectCount: number;
}

export async function countItemOrigins(db: Database): Promise<ItemOrigins> {
  const { rows } = await sql<{ kind: string; sampleCount: number; ownCount: number }>`${sql.join(
    itemLists.map(
      (list) => sql`
        select ${sql.lit(list)} as kind, count(*) filter (where is_sample)::int as "sampleCount",
          count(*) filter (where not is_sample)::int as "ownCount"
        from ${sql.table(itemTables[list])} where deleted_at is null`,
    ),
    sql` union all `,
  )}`.execute(db);
  const ownProjectCount = rows.find(({ kind }) => kind === "project")?.ownCount ?? 0;
  const sampleCount = rows.reduce((sum, row) => sum + row.sampleCount, 0);
  return { sampleCount, ownProjectCount };
}

/** Returns the removal time, which identifies the removed samples; without samples, the time of the last removal. */
export async function removeSamples(db: Database): Promise<Date> {
  const removedAt = new Date();
  const count = await setDeletionTime(db, { from: null, to: removedAt });
  return count > 0 ? removedAt : ((await findLastRemoval(db)) ?? removedAt);
}

async function findLastRemoval(db: Database): Promise<Date | null> {
  const selectRemoved = (list: ItemKind) =>
    db
      .selectFrom(itemTables[list])
      .select("deleted_at")
      .where("is_sample", "=", true)
      .where("deleted_at", "is not", null);
  const lastRemoved = await selectRemoved("project")
    .unionAll(selectRemoved("gallery"))
    .orderBy("deleted_at", "desc")
    .limit(1)
    .executeTakeFirst();
  return lastRemoved?.deleted_at ?? null;
}

export async function restoreSamples(db: Database, removedAt: Date): Promise<void> {
  await setDeletionTime(db, { from: removedAt, to: null });
}

async function setDeletionTime(
  db: Database,
  { from, to }: { from: Date | null; to: Date | null },
): Promise<number> {
  return await db.transaction().execute(async (trx) => {
    let count = 0;
    for (const list of itemLists) {
      const { numUpdatedRows } = await trx
        .updateTable(itemTables[list])
        .set({ deleted_at: to, version: sql`version + 1` })
        .where("is_sample", "=", true)
        .where("deleted_at", from ? "=" : "is", from)
        .executeTakeFirst();
      count += Number(numUpdatedRows);
    }
    return count;
  });
}

/** Returns true if the site never had an item, not even one that was purged. */
export async function hasNeverHadItems(db: Database): Promise<boolean> {
  const contentVersion = await db.selectFrom("content_version").select("version").executeTakeFirst();
  const project = await db.selectFrom("projects").select("id").limit(1).executeTakeFirst();
  const item = await db.selectFrom("gallery_items").select("id").limit(1).executeTakeFirst();
  return !contentVersion && !project && !item;
}

/** @param publicFolder `public`, or its copy in the build */
export async function addSampleContent(db: Database, publicFolder: string): Promise<void> {
  const toRow = async <Texts extends object>({
    picture,
    createdAt,
    ...texts
  }: Texts & { picture: PictureName; createdAt: string }) => {
    const source = findDefaultPicture(picture);
    const image_id = await storePicture(db, source, publicFolder);
    return { ...texts, is_sample: true, image_id, image_alt: source.alt, created_at: new Date(createdAt) };
  };
  const projects: NewProjectRow[] = [];
  for (const sample of sampleProjects) projects.push(await toRow(sample));
  const items: NewGalleryItemRow[] = [];
  for (const sample of sampleGalleryItems) items.push(await toRow(sample));
  // A transaction, so that an interrupted start can be repeated.
  await db.transaction().execute(async (trx) => {
    await acquireAdvisoryLock(trx, "sample content");
    // Another instance may have added them first.
    if (!(await hasNeverHadItems(trx))) return;
    await trx.insertInto("projects").values(projects).execute();
    await trx.insertInto("gallery_items").values(items).execute();
  });
}

/** Stores a picture with its supplied encodings, because encoding takes minutes on a small server. */
async function storePicture(
  db: Database,
  { src, encodings }: PictureSource,
  publicFolder: string,
): Promise<number> {
  const original = await makeOriginal(join(publicFolder, src));
  const avif = encodings.find(({ type }) => type === "image/avif")?.variants ?? [];
  const files: EncodedPicture[] = [];
  for (const { url, width } of avif.filter(({ width }) => width <= original.width))
    files.push({ data: await readFile(join(publicFolder, url)), type: "image/avif", width });
  const jpeg = await readFile(join(publicFolder, src));
  files.push({ data: jpeg, type: "image/jpeg", width: original.width });
  const sha256 = createHash("sha256").update(jpeg).digest("hex");
  return (await storeOriginal(db, original, { sha256, files })).id;
}
