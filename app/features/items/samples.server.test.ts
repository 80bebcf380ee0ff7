import { expect, test } from "vitest";
import { homePage } from "~/content/home";
import { sampleGalleryItems, sampleProjects } from "~/content/sample-content";
import { db } from "~/platform/database/database.server";
import { proposeKind, proposePiece } from "~/sizes/propose-piece";
import { addSampleContent, hasNeverHadItems } from "./samples.server";

test("fills an empty site with samples and their pictures", async () => {
  expect(await hasNeverHadItems(db)).toBe(true);
  await addSampleContent(db, "public");
  expect(await hasNeverHadItems(db)).toBe(false);

  const projects = await db.selectFrom("projects").selectAll().orderBy("id").execute();
  expect(projects.map(({ title }) => title)).toEqual(sampleProjects.map(({ title }) => title));
  expect(projects[0]?.created_at?.toISOString()).toBe(sampleProjects[0].createdAt);
  const items = await db.selectFrom("gallery_items").select("image_id").execute();
  expect(items).toHaveLength(sampleGalleryItems.length);
  const images = await db.selectFrom("images").select("id").execute();
  const imageIds = new Set(images.map(({ id }) => id));
  for (const { image_id } of [...projects, ...items]) expect(imageIds).toContain(image_id);
  // The supplied encodings are used as they are.
  const imagesToEncode = await db.selectFrom("images").select("id").where("variants", "is", null).execute();
  expect(imagesToEncode).toEqual([]);
});

test("shows other kinds of work among the newest six projects, which Home lists, than in the tiles of Home", () => {
  const tileKinds = homePage.specializations.tiles.map(({ service }) => proposePiece(service).kind);
  for (const { title, description } of sampleProjects.slice(0, 6))
    expect(tileKinds, title).not.toContain(proposeKind(title, description));
});

test("fills the site once when two instances start together", async () => {
  await Promise.all([addSampleContent(db, "public"), addSampleContent(db, "public")]);
  const projects = await db.selectFrom("projects").select("id").execute();
  expect(projects).toHaveLength(sampleProjects.length);
});
