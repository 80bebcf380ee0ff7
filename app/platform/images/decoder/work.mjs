// Only this site writes and reads the files at these paths.
import { readFile, writeFile } from "node:fs/promises";
import sharp from "sharp";
import { decodeHeic } from "./heic.mjs";
import { fitIcon, trimLogo } from "./logo.mjs";
import { openPicture, openPixels, readHeader } from "./open.mjs";

/**
 * @typedef {{ data: Buffer, info: { width: number, height: number, channels: 1 | 2 | 3 | 4 } }} Pixels
 * @typedef {{ side: number, quality: number }} InlinePreset
 * @typedef {import("./jobs").Jobs} Jobs
 */

/** @type {{ [Name in keyof Jobs]: (job: Jobs[Name]["job"]) => Promise<Jobs[Name]["result"]> }} */
export const jobs = {
  async readHeader({ path, isHeic }) {
    const { format, autoOrient, maxPixels } = await readHeader(path, isHeic);
    return { format, ...autoOrient, maxPixels };
  },

  async verify({ path }) {
    const { picture } = await openPicture(path);
    // One output pixel requires decoding every row. JPEG is scaled down while it is read, which is cheap.
    await picture.resize(1, 1, { fit: "fill" }).raw().toBuffer();
    return null;
  },

  async convertHeic({ path, target, maxSide }) {
    const { hasAlpha, icc } = await readHeader(path, true);
    const picture = openPixels(await decodeHeic(path, hasAlpha)).resize(fitWithin(maxSide));
    // Optimised JPEG coding would need twice the memory of the picture.
    const jpeg = { quality: 95, chromaSubsampling: "4:4:4", optimiseCoding: false };
    const converted = hasAlpha
      ? await picture.png({ compressionLevel: 1 }).toBuffer()
      : addProfile(await picture.jpeg(jpeg).toBuffer(), icc);
    await writeFile(target, converted, { mode: 0o600 });
    return null;
  },

  async makeOriginal({ path, target, maxSide, part, quality, placeholder, thumbnail }) {
    const { header, picture } = await openPicture(path);
    // Scales down while decoding, so that only the small picture is in memory.
    const shrunk = await decode(picture.toColourspace("srgb").resize(fitWithin(maxSide)));
    const whole = await turnUpright(shrunk, header.orientation ?? 1);
    const pixels = part ? await cropPart(whole, part) : whole;
    const type = isOpaque(pixels) ? "image/jpeg" : "image/png";
    const upright = openPixels(pixels);
    await writeFile(
      target,
      await (type === "image/png" ? upright.png() : upright.removeAlpha().jpeg({ quality })).toBuffer(),
      { mode: 0o600 },
    );
    const { width, height } = pixels.info;
    return {
      type,
      width,
      height,
      placeholder: await makeInline(pixels, placeholder),
      thumbnail: thumbnail ? await makeInline(pixels, thumbnail) : null,
    };
  },

  async makeLogo({ path, target, box }) {
    const { header, picture } = await openPicture(path);
    const shrunk = await decode(picture.toColourspace("srgb").ensureAlpha().resize(fitWithin(1600)));
    const trimmed = trimLogo(await turnUpright(shrunk, header.orientation ?? 1));
    if (!trimmed) return null;
    const { part, pixels, background } = trimmed;
    const fitted = openPixels(pixels)
      .extract(part)
      .resize({ ...box, fit: sharp.fit.inside, withoutEnlargement: true });
    const { data, info } = await fitted.png({ compressionLevel: 9 }).toBuffer({ resolveWithObject: true });
    await writeFile(target, data, { mode: 0o600 });
    const source = { width: part.width, height: part.height };
    return { width: info.width, height: info.height, source, background };
  },

  async makeIcon({ path, target, side, background, isMaskable }) {
    const { header, picture } = await openPicture(path);
    const size = fitIcon(header, side, isMaskable);
    const input = await picture
      .resize({ ...size, fit: sharp.fit.fill })
      .png()
      .toBuffer();
    const canvas = sharp({ create: { width: side, height: side, channels: 3, background } });
    const icon = canvas.composite([{ input, gravity: "centre" }]).png({ compressionLevel: 9 });
    await writeFile(target, await icon.toBuffer(), { mode: 0o600 });
    return null;
  },

  async makeCard({ path, logo, target, plate }) {
    const { picture, header } = await openPicture(path);
    const { picture: mark } = await openPicture(logo);
    const fitted = mark.resize({ width: 300, height: 92, fit: sharp.fit.inside });
    const margin = plate ? 18 : 0;
    const margins = { top: margin, bottom: margin, left: margin, right: margin };
    const onPlate = plate
      ? sharp(await fitted.png().toBuffer())
          .extend({ ...margins, background: plate })
          .flatten({ background: plate })
      : fitted;
    const { data: input, info } = await onPlate.png().toBuffer({ resolveWithObject: true });
    const top = Math.max(0, header.height - info.height - 40);
    const card = picture.composite([{ input, left: 40, top }]).jpeg({ quality: 80, mozjpeg: true });
    await writeFile(target, await card.toBuffer(), { mode: 0o600 });
    return null;
  },

  async decodeForVariants({ path, target, width }) {
    const { picture } = await openPicture(path);
    const { data, info } = await picture.resize({ width }).raw().toBuffer({ resolveWithObject: true });
    await writeFile(target, data, { mode: 0o600 });
    return { width: info.width, height: info.height, channels: info.channels };
  },

  async makeVariant({ pixels: { path, info }, target, width, type, options }) {
    const picture = openPixels({ data: await readFile(path), info }).resize({ width });
    const format = /** @type {"avif" | "webp" | "jpeg" | "png"} */ (type.replace("image/", ""));
    // JPEG has no transparency: without a background, transparent pixels would become black.
    const drawn = format === "jpeg" ? picture.flatten({ background: "#fff" }) : picture;
    await writeFile(target, await drawn.toFormat(format, options).toBuffer(), { mode: 0o600 });
    return null;
  },
};

