import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import type { Manifest } from "./pictures/manifest";
import manifestJson from "./pictures/manifest.json";
import type { Shot } from "./pictures/shot";
import { shots } from "./pictures/shots";
import type { PictureName } from "./pictures/slots";
import { homeSlots, productSlots, sampleGallerySlots, sampleProjectSlots, slots } from "./pictures/slots";
import { findDefaultCard, findDefaultPicture } from "./pictures.server";
import { sampleProjects } from "./sample-content";
import { serviceCategories } from "./service-index";

const manifest: Manifest = manifestJson;
const folder = "public/pictures";
const names = Object.keys(slots) as PictureName[];
const slugs = serviceCategories.flatMap(({ items }) => items.map(({ slug }) => slug));

test.each(names)("%s has a picture with alternative text", (name) => {
  const picture = findDefaultPicture(name);
  expect(picture.alt.length).toBeGreaterThan(20);
  expect(picture.encodings[0]?.variants.length).toBeGreaterThan(0);
});

/** The home page shows six. */
const newestPictures = sampleProjects
  .toSorted((one, other) => other.createdAt.localeCompare(one.createdAt))
  .slice(0, 6)
  .map(({ picture }) => picture);

const screens: [string, string[]][] = [
  ["the home page", [...Object.keys(homeSlots), ...newestPictures]],
  ["the products", Object.keys(productSlots)],
  ["the sample projects", ["projects-hero", ...Object.keys(sampleProjectSlots)]],
  ["the sample gallery", ["gallery-hero", ...Object.keys(sampleGallerySlots)]],
  ["the list of services", slugs.map((slug) => `${slug}-hero`)],
  ...slugs.map((slug): [string, string[]] => [slug, names.filter((name) => name.startsWith(`${slug}-`))]),
];

test.each(screens)("uses each picture at most once on %s", (_screen, shown) => {
  const urls = shown.map((name) => findDefaultPicture(name as PictureName).src);
  expect(new Set(urls).size).toBe(urls.length);
});

test("the manifest lists exactly the stored files, with their widths", async () => {
  const expected = new Map(
    Object.values(manifest).flatMap(({ avif, jpeg, card, width }) => [
      ...avif.map((variant): [string, number] => [variant.url, variant.width]),
      [jpeg, Math.min(width, 1200)] as [string, number],
      ...(card ? [[card.url, card.width] as [string, number]] : []),
    ]),
  );
  for (const [url, width] of expected) {
    expect(await sharp(join("public", url)).metadata()).toMatchObject({ width });
  }
  expect((await readdir(folder)).map((file) => `/pictures/${file}`).sort()).toEqual(
    [...expected.keys()].sort(),
  );
});

test("the pictures take less than 30 MB in total", async () => {
  const files = await readdir(folder);
  const sizes = await Promise.all(files.map(async (file) => (await stat(join(folder, file))).size));
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(30e6);
});

test("uses each shot in at least one slot", () => {
  const usedShots = new Set<string>(Object.values(slots));
  expect(Object.keys(shots).filter((name) => !usedShots.has(name))).toEqual([]);
});

test("crops each picture from a different part of its source image", () => {
  const crops = Object.values<Shot>(shots).map(({ master, crop }) => `${master} ${crop}`);
  expect(new Set(crops).size).toBe(crops.length);
});

test("crops a page's social card from its banner", () => {
  expect(findDefaultCard("ms-gate-hero")).toMatchObject({ width: 1200, height: 630 });
  expect(findDefaultCard("home-hero").alt).toBe(findDefaultPicture("home-hero").alt);
  for (const name of names) if (isHero(name)) expect(findDefaultCard(name).width).toBeGreaterThan(900);
});

function isHero(name: PictureName): name is PictureName & `${string}-hero` {
  return name.endsWith("-hero");
}
