import { createReadStream } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import type { PictureSource } from "~/content/picture-source";
import { findDefaultPicture, type PictureName } from "~/content/pictures.server";
import { sampleGalleryItems, sampleProjects } from "~/content/sample-content";
import { acquireAdvisoryLock } from "~/database/advisory-lock.server";
import type { ItemKind } from "~/database/content-tables";
import type { Database } from "~/database/database.server";
import type { NewGalleryItemRow, NewProjectRow } from "~/database/tables";
import { createImageKey, parseImageId } from "~/images/image-key";
import { imageStore } from "~/images/image-store.server";
import { inspectImage } from "~/images/inspect-image.server";
import { storeImage } from "~/images/queries.server";
import type { ImageVariants } from "~/images/select-picture";
import { stageFile, uploadDirectory } from "~/uploads/staged-file.server";
import { itemKinds, itemTables } from "./kinds";

export interface ItemOrigins {
  samples: number;
  ownProjects: number;
}

export async function countItemOrigins(db: Database): Promise<ItemOrigins> {
  const { rows } = await sql<{ kind: string; samples: number; own: number }>`${sql.join(
    itemKinds.map(
      (kind) => sql`
        select ${sql.lit(kind)} as kind, count(*) filter (where is_sample)::int as samples,
          count(*) filter (where not is_sample)::int as own
        from ${sql.table(itemTables[kind])} where deleted_at is null`,
    ),
    sql` union all `,
  )}`.execute(db);
  const own = rows.find(({ kind }) => kind === "project")?.own ?? 0;
  const samples = rows.reduce((sum, row) => sum + row.samples, 0);
  return { samples, ownProjects: own };
}

/** Returns the removal time, which identifies the removed samples; without samples, the time of the last removal. */
export async function removeSamples(db: Database): Promise<Date> {
  const removedAt = new Date();
  const count = await setDeleted(db, { from: null, to: removedAt });
  return count > 0 ? removedAt : ((await findLastRemoval(db)) ?? removedAt);
}

async function findLastRemoval(db: Database): Promise<Date | null> {
  const selectRemoved = (kind: ItemKind) =>
    db
      .selectFrom(itemTables[kind])
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
  await setDeleted(db, { from: removedAt, to: null });
}

async function setDeleted(
  db: Database,
  { from, to }: { from: Date | null; to: Date | null },
): Promise<number> {
  return await db.transaction().execute(async (trx) => {
    let count = 0;
    for (const kind of itemKinds) {
      const { numUpdatedRows } = await trx
        .updateTable(itemTables[kind])
        .set({ deleted_at: to, version: sql`version + 1` })
        .where("is_sample", "=", true)
        .where("deleted_at", from ? "=" : "is", from)
        .executeTakeFirst();
      count += Number(numUpdatedRows);
    }
    return count;
  });
}

/** Returns true if the site never had an item, even a purged one. */
export async function hasNoContent(db: Database): Promise<boolean> {
  const contentVersion = await db.selectFrom("content_version").select("version").executeTakeFirst();
  const project = await db.selectFrom("projects").select("id").limit(1).executeTakeFirst();
  const item = await db.selectFrom("gallery_items").select("id").limit(1).executeTakeFirst();
  return !contentVersion && !project && !item;
}

/** @param publicFolder `public`, or its copy in the build */
export async function addSampleContent(db: Database, publicFolder: string): Promise<void> {
  const variants = new Map<number, ImageVariants>();
  const toRow = async <Texts extends object>({
    picture,
    createdAt,
    ...texts
  }: Texts & { picture: PictureName; createdAt: string }) => {
    const source = findDefaultPicture(picture);
    const image_id = await storePicture(db, join(publicFolder, source.src));
    if (!variants.has(image_id)) {
      variants.set(image_id, await storeEncodings(db, image_id, source, publicFolder));
    }
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
    if (!(await hasNoContent(trx))) return;
    await trx.insertInto("projects").values(projects).execute();
    await trx.insertInto("gallery_items").values(items).execute();
    for (const [id, imageVariants] of variants) {
      await trx
        .updateTable("images")
        .set({ variants: JSON.stringify(imageVariants) })
        .where("id", "=", id)
        .execute();
    }
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

/** Stores a picture's supplied encodings as variants, because encoding takes minutes on a small server. */
async function storeEncodings(
  db: Database,
  imageId: number,
  { src, encodings }: PictureSource,
  publicFolder: string,
): Promise<ImageVariants> {
  const image = await db
    .selectFrom("images")
    .select(["storage_key", "width"])
    .where("id", "=", imageId)
    .executeTakeFirstOrThrow();
  const name = parseImageId(image.storage_key);
  if (name === null) return [];
  const avif = encodings.find(({ type }) => type === "image/avif")?.variants ?? [];
  const files = [
    ...avif
      .filter(({ width }) => width <= image.width)
      .map((file) => ({ ...file, type: "image/avif" as const })),
    { url: src, width: image.width, type: "image/jpeg" as const },
  ];
  const variants: ImageVariants = [];
  for (const { url, width, type } of files) {
    const key = createImageKey(name, width, type);
    await imageStore.put(key, await readFile(join(publicFolder, url)));
    variants.push({ key, type, width });
  }
  return variants;
}
