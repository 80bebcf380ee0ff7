import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import type { ManifestEntry } from "../../content/pictures/manifest";
import { encodePicture, recipe, UnsuitableMaster } from "./encode";
import { listPictureFiles } from "./list-picture-files";
import type { Master } from "./masters";
import type { PlannedPicture } from "./plan";

/** What became of a picture; where nothing could be made, the entry from before stands. */
type Outcome =
  | { isNew: true; entry: ManifestEntry; problem?: undefined }
  | { isNew: false; entry: ManifestEntry | undefined; problem?: string };

/** Makes one picture into `folder`, unless it is there and its master and its cut are what they were. */
export async function makePicture(
  picture: PlannedPicture,
  master: Master | undefined,
  before: ManifestEntry | undefined,
  folder: string,
): Promise<Outcome> {
  const keep = (problem?: string): Outcome => ({ isNew: false, entry: before, problem });
  if (!master) {
    const isCutAnew = before && String(before.crop) !== String(picture.crop);
    return keep(
      isCutAnew ? `${picture.key}: its crop has changed; give the folder of ${picture.master}` : undefined,
    );
  }
  if (picture.needsAlt && !master.alt) {
    return keep(`${picture.key}: say what is seen in ${picture.master}.txt beside ${basename(master.path)}`);
  }
  const words = picture.needsAlt && master.alt ? { alt: master.alt } : {};
  const bytes = await readFile(master.path);
  const fingerprint = takeFingerprint(picture, bytes);
  if (before?.fingerprint === fingerprint && isComplete(before, folder)) {
    return { isNew: false, entry: { ...before, ...words } };
  }
  try {
    const files = await encodePicture(picture, bytes, folder);
    return { isNew: true, entry: { fingerprint, crop: picture.crop, ...files, ...words } };
  } catch (error) {
    if (error instanceof UnsuitableMaster) return keep(error.message);
    throw error;
  }
}

function takeFingerprint({ crop, focus, card }: PlannedPicture, bytes: Buffer): string {
  const hash = createHash("sha256").update(bytes);
  return hash
    .update(JSON.stringify([crop, focus, card, recipe]))
    .digest("hex")
    .slice(0, 16);
}

function isComplete(entry: ManifestEntry, folder: string): boolean {
  return listPictureFiles(entry).every((file) => existsSync(join(folder, file)));
}
