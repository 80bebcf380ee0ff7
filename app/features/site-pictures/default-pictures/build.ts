import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Manifest, ManifestEntry } from "~/content/pictures/manifest";
import type { Shot } from "~/content/pictures/shot";
import { shots } from "~/content/pictures/shots";
import { slots } from "~/content/pictures/slots";
import { listPictureFiles, makePicture } from "./make-picture";
import { findMasters, planPictures } from "./plan";

export interface PictureSite {
  readonly slots: Readonly<Record<string, string>>;
  readonly shots: Readonly<Record<string, Shot>>;
  readonly publicFolder: string;
  readonly manifestFile: string;
}

export const thisSite: PictureSite = {
  slots,
  shots,
  publicFolder: fileURLToPath(new URL("../../../../public/pictures", import.meta.url)),
  manifestFile: fileURLToPath(new URL("../../../content/pictures/manifest.json", import.meta.url)),
};

/**
 * Builds the site's pictures from the masters in `folders` and writes the manifest. Up-to-date pictures and
 * those without a master are kept; pictures that no slot uses are removed.
 * @param report receives a line for each new picture
 * @returns messages about unsuitable masters and slots without a picture
 */
export async function buildPictures(
  folders: readonly string[],
  report: (line: string) => void,
  site: PictureSite = thisSite,
): Promise<string[]> {
  const manifest = await readManifest(site.manifestFile);
  const masters = await findMasters(folders);
  const { pictures, emptySlots } = planPictures({ ...site, manifest, masters });
  const problems = emptySlots.map((slot) => `${slot}: no picture yet`);
  await mkdir(site.publicFolder, { recursive: true });

  const entries: Record<string, ManifestEntry> = {};
  for (const picture of pictures) {
    const outcome = await makePicture(
      picture,
      masters.get(picture.master),
      manifest[picture.key],
      site.publicFolder,
    );
    if (outcome.entry) entries[picture.key] = outcome.entry;
    if (outcome.problem) problems.push(outcome.problem);
    if (outcome.isNew) report(`${picture.key} ${outcome.entry.width} × ${outcome.entry.height}`);
  }
  const newManifest = selectShownEntries(site, entries);
  await writeFile(site.manifestFile, `${JSON.stringify(newManifest, null, 2)}\n`);
  await removeStaleFiles(site.publicFolder, newManifest);
  return problems;
}

async function readManifest(file: string): Promise<Manifest> {
  return existsSync(file) ? JSON.parse(await readFile(file, "utf8")) : {};
}

/** Drops shots that were built as a fallback for a slot whose own picture is usable. */
function selectShownEntries(site: PictureSite, built: Manifest): Manifest {
  const { pictures } = planPictures({ ...site, manifest: built, masters: new Set<string>() });
  const keys = new Set(pictures.map(({ key }) => key));
  return Object.fromEntries(Object.entries(built).filter(([key]) => keys.has(key)));
}

async function removeStaleFiles(folder: string, manifest: Manifest): Promise<void> {
  const used = new Set(Object.values(manifest).flatMap(listPictureFiles));
  for (const file of await readdir(folder)) {
    if (!used.has(file)) await rm(join(folder, file));
  }
}
