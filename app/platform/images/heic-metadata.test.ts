import { expect, it } from "vitest";
import { readHeic } from "../../../tests/support/heic";
import { stripHeicMetadata } from "./shrink-photo";

/** Offset of the photo's EXIF data, which ends with the file. */
const exifOffset = 0x447;

it("removes location and camera data and keeps the image data unchanged", async () => {
  const file = await readHeic("telephone");
  expect(file.toString("latin1", exifOffset)).toContain("A telephone");
  const stripped = stripHeicMetadata(file);
  expect(stripped?.subarray(0, exifOffset)).toEqual(file.subarray(0, exifOffset));
  expect(stripped?.subarray(exifOffset)).toEqual(Buffer.alloc(file.length - exifOffset));
});

it("leaves a picture without metadata unchanged", async () => {
  const file = await readHeic("glass");
  expect(stripHeicMetadata(file)).toEqual(file);
});

it("returns null for an unknown file structure", async () => {
  const file = await readHeic("telephone");
  expect(stripHeicMetadata(file.subarray(0, 500))).toBeNull();
  expect(
    stripHeicMetadata(Buffer.concat([file, Buffer.from("\0\0\0\x10uuidposition", "latin1")])),
  ).toBeNull();
  expect(stripHeicMetadata(Buffer.from("\0\0\0\x10ftypheicheic", "latin1"))).toBeNull();
  for (let index = 0; index < 900; index++) {
    const brokenFile = Buffer.from(file);
    brokenFile[index] = 255;
    expect(() => stripHeicMetadata(brokenFile)).not.toThrow();
  }
});
