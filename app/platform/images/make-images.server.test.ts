import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makePhonePhoto, makePicture } from "../../../tests/support/pictures";
import { makeOriginal, makeVariants } from "./make-images.server";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "process-"));
});
afterAll(() => rm(folder, { recursive: true }));

async function makeOriginalOf(picture: Buffer) {
  const path = join(folder, "picture");
  await writeFile(path, picture);
  return await makeOriginal(path);
}

async function describeVariants(original: Buffer) {
  const variants: string[] = [];
  for await (const { data, type, width } of makeVariants(original)) {
    const metadata = await sharp(data).metadata();
    expect(metadata.width).toBe(width);
    variants.push(`${type} ${width}`);
  }
  return variants;
}

describe("the original", () => {
  it("is rotated upright and has no location or camera data", async () => {
    const photo = await makePhonePhoto(600, 400);
    const before = await sharp(photo).metadata();
    expect(before).toMatchObject({ width: 600, height: 400, orientation: 6 });
    expect(before.exif?.includes("A telephone")).toBe(true);
    // Tag 0x8825 points to the GPS data.
    expect(
      before.exif?.includes(Buffer.from([0x25, 0x88])) || before.exif?.includes(Buffer.from([0x88, 0x25])),
    ).toBe(true);

    const { data, type, width, height } = await makeOriginalOf(photo);
    expect({ type, width, height }).toEqual({ type: "image/jpeg", width: 400, height: 600 });
    const after = await sharp(data).metadata();
    expect(after).toMatchObject({ format: "jpeg", width: 400, height: 600 });
    const { orientation, exif, xmp, iptc, icc } = after;
    expect({ orientation, exif, xmp, iptc, icc }).toEqual({});
    expect(data.includes("A telephone")).toBe(false);
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8])("is rotated upright for orientation %d", async (orientation) => {
    // A mark in one corner shows every rotation and reflection.
    const corner = { input: await makePicture(20, 10).linear(0, 0).png().toBuffer(), left: 0, top: 0 };
    const canvas = sharp({ create: { width: 80, height: 40, channels: 3, background: "#fff" } });
    const photo = await canvas.composite([corner]).withMetadata({ orientation }).png().toBuffer();
    const { data } = await makeOriginalOf(photo);
    const expected = await sharp(photo).autoOrient().greyscale().raw().toBuffer({ resolveWithObject: true });
    const actual = await sharp(data).greyscale().raw().toBuffer({ resolveWithObject: true });
    expect([actual.info.width, actual.info.height]).toEqual([expected.info.width, expected.info.height]);
    const findDarkPixels = (pixels: Buffer) => [...pixels].map((value) => value < 128);
    expect(findDarkPixels(actual.data)).toEqual(findDarkPixels(expected.data));
  });

  it("keeps the brightness of a 16-bit photo", async () => {
    const photo = await makePicture(60, 40).toColourspace("rgb16").png().toBuffer();
    expect((await sharp(photo).metadata()).depth).toBe("ushort");
    const { data } = await makeOriginalOf(photo);
    const [mean] = (await sharp(data).stats()).channels.map((channel) => channel.mean);
    expect(mean).toBeGreaterThan(118);
    expect(mean).toBeLessThan(138);
  });

  it("is scaled down to 4096 pixels on its longest side", async () => {
    const { width, height } = await makeOriginalOf(await makePicture(5000, 1000).jpeg().toBuffer());
    expect({ width, height }).toEqual({ width: 4096, height: 819 });
  });

  it("stays a PNG only if it has transparency", async () => {
    const opaque = await makePicture(60, 40).ensureAlpha().png().toBuffer();
    expect(await makeOriginalOf(opaque)).toMatchObject({ type: "image/jpeg" });
    const transparent = await makePicture(60, 40).ensureAlpha(0.5).png().toBuffer();
    const { type, data } = await makeOriginalOf(transparent);
    expect(type).toBe("image/png");
    expect(await describeVariants(data)).toEqual(["image/avif 60", "image/webp 60"]);
  });

  it("has a placeholder of a few hundred characters", async () => {
    const { placeholder } = await makeOriginalOf(await makePicture(600, 400).jpeg().toBuffer());
    expect(placeholder).toMatch(/^data:image\/webp;base64,[\w+/]+=*$/);
    expect(placeholder.length).toBeLessThan(600);
  });
});

describe("the variants", () => {
  it("are AVIF, WebP and JPEG in widths up to the picture's own", async () => {
    const { data } = await makeOriginalOf(await makePicture(1000, 200).jpeg().toBuffer());
    expect(await describeVariants(data)).toEqual([
      ...[320, 480, 640, 720, 1000].map((width) => `image/avif ${width}`),
      ...[320, 480, 640, 720, 1000].map((width) => `image/webp ${width}`),
      "image/jpeg 640",
      "image/jpeg 1000",
    ]);
  });

  it("go up to 1920 pixels, and JPEG to 1320", async () => {
    const variants = await describeVariants(
      (await makeOriginalOf(await makePicture(2400, 300).jpeg().toBuffer())).data,
    );
    expect(variants.filter((variant) => variant.startsWith("image/avif"))).toEqual(
      [320, 480, 640, 720, 960, 1320, 1920].map((width) => `image/avif ${width}`),
    );
    expect(variants.filter((variant) => variant.startsWith("image/jpeg"))).toEqual([
      "image/jpeg 640",
      "image/jpeg 1320",
    ]);
  });
});
