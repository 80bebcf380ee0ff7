import { readdir } from "node:fs/promises";
import { beforeEach, describe, expect, it } from "vitest";
import { db } from "~/platform/database/database.server";
import { uploadDirectory } from "~/platform/uploads/staged-file.server";
import { setUpAdmin } from "../../../../../tests/support/admin";
import { storePhoto } from "../../../../../tests/support/filled-site";
import { toFile, toFormData } from "../../../../../tests/support/form-data";
import { readHeic } from "../../../../../tests/support/heic";
import { createPhoto } from "../../../../../tests/support/photo";
import { action } from "./route";

const idempotencyKey = "6f1d3c62-5f0e-4d0a-9f57-0a4c0b6f1a11";
const admin = setUpAdmin();

type SentFile = readonly [name: string, body: Uint8Array | string];

const makeForm = (fields: Record<string, string>, ...files: SentFile[]) =>
  toFormData({ ...fields, image: files.map(([name, body]) => toFile(body, name)) });

const send = (...files: SentFile[]) =>
  admin.call(action, "/admin/galleryadmin/upload", {
    form: makeForm({ content: "Brushed.", idempotencyKey }, ...files),
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
    await admin.call(action, "/admin/galleryadmin/upload", { form: makeForm(texts, ...files) });
    const items = await db.selectFrom("gallery_items").select(["location", "finished"]).execute();
    expect(items).toEqual(Array(2).fill({ location: "Ooty", finished: "2031-03" }));
    const response = await admin.call(action, "/admin/galleryadmin/upload", {
      form: makeForm({ ...texts, finished: "March" }, ["rail.jpg", await createPhoto(320)]),
    });
    expect(response).toMatchObject({ status: 400, body: { typed: { location: "Ooty", finished: "March" } } });
  });

  it("get the title of the form if their file names say nothing, and stay on the screen without one", async () => {
    const photo = ["IMG_2041.jpg", await createPhoto(300)] as const;
    const refused = await send(photo);
    expect(refused).toMatchObject({
      status: 400,
      body: {
        extra: {
          addedCount: 0,
          failed: [{ name: "IMG_2041.jpg", problem: "Please enter a title." }],
          staged: [{ name: "IMG_2041.jpg" }],
        },
      },
    });
    const form = makeForm({ work: "SS Gate", content: "", idempotencyKey }, photo, [
      "ms-stair.jpg",
      await createPhoto(310),
    ]);
    await admin.call(action, "/admin/galleryadmin/upload", { form });
    expect(await listTitles()).toEqual(["MS stair: ", "SS Gate: "]);
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
      extra: {
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
      ...Array.from({ length: 21 }, (_, index) => [`gate (${index}).jpg`, photo] as const),
    );
    expect(response.body).toMatchObject({
      extra: {
        // The same photo under 20 names is one picture.
        addedCount: 1,
        failed: [{ name: "gate (20).jpg", problem: "Not added: you can add up to 20 pictures at a time." }],
      },
    });
  });
});

describe("pictures uploaded before the form", () => {
  const sendStaged = async () => {
    const fields = [
      ["content", "Brushed."],
      ["idempotencyKey", idempotencyKey],
      ...["Gate", "Stair"].flatMap((title, index) => [
        ["stagedImage", String(ids[index])],
        ["stagedName", "photo.jpg"],
        ["title", title],
        ["ownContent", index === 0 ? "" : "Polished."],
      ]),
      ["leftOut", "notes.pdf"],
      ["leftOutProblem", "Please select a valid image file."],
    ];
    return await admin.call(action, "/admin/galleryadmin/upload", { form: new URLSearchParams(fields) });
  };
  let ids: number[] = [];
  beforeEach(async () => {
    const imageId = await storePhoto();
    ids = [imageId, imageId];
  });

  it("become one item for each title, with their own descriptions, however often they are sent", async () => {
    for (let times = 0; times < 2; times++)
      expect(await sendStaged()).toMatchObject({
        status: 400,
        body: {
          extra: {
            addedCount: 2,
            failed: [{ name: "notes.pdf", problem: "Please select a valid image file." }],
            staged: [],
          },
        },
      });
    expect(await listTitles()).toEqual(["Gate: Brushed.", "Stair: Polished."]);
  });

  it("are reported when their upload has expired", async () => {
    await db.deleteFrom("images").execute();
    expect((await sendStaged()).body).toMatchObject({
      extra: {
        addedCount: 0,
        failed: [
          { name: "notes.pdf" },
          { name: "photo.jpg", problem: "This upload has expired. Please choose the file again." },
          { name: "photo.jpg" },
        ],
      },
    });
  });
});
