import sharp, { type Sharp } from "sharp";
import { makeTiledHeic } from "./heic";

/** A picture that is small to send and expensive to decode. */
export interface CostlyPicture {
  /** File name, which describes the picture. */
  name: string;
  body: Buffer;
}

function paint(width: number, height: number, channels: 3 | 4 = 3): Sharp {
  const background = channels === 4 ? { r: 20, g: 60, b: 90, alpha: 0.5 } : "#234";
  return sharp({ create: { width, height, channels, background } });
}

const interlacedOptions = { progressive: true, compressionLevel: 6 } as const;

const rejectedRecipes = {
  "interlaced.png": () => paint(10_000, 9_990).png(interlacedOptions),
  "interlaced-16-bit.png": () => paint(10_000, 9_990, 4).toColourspace("rgb16").png(interlacedOptions),
  "progressive.jpg": () => paint(10_000, 9_990).jpeg({ chromaSubsampling: "4:4:4", progressive: true }),
  "lossless.webp": () => paint(10_000, 9_990).webp({ lossless: true, effort: 0 }),
  "large.avif": () => paint(6_000, 5_000).avif({ effort: 0 }),
};

type RejectedPicture = keyof typeof rejectedRecipes;

/** Small files over the decoding limits of their formats. Decoding would need 0.3 to 1 GB of memory each. */
export async function makeRejectedPictures(
  names = Object.keys(rejectedRecipes) as RejectedPicture[],
): Promise<CostlyPicture[]> {
  return await makeAll(Object.fromEntries(names.map((name) => [name, rejectedRecipes[name]])));
}

/** Pictures of each format near the maximum size that may be decoded. */
export async function makeLargestAcceptedPictures(): Promise<CostlyPicture[]> {
  const heic = await makeTiledHeic({
    columns: 16,
    rows: 12,
    tile: "large-tile",
    size: { width: 8_064, height: 6_048 },
    transforms: [{ turnedLeft: 3 }],
  });
  const others = await makeAll({
    "interlaced.png": () => paint(8_000, 6_600).png(interlacedOptions),
    "interlaced-16-bit.png": () => paint(4_160, 3_200, 4).toColourspace("rgb16").png(interlacedOptions),
    "16-bit.png": () => paint(10_000, 9_990, 4).toColourspace("rgb16").png(),
    "progressive.jpg": () => paint(8_000, 6_600).jpeg({ progressive: true }),
    "progressive-444.jpg": () => paint(5_800, 4_590).jpeg({ progressive: true, chromaSubsampling: "4:4:4" }),
    "lossless.webp": () => paint(5_000, 3_990).webp({ lossless: true, effort: 0 }),
    "8-bit.avif": () => paint(3_600, 2_770).avif({ effort: 0 }),
    "10-bit.avif": () => paint(3_000, 2_400).avif({ effort: 0, bitdepth: 10, chromaSubsampling: "4:4:4" }),
    "baseline.jpg": () => paint(16_320, 12_240).jpeg(),
  });
  return [...others, { name: "48-megapixels.heic", body: heic }];
}

async function makeAll(recipes: Record<string, () => Sharp>): Promise<CostlyPicture[]> {
  const pictures: CostlyPicture[] = [];
  for (const [name, make] of Object.entries(recipes)) pictures.push({ name, body: await make().toBuffer() });
  return pictures;
}
