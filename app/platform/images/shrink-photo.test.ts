import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { makePhonePhoto, makePicture } from "../../../tests/support/pictures";
import { canShrink, findJpegSize, shrinkPhoto } from "./shrink-photo";

describe("findJpegSize", () => {
  it.each([
    ["baseline", () => makePicture(300, 200).jpeg().toBuffer()],
    ["progressive", () => makePicture(300, 200).jpeg({ progressive: true }).toBuffer()],
    ["a phone photo", () => makePhonePhoto(300, 200)],
    ["with a profile", () => makePicture(300, 200).jpeg().withIccProfile("p3").toBuffer()],
  ])("returns the size: %s", async (_, makeFile) => {
    const { width, height } = await sharp(await makeFile()).metadata();
    expect(findJpegSize(await makeFile())).toEqual({ width, height });
  });

  it("returns null for other data", async () => {
    const jpeg = await makePhonePhoto(300, 200);
    for (const end of [0, 1, 3, 10, 100]) expect(findJpegSize(jpeg.subarray(0, end))).toBeNull();
    expect(findJpegSize(await makePicture(30, 20).png().toBuffer())).toBeNull();
    expect(findJpegSize(Buffer.from("\xff\xd8no header at all, only words", "latin1"))).toBeNull();
  });
});

it("returns a file unchanged when it is not a photo, is small or cannot be resized", async () => {
  const smallPhoto = new File([new Uint8Array(await makePicture(300, 200).jpeg().toBuffer())], "a.jpg", {
    type: "image/jpeg",
  });
  // Outside a browser, resizing fails.
  const largePhoto = new File([new Uint8Array(await makePicture(5000, 20).jpeg().toBuffer())], "b.jpg", {
    type: "image/jpeg",
  });
  const drawing = new File(["%PDF-1.4"], "c.pdf", { type: "application/pdf" });
  for (const file of [smallPhoto, largePhoto, drawing]) expect(await shrinkPhoto(file)).toBe(file);
  expect([smallPhoto, largePhoto, drawing].map(canShrink)).toEqual([true, true, false]);
});
