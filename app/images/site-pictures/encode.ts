import { createHash } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import type { ManifestEntry } from "../../content/pictures/manifest";
import type { PlannedPicture } from "./plan";

/** Change it whenever the encoding below changes, so that every picture is made anew. */
export const recipe = 1;

const widths = [480, 800, 1200, 1600, 1920];
const largestJpeg = 1200;
const cardSize = { width: 1200, height: 630 };

// One picture at a time on one core: building pictures must not hold up what else the machine does.
sharp.concurrency(1);

/** A master that cannot serve; the message says why and what to give instead. */
export class UnsuitableMaster extends Error {}

/**
 * Cuts a picture from its master and writes every encoding into `folder`.
 * @returns its dimensions, the addresses of its files (under `/pictures/`) and the placeholder
 * @throws {UnsuitableMaster} when the master has too few pixels: nothing is ever enlarged
 */
export async function encodePicture(plan: PlannedPicture, bytes: Buffer, folder: string) {
  const { data, info } = await cut(plan, bytes);
  if (info.width < plan.minWidth)
    throw new UnsuitableMaster(
      `${plan.key}: ${plan.master} gives ${info.width} pixels across, its place needs ${plan.minWidth}`,
    );
  const picture = () => sharp(data, { raw: info });
  const write = (width: number, extension: string, image: Sharp) =>
    writeHashed(folder, `${plan.key}-${width}`, extension, image);

  const avif: { url: string; width: number }[] = [];
  for (const width of chooseWidths(info.width)) {
    const image = picture().resize({ width }).avif({ quality: 52, effort: 5, chromaSubsampling: "4:2:0" });
    avif.push({ url: await write(width, "avif", image), width });
  }
  const width = Math.min(info.width, largestJpeg);
  const jpeg = await write(width, "jpg", picture().resize({ width }).jpeg({ quality: 74, mozjpeg: true }));
  const tiny = await picture().resize({ width: 24 }).blur(0.6).webp({ quality: 30 }).toBuffer();
  return {
    width: avif.at(-1)?.width ?? info.width,
    height: Math.round((info.height * (avif.at(-1)?.width ?? info.width)) / info.width),
    avif,
    jpeg,
    placeholder: `data:image/webp;base64,${tiny.toString("base64")}`,
    ...(plan.card ? { card: await encodeCard(plan, picture(), info.width, write) } : {}),
  } satisfies Omit<ManifestEntry, "fingerprint" | "crop">;
}

async function cut({ crop }: PlannedPicture, bytes: Buffer) {
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

/** The usual widths, and the picture's own where the last usual one falls well short of it. */
function chooseWidths(full: number): number[] {
  const largest = Math.min(full, 1920);
  return [...widths.filter((width) => width < largest * 0.9), largest];
}

async function encodeCard(
  { focus = "center" }: PlannedPicture,
  picture: Sharp,
  fullWidth: number,
  write: (width: number, extension: string, image: Sharp) => Promise<string>,
) {
  const width = Math.min(cardSize.width, fullWidth);
  const height = Math.round((width * cardSize.height) / cardSize.width);
  const image = picture
    .resize({ width, height, fit: "cover", position: focus.replace("-", " ") })
    .jpeg({ quality: 74, mozjpeg: true });
  return { url: await write(width, "card.jpg", image), width, height };
}

async function writeHashed(folder: string, name: string, extension: string, image: Sharp): Promise<string> {
  const bytes = await image.toBuffer();
  const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 8);
  const file = `${name}.${hash}.${extension}`;
  await writeFile(join(folder, file), bytes);
  return `/pictures/${file}`;
}
