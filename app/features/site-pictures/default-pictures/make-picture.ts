import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import sharp, { type Sharp } from "sharp";
import type { ManifestEntry } from "~/content/pictures/manifest";
import { listEncodings, siteRecipe } from "~/platform/images/encodings";
import type { Master, PlannedPicture } from "./plan";

/** After a problem, `entry` is the previous one. */
type Outcome =
  | { isNew: true; entry: ManifestEntry; problem?: undefined }
  | { isNew: false; entry: ManifestEntry | undefined; problem?: string };

/** Skips a picture whose master and crop have not changed. */
export async function makePicture(
  picture: PlannedPicture,
  master: Master | undefined,
  previous: ManifestEntry | undefined,
  folder: string,
): Promise<Outcome> {
  const keepPrevious = (problem?: string): Outcome => ({ isNew: false, entry: previous, problem });
  if (!master) {
    const hasNewCrop = previous && String(previous.crop) !== String(picture.crop);
    return keepPrevious(
      hasNewCrop
        ? `${picture.key}: its crop has changed. Add the folder that contains ${picture.master}.`
        : undefined,
    );
  }
  if (picture.needsAlt && !master.alt) {
    return keepPrevious(
      `${picture.key}: describe the picture in ${picture.master}.txt next to ${basename(master.path)}`,
    );
  }
  const altText = picture.needsAlt && master.alt ? { alt: master.alt } : {};
  const bytes = await readFile(master.path);
  const fingerprint = calculateFingerprint(picture, bytes);
  if (previous?.fingerprint === fingerprint && isComplete(previous, folder)) {
    return { isNew: false, entry: { ...previous, ...altText } };
  }
  try {
    const files = await encodeSitePicture(picture, bytes, folder);
    return { isNew: true, entry: { fingerprint, crop: picture.crop, ...files, ...altText } };
  } catch (error) {
    if (error instanceof UnsuitableMaster) return keepPrevious(error.message);
    throw error;
  }
}

function calculateFingerprint({ crop, focus, needsSocialCard }: PlannedPicture, bytes: Buffer): string {
  const hash = createHash("sha256").update(bytes);
  return hash
    .update(JSON.stringify([crop, focus, needsSocialCard, RECIPE_VERSION]))
    .digest("hex")
    .slice(0, 16);
}

function isComplete(entry: ManifestEntry, folder: string): boolean {
  return listPictureFiles(entry).every((file) => existsSync(join(folder, file)));
}

export function listPictureFiles({ avif, jpeg, card }: ManifestEntry): string[] {
  const urls = [...avif.map(({ url }) => url), jpeg, ...(card ? [card.url] : [])];
  return urls.map((url) => basename(url));
}

/** Increment it when `siteRecipe` or the encoding below changes, to rebuild every picture. */
const RECIPE_VERSION = 1;

const cardSize = { width: 1200, height: 630 };

// Uses one core, so that building pictures does not slow down the machine.
sharp.concurrency(1);

/** The message says why the master is unsuitable and what the slot needs. */
class UnsuitableMaster extends Error {}

/**
 * Crops a picture from its master and writes every encoding into `folder`. Returns dimensions, URLs
 * (under `/pictures/`) and placeholder.
 * @throws {UnsuitableMaster} when the master has too few pixels, because nothing is enlarged
 */
async function encodeSitePicture(plan: PlannedPicture, bytes: Buffer, folder: string) {
  const { data, info } = await cropMaster(plan, bytes);
  if (info.width < plan.minWidth)
    throw new UnsuitableMaster(
      `${plan.key}: ${plan.master} is ${info.width} pixels wide here, but its slot needs ${plan.minWidth}`,
    );
  const picture = () => sharp(data, { raw: info });
  const write = (width: number, extension: string, image: Buffer) =>
    writeHashed(folder, `${plan.key}-${width}`, extension, image);

  const avif: { url: string; width: number }[] = [];
  let jpeg = "";
  for (const { type, width, options } of listEncodings(info, siteRecipe)) {
    const format = type === "image/avif" ? "avif" : "jpeg";
    const image = await picture().resize({ width }).toFormat(format, options).toBuffer();
    if (type === "image/avif") avif.push({ url: await write(width, "avif", image), width });
    else jpeg = await write(width, "jpg", image);
  }
  const tiny = await picture().resize({ width: 24 }).blur(0.6).webp({ quality: 30 }).toBuffer();
  return {
    width: avif.at(-1)?.width ?? info.width,
    height: Math.round((info.height * (avif.at(-1)?.width ?? info.width)) / info.width),
    avif,
    jpeg,
    placeholder: `data:image/webp;base64,${tiny.toString("base64")}`,
    ...(plan.needsSocialCard ? { card: await encodeCard(plan, picture(), info.width, write) } : {}),
  } satisfies Omit<ManifestEntry, "fingerprint" | "crop">;
}

async function cropMaster({ crop }: PlannedPicture, bytes: Buffer) {
  const upright = sharp(bytes).autoOrient();
  if (!crop) return upright.removeAlpha().toColourspace("srgb").raw().toBuffer({ resolveWithObject: true });
  const { width, height } = (await upright.metadata()).autoOrient;
  const [left, top, across, down] = crop;
  return upright
    .extract({
      left: Math.round(left * width),
      top: Math.round(top * height),
      width: Math.min(Math.round(across * width), width - Math.round(left * width)),
      height: Math.min(Math.round(down * height), height - Math.round(top * height)),
    })
    .removeAlpha()
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
}

async function encodeCard(
  { focus = "center" }: PlannedPicture,
  picture: Sharp,
  fullWidth: number,
  write: (width: number, extension: string, image: Buffer) => Promise<string>,
) {
  const width = Math.min(cardSize.width, fullWidth);
  const height = Math.round((width * cardSize.height) / cardSize.width);
  const image = await picture
    .resize({ width, height, fit: "cover", position: focus.replace("-", " ") })
    .jpeg(siteRecipe.jpeg)
    .toBuffer();
  return { url: await write(width, "card.jpg", image), width, height };
}

async function writeHashed(folder: string, name: string, extension: string, bytes: Buffer): Promise<string> {
  const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 8);
  const file = `${name}.${hash}.${extension}`;
  await writeFile(join(folder, file), bytes);
  return `/pictures/${file}`;
}
