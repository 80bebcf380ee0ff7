import { createHash, randomBytes } from "node:crypto";
import { readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import sharp from "sharp";
import { afterEach, describe, expect, it } from "vitest";
import { parseFormWithImage } from "~/platform/images/staged-images.server";
import { uploadDirectory } from "~/platform/uploads/staged-file.server";
import {
  boundary,
  createMultipartRequest,
  encodeMultipart,
  type Part,
} from "../../../tests/support/multipart";
import { makeBomb, makePhonePhoto, makePicture } from "../../../tests/support/pictures";

const send = (...parts: Part[]) => parseFormWithImage(createMultipartRequest(encodeMultipart(parts)));
const listTemporaryFiles = () => readdir(uploadDirectory).catch(() => []);
const makeJpeg = (width = 60, height = 40) => makePicture(width, height).jpeg().toBuffer();

/** Sends a file between two fields, and expects both fields to be returned even if the file is refused. */
async function sendBetweenFields(body: Uint8Array | string, type?: string) {
  const form = await send(
    { name: "title", body: "Balcony" },
    { name: "image", fileName: "photo.jpg", body, ...(type ? { type } : {}) },
    { name: "location", body: "Jayanagar" },
  );
  expect([...form.fields]).toEqual([
    ["title", "Balcony"],
    ["location", "Jayanagar"],
  ]);
  return form;
}

afterEach(async () => {
  await rm(uploadDirectory, { recursive: true, force: true });
});

describe("a form with a picture", () => {
  it("returns the picture as a private file, and deletes it on disposal", async () => {
    const photo = await makePhonePhoto(60, 40);
    const { image, problem, status } = await sendBetweenFields(photo);
    expect({ problem, status }).toEqual({ problem: null, status: 200 });
    expect(image).toMatchObject({
      format: { name: "jpeg", mime: "image/jpeg" },
      size: photo.length,
      sha256: createHash("sha256").update(photo).digest("hex"),
      // Upright, although the phone was held sideways.
      width: 40,
      height: 60,
    });
    const path = image?.path ?? "";
    expect(await readFile(path)).toEqual(photo);
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    await image?.dispose();
    expect(await listTemporaryFiles()).toEqual([]);
  });

  it("accepts a picture without a type, and fields without a name", async () => {
    const head = 'Content-Disposition: form-data; name="';
    const bytes = Buffer.concat([
      Buffer.from(`--${boundary}\r\n${head}"\r\n\r\nnameless\r\n`),
      Buffer.from(`--${boundary}\r\n${head}title"\r\n\r\nGa\0te\r\n`),
      Buffer.from(`--${boundary}\r\n${head}image"; filename="photo"\r\n\r\n`),
      await makeJpeg(),
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]);
    const { fields, image, problem } = await parseFormWithImage(createMultipartRequest(bytes));
    expect(problem).toBeNull();
    expect(fields.get("title")).toBe("Gate");
    expect(image?.format.name).toBe("jpeg");
  });

  it.each(["a;b=c.jpg", 'said \\"so\\".jpg', "..\\\\..\\\\evil.jpg", "\u0baa\u0b9f\u0bae\u0bcd.jpg", "a\\"])(
    "accepts the file name %s",
    async (fileName) => {
      const { image, problem } = await send({ name: "image", fileName, body: await makeJpeg() });
      expect(problem).toBeNull();
      expect(await listTemporaryFiles()).toHaveLength(1);
      expect(image?.path.startsWith(uploadDirectory)).toBe(true);
    },
  );

  it.each(["jpeg", "png", "webp", "avif", "gif"] as const)(
    "accepts %s, whatever its name",
    async (format) => {
      const body = await makePicture(60, 40).toFormat(format).toBuffer();
      const { image } = await send({ name: "image", fileName: "picture.txt", type: "text/plain", body });
      expect(image?.format.name).toBe(format);
    },
  );

  it("accepts the first frame of an animation", async () => {
    const frames = await Promise.all([
      makePicture(30, 20).png().toBuffer(),
      makePicture(30, 20).png().toBuffer(),
    ]);
    const body = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    const { image } = await send({ name: "image", fileName: "a.gif", body });
    expect(image).toMatchObject({ width: 30, height: 20 });
  });
});

describe("a form without a picture", () => {
  it("may have an empty file field", async () => {
    const form = await send({ name: "title", body: "Gate" }, { name: "image", fileName: "", body: "" });
    expect([...form.fields]).toEqual([["title", "Gate"]]);
    expect(form).toMatchObject({ image: null, problem: null, status: 200 });
    expect(await listTemporaryFiles()).toEqual([]);
  });

  it("may be URL-encoded", async () => {
    const request = new Request("http://localhost/", {
      method: "POST",
      body: new URLSearchParams({ title: "A & B" }),
    });
    const form = await parseFormWithImage(request);
    expect([...form.fields]).toEqual([["title", "A & B"]]);
    expect(form).toMatchObject({ image: null, problem: null });
  });
});

describe("a refused picture", () => {
  afterEach(async () => {
    expect(await listTemporaryFiles()).toEqual([]);
  });

  const notAPicture = "Please select a valid image file.";
  const unsupported = `${notAPicture} JPEG, PNG, HEIC, WebP, AVIF and GIF can be used.`;
  const damaged = "The picture is damaged or incomplete. Please choose it again.";

  it.each(["Dear sir, the gate is nine feet wide.", ""])(
    "is not a picture although its name says so: %j",
    async (body) => {
      const form = await sendBetweenFields(body);
      expect(form).toMatchObject({ image: null, problem: notAPicture, status: 400 });
    },
  );

  it("is of an unsupported type", async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
    expect(await sendBetweenFields(svg, "image/svg+xml")).toMatchObject({ problem: unsupported });
    const tiff = await makePicture(30, 20).tiff().toBuffer();
    expect(await sendBetweenFields(tiff, "image/tiff")).toMatchObject({ problem: unsupported });
    expect(await sendBetweenFields("%PDF-1.4", "application/pdf")).toMatchObject({ problem: notAPicture });
  });

  it.each(["jpeg", "png", "webp", "avif", "gif"] as const)("is a truncated %s", async (format) => {
    const whole = await makePicture(300, 200).toFormat(format).toBuffer();
    for (const missing of [100, whole.length >> 1]) {
      const form = await sendBetweenFields(whole.subarray(0, whole.length - missing));
      expect(form).toMatchObject({ image: null, problem: damaged, status: 400 });
    }
  });

  it("is a small file of 400 megapixels", async () => {
    const bomb = makeBomb(20_000);
    expect(bomb.length).toBeLessThan(100_000);
    const form = await sendBetweenFields(bomb);
    expect(form.problem).toContain("The picture has more than 100 megapixels");
    expect(form.problem).toContain("save it as an ordinary JPEG");
    expect(form.status).toBe(400);
  });

  it("may be a second one", async () => {
    const form = await send(
      { name: "image", fileName: "1.jpg", body: await makeJpeg() },
      { name: "image", fileName: "2.jpg", body: await makeJpeg() },
      { name: "title", body: "Two" },
    );
    expect(form).toMatchObject({ image: null, status: 400 });
    expect(form.problem).toBe("Too many pictures were sent. Please remove some and try again.");
    expect(form.fields.get("title")).toBe("Two");
  });

  it("cannot be written", async () => {
    await rm(uploadDirectory, { recursive: true, force: true });
    await writeFile(uploadDirectory, "not a folder");
    const form = await sendBetweenFields(randomBytes(1_000_000));
    expect(form).toMatchObject({ image: null, status: 500 });
    expect(form.problem).toBe("The picture could not be saved. Please try again.");
    await rm(uploadDirectory);
  });
});

