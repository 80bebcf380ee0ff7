import { readFile, rm } from "node:fs/promises";
import sharp from "sharp";
import { afterEach, describe, expect, it } from "vitest";
import { parseFormWithImage } from "~/platform/images/staged-images.server";
import { uploadDirectory } from "~/platform/uploads/staged-file.server";
import { makeTiledHeic, readHeic } from "../../../tests/support/heic";
import { createMultipartRequest, encodeMultipart } from "../../../tests/support/multipart";
import { makePicture } from "../../../tests/support/pictures";
import { makeOriginal } from "./make-images.server";

afterEach(() => rm(uploadDirectory, { recursive: true, force: true }));

const upload = (body: Buffer, type = "image/heic") =>
  parseFormWithImage(
    createMultipartRequest(encodeMultipart([{ name: "image", fileName: "1.HEIC", type, body }])),
  );

/** Returns a copy of the file with another major brand. */
function replaceBrand(file: Buffer, brand: string): Buffer {
  const copy = Buffer.from(file);
  copy.write(brand, 8, "latin1");
  return copy;
}

describe("a HEIC photo", () => {
  it("is converted to an upright JPEG with the same colours and without metadata", async () => {
    const { image, problem } = await upload(await readHeic("telephone"));
    expect(problem).toBeNull();
    expect(image).toMatchObject({ format: { name: "jpeg" }, width: 64, height: 100 });
    const file = await readFile(image?.path ?? "");
    expect(file.includes("A telephone")).toBe(false);
    const { exif, icc } = await sharp(file).metadata();
    expect({ exif, isWideGamut: icc?.includes("P3") || icc?.length === 480 }).toEqual({
      exif: undefined,
      isWideGamut: true,
    });

    const { data, width, height } = await makeOriginal(image?.path ?? "");
    expect({ width, height }).toEqual({ width: 64, height: 100 });
    expect(await readColours(data)).toEqual({ top: "red", bottom: "blue" });
  });

  it("is detected by its content, whatever its brand and content type", async () => {
    const file = await readHeic("telephone");
    for (const brand of ["mif1", "msf1", "heix"]) {
      expect(await upload(replaceBrand(file, brand), "text/plain")).toMatchObject({
        image: { format: { name: "jpeg" } },
      });
    }
  });

  it("retains transparency", async () => {
    const { image } = await upload(await readHeic("glass"));
    expect(image?.format.name).toBe("png");
    const { channels } = await sharp(image?.path).stats();
    expect(channels[3]?.mean).toBeCloseTo(128, -1);
  });

  it("may have more tiles than other decoders allow", async () => {
    const { image, problem } = await upload(await makeTiledHeic({ columns: 19, rows: 16 }));
    expect(problem).toBeNull();
    expect(image).toMatchObject({ format: { name: "jpeg" }, width: 1900, height: 1024 });
    // Checks the position of every tile: red on its left, blue on its right.
    const { data, info } = await sharp(image?.path).raw().toBuffer({ resolveWithObject: true });
    const isRed = (x: number, y: number) =>
      (data[(y * info.width + x) * 3] ?? 0) > (data[(y * info.width + x) * 3 + 2] ?? 0);
    for (let y = 32; y < 1024; y += 64) {
      for (let x = 0; x < 1900; x += 100) expect([isRed(x + 25, y), isRed(x + 75, y)]).toEqual([true, false]);
    }
  });

  it.each([
    ["24", { columns: 12, rows: 9, size: { width: 5712, height: 4284 } }],
    ["48", { columns: 16, rows: 12, size: { width: 8064, height: 6048 } }],
  ])("may have %s megapixels, like portrait photos from phones", { timeout: 60_000 }, async (_, grid) => {
    const photo = await makeTiledHeic({
      ...grid,
      tile: "large-tile",
      transforms: [{ turnedLeft: 3 }],
    });
    const { image, problem } = await upload(photo);
    expect(problem).toBeNull();
    expect(image).toMatchObject({ format: { name: "jpeg" }, width: 3072, height: 4096 });
  });

  it.each([
    [[{ turnedLeft: 1 }], { top: "blue", bottom: "red" }],
    [[{ turnedLeft: 3 }], { top: "red", bottom: "blue" }],
    [[{ mirrored: "horizontally" }, { turnedLeft: 1 }], { top: "red", bottom: "blue" }],
    [[{ turnedLeft: 3 }, { mirrored: "vertically" }], { top: "blue", bottom: "red" }],
  ] as const)("is rotated upright, with tiles too: %j", async (transforms, colours) => {
    // One column, so that the whole picture is red on the left and blue on the right.
    const { image } = await upload(await makeTiledHeic({ columns: 1, rows: 2, transforms }));
    expect(image).toMatchObject({ width: 128, height: 100 });
    expect(await readColours(await readFile(image?.path ?? ""))).toEqual(colours);
  });

  it("is refused when damaged or too large to decode", async () => {
    const file = await readHeic("telephone");
    const message = "The picture is damaged or incomplete. Please choose it again.";
    expect(await upload(file.subarray(0, file.length - 40))).toMatchObject({ image: null, problem: message });
    expect(await upload(file.subarray(0, 300))).toMatchObject({ image: null, problem: message });
    const hugeFile = Buffer.from(file);
    const sizeOffset = hugeFile.indexOf("ispe") + 8;
    hugeFile.writeUInt32BE(20_000, sizeOffset);
    hugeFile.writeUInt32BE(20_000, sizeOffset + 4);
    const problem = expect.stringContaining("The picture has more than 50 megapixels");
    expect(await upload(hugeFile)).toMatchObject({ image: null, problem, status: 400 });
  });

  it("is refused when larger than its header says, without affecting the next upload", {
    timeout: 60_000,
  }, async () => {
    const bomb = await makeTiledHeic({ columns: 24, rows: 18, tile: "large-tile" });
    const sizeOffset = bomb.lastIndexOf("ispe") + 8;
    bomb.writeUInt32BE(512, sizeOffset);
    bomb.writeUInt32BE(512, sizeOffset + 4);
    expect(await upload(bomb)).toMatchObject({ image: null, status: 400 });
    expect(await upload(await readHeic("telephone"))).toMatchObject({ image: { width: 64 } });
  });
});

it("does not treat AVIF as HEIC, whatever its first brand", async () => {
  const avif = await makePicture(60, 40).avif().toBuffer();
  expect(await upload(replaceBrand(avif, "mif1"), "image/avif")).toMatchObject({
    image: { format: { name: "avif" } },
  });
});

const colours = { red: [192, 32, 16], blue: [16, 64, 192] };

/** Reads the colours in the middle of the upper and the lower half, allowing for encoding errors. */
async function readColours(picture: Buffer) {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  const findColourAt = (fraction: number) => {
    const start = (Math.round(info.height * fraction) * info.width + info.width / 2) * info.channels;
    const match = Object.entries(colours).find(([, colour]) =>
      colour.every((value, index) => Math.abs(value - (data[start + index] ?? Number.NaN)) < 4),
    );
    return match?.[0] ?? [...data.subarray(start, start + 3)];
  };
  return { top: findColourAt(0.25), bottom: findColourAt(0.75) };
}
