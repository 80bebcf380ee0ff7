import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Manifest, ManifestEntry } from "../../content/pictures/manifest";
import { listPictureFiles } from "./list-picture-files";
import { makePicture } from "./make-picture";
import { findMasters } from "./masters";
import { planPictures } from "./plan";
import { type PictureSite, thisSite } from "./site";

/**
 * Makes the site's pictures from the masters in `folders` and writes the manifest. What is made already stays as it
 * is, what no place of the site shows is removed, and pictures whose master is not at hand are kept.
 * @param report takes a line for each picture made
 * @returns what went wrong, a sentence each: masters that could not serve, places without a picture
 */
export async function buildPictures(
  folders: readonly string[],
  report: (line: string) => void,
  site: PictureSite = thisSite,
): Promise<string[]> {
  const before = await readManifest(site.manifestFile);
  const masters = await findMasters(folders);
  const { pictures, empty } = planPictures({ ...site, manifest: before, masters });
  const problems = empty.map((slot) => `${slot}: no picture yet`);
  await mkdir(site.publicFolder, { recursive: true });

  const made: Record<string, ManifestEntry> = {};
  for (const picture of pictures) {
    const outcome = await makePicture(
      picture,
      masters.get(picture.master),
      before[picture.key],
      site.publicFolder,
    );
    if (outcome.entry) made[picture.key] = outcome.entry;
    if (outcome.problem) problems.push(outcome.problem);
    if (outcome.isNew) report(`${picture.key} ${outcome.entry.width} × ${outcome.entry.height}`);
  }
  const after = keepShown(site, made);
  await writeFile(site.manifestFile, `${JSON.stringify(after, null, 2)}\n`);
  await removeStaleFiles(site.publicFolder, after);
  return problems;
}

async function readManifest(file: string): Promise<Manifest> {
  return existsSync(file) ? JSON.parse(await readFile(file, "utf8")) : {};
}

/** A shot that was planned in case a slot's own picture would not do is not wanted once that one did. */
function keepShown(site: PictureSite, made: Manifest): Manifest {
  const shown = planPictures({ ...site, manifest: made, masters: new Set<string>() }).pictures;
  const keys = new Set(shown.map(({ key }) => key));
  return Object.fromEntries(Object.entries(made).filter(([key]) => keys.has(key)));
}

async function removeStaleFiles(folder: string, manifest: Manifest): Promise<void> {
  const wanted = new Set(Object.values(manifest).flatMap(listPictureFiles));
  for (const file of await readdir(folder)) {
    if (!wanted.has(file)) await rm(join(folder, file));
  }
}