describe("a refused form", () => {
  it("returns the fields before the point where it was cut off", async () => {
    const bytes = encodeMultipart([
      { name: "title", body: "Gate" },
      { name: "image", fileName: "a.jpg", body: randomBytes(100_000) },
    ]);
    const form = await parseFormWithImage(createMultipartRequest(bytes.subarray(0, 50_000)));
    expect(form).toMatchObject({ problem: "The upload was cut off. Please try again.", status: 400 });
    expect(form.fields.get("title")).toBe("Gate");
    expect(await listTemporaryFiles()).toEqual([]);
  });

  it("may have a huge field or too many fields", async () => {
    expect(await send({ name: "title", body: "x".repeat(400_000) })).toMatchObject({ status: 413 });
    const fields = Array.from({ length: 500 }, () => ({ name: "title", body: "x" }));
    expect(await send(...fields)).toMatchObject({
      status: 413,
      problem: "The form is too large. Please shorten your text and try again.",
    });
    const body = new URLSearchParams({ title: "x".repeat(2_000_000) });
    const longForm = new Request("http://localhost/", { method: "POST", body });
    expect(await parseFormWithImage(longForm)).toMatchObject({ status: 413 });
  });

  it("may have more text than any form", async () => {
    const fields = Array.from({ length: 5 }, (_, index) => ({
      name: `f${index}`,
      body: "x".repeat(250_000),
    }));
    const form = await send(...fields);
    expect({ status: form.status, problem: form.problem }).toEqual({
      status: 413,
      problem: "The form is too large. Please shorten your text and try again.",
    });
    expect([...form.fields.keys()]).toEqual(["f0", "f1", "f2", "f3"]);
  });

  it("may have a body that is not a form", async () => {
    const request = new Request("http://localhost/", { method: "POST", body: "{}" });
    expect(await parseFormWithImage(request)).toMatchObject({ status: 400 });
    const brokenForm = createMultipartRequest(Buffer.from("nonsense"));
    expect(await parseFormWithImage(brokenForm)).toMatchObject({ status: 400 });
  });
});
