import { readdir } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { db } from "~/database/database.server";
import { uploadDirectory } from "~/uploads/staged-file.server";
import { setUpAdmin } from "../../tests/support/admin";
import { toFile, toFormData } from "../../tests/support/form-data";
import { readHeic } from "../../tests/support/heic";
import { createPhoto } from "../../tests/support/photo";
import { action } from "./admin.galleryadmin_.upload/route";
import { action as addOne } from "./admin.galleryadmin_.upload_.one";

const idempotencyKey = "6f1d3c62-5f0e-4d0a-9f57-0a4c0b6f1a11";
const admin = setUpAdmin();

type SentFile = readonly [name: string, body: Uint8Array | string];

const fill = (fields: Record<string, string>, ...files: SentFile[]) =>
  toFormData({ ...fields, image: files.map(([name, body]) => toFile(body, name)) });

const send = (...files: SentFile[]) =>
  admin.call(action, "/admin/galleryadmin/upload", {
    form: fill({ content: "Brushed.", idempotencyKey }, ...files),
  });

const listTitles = async () =>
  (await db.selectFrom("gallery_items").select(["title", "content"]).orderBy("title").execute()).map(
    ({ title, content }) => `${title}: ${content}`,
  );

describe("several pictures in one form", () => {
  it("become one item each, with titles from the file names", async () => {
    const response = await send(
      ["ss-gate.jpg", await createPhoto(300)],
      ["Balcony_rail.HEIC", await readHeic("telephone")],
    );
    expect(response.headers.get("Location")).toBe("/admin/galleryadmin");
    expect(await listTitles()).toEqual(["Balcony rail: Brushed.", "SS gate: Brushed."]);
    expect(await readdir(uploadDirectory)).toEqual([]);
  });

  it("get the town and month of the form", async () => {
    const texts = { content: "Brushed.", location: "Ooty", finished: "2031-03", idempotencyKey };
    const files: SentFile[] = [
      ["gate.jpg", await createPhoto(300)],
      ["stair.jpg", await createPhoto(310)],
    ];
    await admin.call(action, "/admin/galleryadmin/upload", { form: fill(texts, ...files) });
    const items = await db.selectFrom("gallery_items").select(["location", "finished"]).execute();
    expect(items).toEqual(Array(2).fill({ location: "Ooty", finished: "2031-03" }));
    const response = await admin.call(action, "/admin/galleryadmin/upload", {
      form: fill({ ...texts, finished: "March" }, ["rail.jpg", await createPhoto(320)]),
    });
    expect(response).toMatchObject({ status: 400, body: { typed: { location: "Ooty", finished: "March" } } });
  });

  it("are added except unusable ones, which are listed with the reason", async () => {
    const response = await send(
      ["notes.jpg", "no picture"],
      ["gate.jpg", await createPhoto(300)],
      ["stair.jpg", (await createPhoto(300)).subarray(0, 600)],
    );
    expect(response.status).toBe(400);
    expect(response.body).toMatchObject({
      toast: { message: expect.stringContaining("1") },
      typed: { content: "Brushed.", idempotencyKey },
      more: {
        addedCount: 1,
        failed: [
          { name: "notes.jpg", problem: "Please select a valid image file.", status: 400 },
          {
            name: "stair.jpg",
            problem: "The picture is damaged or incomplete. Please choose it again.",
            status: 400,
          },
        ],
        staged: [],
      },
    });
    expect(await listTitles()).toEqual(["Gate: Brushed."]);
  });

  it("are required, and limited to 20", async () => {
    expect(await send()).toMatchObject({
      status: 400,
      body: { toast: { message: "Please choose at least one picture." } },
    });
    const photo = await createPhoto(300);
    const response = await send(
      ...Array.from({ length: 21 }, (_, index) => [`${index}.jpg`, photo] as const),
    );
    expect(response.body).toMatchObject({
      more: {
        // The same photo under 20 names is one picture.
        addedCount: 1,
        failed: [{ name: "20.jpg", problem: "Left out: you can add 20 pictures at a time." }],
      },
    });
  });
});

describe("one of several pictures, sent separately", () => {
  const sendOne = async (fields: Record<string, string>, ...files: SentFile[]) => {
    const form = fill({ content: "Brushed.", idempotencyKey, ...fields }, ...files);
    const { status, body } = await admin.call(addOne, "/admin/galleryadmin/upload/one", { form });
    return { status, body };
  };

  it("becomes one item, however often it is sent", async () => {
    const photo = await createPhoto(300);
    const added = { status: 200, body: { added: true } };
    expect(await sendOne({ title: "Gate" }, ["1.jpg", photo])).toEqual(added);
    expect(await sendOne({ title: "Gate" }, ["1.jpg", photo])).toEqual(added);
    expect(await listTitles()).toEqual(["Gate: Brushed."]);
  });

  it("is refused with a message", async () => {
    const damaged = (await createPhoto(300)).subarray(0, 600);
    expect(await sendOne({ title: "Gate" }, ["1.jpg", damaged])).toEqual({
      status: 400,
      body: { problem: "The picture is damaged or incomplete. Please choose it again." },
    });
    expect(await listTitles()).toEqual([]);
  });
});
