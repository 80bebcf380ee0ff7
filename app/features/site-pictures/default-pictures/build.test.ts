import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Manifest } from "~/content/pictures/manifest";
import { buildPictures, type PictureSite } from "./build";

let folder: string;
let site: PictureSite;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "pictures-"));
  await mkdir(join(folder, "masters"));
  site = {
    slots: { "gate-hero": "gate", "gate-1": "gate-middle" },
    shots: {
      gate: { master: "front", alt: "A gate" },
      "gate-middle": { master: "front", crop: [0.25, 0.25, 0.5, 0.5], alt: "Its middle" },
    },
    publicFolder: join(folder, "public"),
    manifestFile: join(folder, "manifest.json"),
  };
});

afterEach(() => rm(folder, { recursive: true }));

test("crops a picture for each slot in the widths that its master allows", async () => {
  await addMaster("front", 1000, 600);

  expect(await build()).toEqual([]);

  const { gate, "gate-middle": middle } = await readManifest();
  expect(gate).toMatchObject({ width: 1000, height: 600, card: { width: 1000, height: 525 } });
  expect(gate?.avif.map(({ width }) => width)).toEqual([480, 800, 1000]);
  expect(middle).toMatchObject({ width: 500, height: 300 });
  expect(middle?.card).toBeUndefined();
});

test("reports no picture when nothing has changed", async () => {
  await addMaster("front", 1000, 600);
  await build();
  const lines: string[] = [];

  await buildPictures([join(folder, "masters")], (line) => lines.push(line), site);

  expect(lines).toEqual([]);
});

test("replaces a picture when the tables change, and removes the old files", async () => {
  await addMaster("front", 1000, 600);
  await build();
  await addMaster("lock", 600, 400);
  site = {
    ...site,
    slots: { ...site.slots, "gate-1": "gate-lock" },
    shots: { ...site.shots, "gate-lock": { master: "lock", alt: "Its lock" } },
  };

  await build();

  expect(Object.keys(await readManifest())).toEqual(["gate", "gate-lock"]);
  expect((await readdir(site.publicFolder)).filter((file) => file.startsWith("gate-middle"))).toEqual([]);
});

test("keeps existing pictures when the master is missing", async () => {
  await addMaster("front", 1000, 600);
  await build();
  const manifest = await readManifest();
  await rm(join(folder, "masters", "front.png"));

  expect(await build()).toEqual([]);
  expect(await readManifest()).toEqual(manifest);
});

test("refuses a master that is too small for its slot, and names the required width", async () => {
  await addMaster("front", 900, 600);

  expect(await build()).toContain("gate: front is 900 pixels wide here, but its slot needs 960");
});

test("uses a picture named after a slot in that slot, with its own alternative text", async () => {
  await addMaster("front", 1000, 600);
  await addMaster("gate-1", 700, 500);

  expect(await build()).toEqual(["gate-1: describe the picture in gate-1.txt next to gate-1.png"]);
  expect(Object.keys(await readManifest())).toEqual(["gate", "gate-middle"]);

  await writeFile(join(folder, "masters", "gate-1.txt"), "The lock of the gate in Main Road\n");
  expect(await build()).toEqual([]);
  expect((await readManifest())["gate-1"]).toMatchObject({
    width: 700,
    alt: "The lock of the gate in Main Road",
  });
});

function build(): Promise<string[]> {
  return buildPictures([join(folder, "masters")], () => {}, site);
}

async function addMaster(name: string, width: number, height: number): Promise<void> {
  const image = sharp({ create: { width, height, channels: 3, background: "#447788" } });
  await image.png().toFile(join(folder, "masters", `${name}.png`));
}

async function readManifest(): Promise<Manifest> {
  return JSON.parse(await readFile(site.manifestFile, "utf8"));
}