/** Never enlarges. @param {number} side the longest, in pixels */
function fitWithin(side) {
  return { width: side, height: side, fit: sharp.fit.inside, withoutEnlargement: true };
}

/** @param {import("sharp").Sharp} picture @returns {Promise<Pixels>} */
async function decode(picture) {
  return await picture.raw({ depth: "uchar" }).toBuffer({ resolveWithObject: true });
}

/** Clockwise rotation in degrees, and whether to flip vertically, by EXIF orientation. */
const orientations = [
  [0, false],
  [0, false],
  [180, true],
  [180, false],
  [0, true],
  [270, true],
  [90, false],
  [90, true],
  [270, false],
];

/** Call it after scaling down, because sharp rotates in memory. @param {Pixels} pixels @param {number} orientation */
async function turnUpright(pixels, orientation) {
  const [angle, isFlipped] = orientations[orientation] ?? [0, false];
  const turned = angle ? await decode(openPixels(pixels).rotate(Number(angle))) : pixels;
  return isFlipped ? await decode(openPixels(turned).flip()) : turned;
}

/** @param {Pixels} pixels @param {import("../picture-source").PicturePart} part */
async function cropPart(pixels, part) {
  const { width, height } = pixels.info;
  const [left, top] = [Math.round(part.left * width), Math.round(part.top * height)];
  const right = Math.min(width, Math.round((part.left + part.width) * width));
  const bottom = Math.min(height, Math.round((part.top + part.height) * height));
  const size = { width: Math.max(1, right - left), height: Math.max(1, bottom - top) };
  return await decode(openPixels(pixels).extract({ left, top, ...size }));
}

/** Returns true if all pixels are opaque, even with an alpha channel. @param {Pixels} pixels */
function isOpaque({ data, info: { channels } }) {
  if (channels === 1 || channels === 3) return true;
  for (let index = channels - 1; index < data.length; index += channels)
    if (data[index] !== 255) return false;
  return true;
}

/** Returns a `data:` URI. @param {Pixels} pixels @param {InlinePreset} preset */
async function makeInline(pixels, { side, quality }) {
  const tiny = await openPixels(pixels).resize(fitWithin(side)).webp({ quality }).toBuffer();
  return `data:image/webp;base64,${tiny.toString("base64")}`;
}

/**
 * Embeds the picture's own colour profile; sharp would convert the pixels instead.
 * @param {Buffer} jpeg
 * @param {Buffer | undefined} profile
 */
function addProfile(jpeg, profile) {
  const head = Buffer.from("\xff\xe2\0\0ICC_PROFILE\0\x01\x01", "latin1");
  // A profile must fit one segment; those of phones have about 500 bytes.
  if (!profile || profile.length + head.length - 2 > 65_535) return jpeg;
  head.writeUInt16BE(profile.length + head.length - 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, profile, jpeg.subarray(2)]);
}
