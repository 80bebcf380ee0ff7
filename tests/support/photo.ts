import sharp from "sharp";

/**
 * Creates a unique picture, like one from a phone.
 *
 * @param width in pixels; the height is two thirds of it
 */
export async function createPhoto(width = 1600): Promise<Buffer> {
  const height = Math.round((width * 2) / 3);
  const colour = { r: pickByte(), g: pickByte(), b: pickByte() };
  const noise = await sharp({
    create: {
      width: 64,
      height: 43,
      channels: 3,
      background: colour,
      noise: { type: "gaussian", mean: 128, sigma: 40 },
    },
  })
    .png()
    .toBuffer();
  return sharp(noise).resize(width, height).jpeg({ quality: 85 }).toBuffer();
}

/** Such a picture for a file field in a browser. */
export const makePhotoFile = async (name: string, width = 600) => ({
  name,
  mimeType: "image/jpeg",
  buffer: await createPhoto(width),
});

function pickByte(): number {
  return Math.floor(Math.random() * 256);
}
