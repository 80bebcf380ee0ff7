import { readdir, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import sharp from "sharp";
import { describe, expect, it, vi } from "vitest";
import { db } from "~/platform/database/database.server";
import { logger } from "~/platform/runtime/logger.server";
import { uploadDirectory } from "~/platform/uploads/staged-file.server";
import { resetDatabase } from "../../../tests/support/database";
import { listStoredKeys, readStoredFile, stageImage } from "../../../tests/support/images";
import { makePicture } from "../../../tests/support/pictures";
import { createImageKey, imageDirectory, imageStore } from "./image-store.server";
import { selectPicture } from "./picture-source";
import { collectOrphanedImages, storeImage } from "./queries.server";
import { collectOrphanedFiles, makeNextVariants } from "./worker.server";

const makeJpeg = (width = 400) => makePicture(width, 200).jpeg().toBuffer();

async function storePicture(picture: Buffer): Promise<number> {
  const staged = await stageImage(picture);
  const { id } = await storeImage(db, staged);
  await staged.dispose();
  return id;
}

const findImage = (id: number) => db.selectFrom("images").selectAll().where("id", "=", id).executeTakeFirst();

const backdateImages = () =>
  db.updateTable("images").set({ created_at: sql`now() - interval '2 days'` }).execute();

describe("storeImage", () => {
  it("stores an original and a placeholder, which show the picture before it has variants", async () => {
    const image = await findImage(await storePicture(await makeJpeg()));
    if (!image) throw new Error("not stored");
    expect(image).toMatchObject({ width: 400, height: 200, variants: null });
    const original = await sharp(await readStoredFile(image.storage_key)).metadata();
    expect(original).toMatchObject({ format: "jpeg", width: 400, height: 200 });
    expect(selectPicture(image, "A gate")).toEqual({
      src: `/images/${image.storage_key}`,
      width: 400,
      height: 200,
      alt: "A gate",
      encodings: [],
      placeholder: image.placeholder,
    });
    expect(await readdir(uploadDirectory)).toEqual([]);
  });

  it("stores identical files once, even when they are uploaded simultaneously", async () => {
    const picture = await makeJpeg();
    const ids = await Promise.all([storePicture(picture), storePicture(picture), storePicture(picture)]);
    expect(new Set([...ids, await storePicture(picture)]).size).toBe(1);
    expect(await listStoredKeys()).toHaveLength(1);
    expect(await storePicture(await makeJpeg())).not.toBe(ids[0]);
  });

  it("returns variants once they exist", async () => {
    const id = await storePicture(await makeJpeg());
    expect(await makeNextVariants(db, new AbortController().signal)).toBe(true);
    const image = await findImage(id);
    if (!image) throw new Error("not stored");
    const picture = selectPicture(image, "");
    expect(picture.encodings.map(({ type }) => type)).toEqual(["image/avif", "image/webp", "image/jpeg"]);
    expect(picture.encodings[0]?.variants.map(({ width }) => width)).toEqual([320, 400]);
    expect(picture.src).toBe(picture.encodings[2]?.variants.at(-1)?.url);
    for (const { url } of picture.encodings.flatMap(({ variants }) => variants)) {
      expect(await listStoredKeys()).toContain(url.replace("/images/", ""));
    }
  });
});

describe("garbage collection of images", () => {
  it("keeps images of items, even in the trash, and deletes all files of the others", async () => {
    const [usedId, trashedId, unusedId] = [
      await storePicture(await makeJpeg()),
      await storePicture(await makeJpeg()),
      await storePicture(await makeJpeg()),
    ];
    await db.insertInto("projects").values({ title: "Gate", image_id: usedId }).execute();
    await db
      .insertInto("gallery_items")
      .values({ title: "Rail", image_id: trashedId, deleted_at: new Date() })
      .execute();
    for (let image = 0; image < 3; image++) await makeNextVariants(db, new AbortController().signal);
    await backdateImages();

    expect(await collectOrphanedImages(db)).toBe(1);
    expect(await findImage(unusedId)).toBeUndefined();
    const rows = await db.selectFrom("images").selectAll().execute();
    expect(rows.map(({ id }) => id).sort()).toEqual([usedId, trashedId]);
    // Each image has its original, two AVIF, two WebP and one JPEG.
    const keys = await listStoredKeys();
    expect(keys).toHaveLength(12);
    for (const { storage_key } of rows) expect(keys).toContain(storage_key);
  });

  it("keeps images with a valid lease from the first or a later upload", async () => {
    const picture = await makeJpeg();
    const id = await storePicture(picture);
    expect(await collectOrphanedImages(db)).toBe(0);
    await backdateImages();
    await storePicture(picture);
    expect(await collectOrphanedImages(db)).toBe(0);
    expect(await findImage(id)).toBeDefined();
  });
});

it("deletes orphaned files and uploads only when they are old", async () => {
  const image = await findImage(await storePicture(await makeJpeg()));
  const longAgo = new Date(Date.now() - 7_200_000);
  const [orphan, recent] = ["a", "b"].map((digit) => createImageKey(digit.repeat(32), 320, "image/avif"));
  if (!image || !orphan || !recent) throw new Error("not stored");
  for (const key of [orphan, recent]) await imageStore.put(key, Buffer.from("x"));
  for (const key of [orphan, image.storage_key])
    await utimes(join(imageDirectory, key.slice(0, 2), key), longAgo, longAgo);
  await writeFile(join(uploadDirectory, "old"), "x");
  await utimes(join(uploadDirectory, "old"), longAgo, longAgo);
  await writeFile(join(uploadDirectory, "recent"), "x");

  await collectOrphanedFiles(db);
  expect(await listStoredKeys()).toEqual([image.storage_key, recent].sort());
  expect(await readdir(uploadDirectory)).toEqual(["recent"]);
});

it("deletes no files of another database, and warns", async () => {
  const warn = vi.spyOn(logger, "warn").mockReturnValue();
  const longAgo = new Date(Date.now() - 7_200_000);
  await storePicture(await makeJpeg());
  const keys = await listStoredKeys();
  await utimes(join(imageDirectory, keys[0]?.slice(0, 2) ?? "", keys[0] ?? ""), longAgo, longAgo);
  await resetDatabase();
  await collectOrphanedFiles(db);
  expect(await listStoredKeys()).toEqual(keys);
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    { files: 1, orphans: 1 },
    expect.stringContaining("right one"),
  );
  warn.mockRestore();
});
