import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Manifest, ManifestEntry } from "../content/pictures/manifest";
import { shots } from "../content/pictures/shots";
import { slots } from "../content/pictures/slots";
import { encodePicture, recipe, UnsuitableMaster } from "./encode";
import { findMasters, type Master } from "./masters";
import { type PlannedPicture, planPictures } from "./plan";

const publicFolder = fileURLToPath(new URL("../../public/pictures", import.meta.url));
const manifestFile = fileURLToPath(new URL("../content/pictures/manifest.json", import.meta.url));

/**
 * Makes the site's pictures from the masters in `folders` and writes the manifest. What is made already stays as it
 * is, what no place of the site shows is removed, and pictures whose master is not at hand are kept.
 * @returns exit code: 1 when a master could not serve or a place has no picture
 */
export async function buildPictures(folders: readonly string[]): Promise<number> {
  const before: Manifest = existsSync(manifestFile) ? JSON.parse(await readFile(manifestFile, "utf8")) : {};
  const masters = await findMasters(folders);
  const { pictures, empty } = planPictures({ slots, shots, manifest: before, masters });
  const problems = empty.map((slot) => `${slot}: no picture yet`);
  await mkdir(publicFolder, { recursive: true });

  const after: Record<string, ManifestEntry> = {};
  for (const picture of [...pictures.values()].sort((a, b) => a.key.localeCompare(b.key))) {
    const entry = await makePicture(picture, before[picture.key], masters.get(picture.master), problems);
    if (entry) after[picture.key] = entry;
    await writeManifest({ ...before, ...after });
  }
  await writeManifest(after);
  await removeStaleFiles(after);
  for (const problem of problems) say(`! ${problem}`);
  return problems.length > 0 ? 1 : 0;
}

async function makePicture(
  picture: PlannedPicture,
  before: ManifestEntry | undefined,
  master: Master | undefined,
  problems: string[],
): Promise<ManifestEntry | undefined> {
  if (!master) {
    if (before && String(before.crop) !== String(picture.crop))
      problems.push(`${picture.key}: its crop has changed; give the folder that holds ${picture.master}`);
    return before;
  }
  if (picture.needsAlt && !master.alt) {
    problems.push(
      `${picture.key}: say what is seen in a file ${picture.master}.txt beside ${basename(master.path)}`,
    );
    return before;
  }
  const bytes = await readFile(master.path);
  const words = picture.needsAlt && master.alt ? { alt: master.alt } : {};
  const fingerprint = createHash("sha256")
    .update(bytes)
    .update(JSON.stringify([picture.crop, picture.focus, picture.card, recipe]))
    .digest("hex")
    .slice(0, 16);
  if (
    before?.fingerprint === fingerprint &&
    listFiles(before).every((file) => existsSync(join(publicFolder, file)))
  )
    return { ...before, ...words };
  try {
    const files = await encodePicture(picture, bytes, publicFolder);
    say(`${picture.key} ${files.width} × ${files.height}`);
    return { fingerprint, crop: picture.crop, ...files, ...words };
  } catch (error) {
    if (!(error instanceof UnsuitableMaster)) throw error;
    problems.push(error.message);
    return before;
  }
}

function listFiles({ avif, jpeg, card }: ManifestEntry): string[] {
  const urls = [...avif.map(({ url }) => url), jpeg, ...(card ? [card.url] : [])];
  return urls.map((url) => basename(url));
}

async function writeManifest(manifest: Manifest): Promise<void> {
  await writeFile(manifestFile, `${JSON.stringify(manifest, null, 2)}\n`);
}

async function removeStaleFiles(manifest: Manifest): Promise<void> {
  const wanted = new Set(Object.values(manifest).flatMap(listFiles));
  for (const file of await readdir(publicFolder)) {
    if (!wanted.has(file)) await rm(join(publicFolder, file));
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
