import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { defaultFirm, readFirm, toStoredFirm } from "~/business/firm.server";
import { createItem, updateItem } from "~/features/items/changes.server";
import { readFirstSteps, warnAboutSamples } from "~/features/items/first-steps.server";
import { findItem, listItemPictures, listItems } from "~/features/items/queries.server";
import { wholeFraming } from "~/features/site-pictures/framing";
import { cropPhoto } from "~/features/site-pictures/site-pictures.server";
import { listShownTestimonials } from "~/features/testimonials/testimonials.server";
import { db } from "~/platform/database/database.server";
import { saveRevision } from "~/platform/revisions/revisions.server";
import { config } from "~/platform/runtime/config.server";
import { logger } from "~/platform/runtime/logger.server";
import { setUpAdmin } from "../../../../tests/support/admin";
import { callRoute, type RouteResult } from "../../../../tests/support/call-route";
import { storePhoto, storeRendering } from "../../../../tests/support/filled-site";
import { readToast } from "../../../../tests/support/toast";
import { action } from "./first-steps";

const send = async (intent: string, headers?: { Cookie: string }) =>
  await callRoute(action, `/admin/first-steps?intent=${intent}`, { form: { go: "" }, headers });
const undo = async (response: RouteResult) => {
  const address = (await readToast(response))?.undo ?? "";
  return await admin.call(action, address, { form: {} });
};
const listOpenSteps = async () => {
  const state = await readFirstSteps(db);
  return state?.steps.filter(({ isDone }) => !isDone).map(({ name }) => name);
};

const listTitles = async (kind: "project" | "gallery") =>
  (await listItems(db, kind, { limit: 9, offset: 0 })).map(({ title }) => title);

async function savePhoto(): Promise<void> {
  const photographId = await storePhoto(1200);
  const slot = { name: "about-workshop", shape: "story" } as const;
  const placement = { photographId, framing: wholeFraming, alt: "The workshop." };
  const content = await cropPhoto(db, slot, placement, { width: 1200, height: 800 });
  await saveRevision(db, `picture:${slot.name}`, { previousId: 0, ...content });
}

const admin = setUpAdmin();

beforeEach(async () => {
  await readFirm(db);
  await db
    .insertInto("projects")
    .values({ title: "Sample gate", description: "", is_sample: true })
    .execute();
  await db.insertInto("gallery_items").values({ title: "Sample joint", is_sample: true }).execute();
});

it("marks the first steps as done by checking the data, and hides them on request", async () => {
  expect(await listOpenSteps()).toEqual(["firm", "pictures", "projects", "mail", "address"]);
  const settings = await saveRevision(db, "firm", {
    previousId: 0,
    content: toStoredFirm({ ...defaultFirm, numberPrefix: "KS" }),
  });
  expect(await listOpenSteps(), "with the number that cannot be called").toContain("firm");
  const phone = { display: "+91 98430 12345", e164: "+919843012345", digits: "919843012345" };
  await saveRevision(db, "firm", {
    previousId: settings ?? 0,
    content: toStoredFirm({ ...defaultFirm, business: { ...defaultFirm.business, phone } }),
  });
  await createItem(db, "project", { title: "Gate", description: "", location: null }, null);
  expect(await listOpenSteps()).toEqual(["pictures", "mail", "address"]);
  await send("hide", admin.headers);
  expect(await readFirstSteps(db)).toBeNull();
  await send("show", admin.headers);
  await savePhoto();
  expect(await listOpenSteps()).toEqual(["mail", "address"]);
});

describe("the samples", () => {
  it("move to the trash in one step, without the owner's items, and can be restored", async () => {
    await createItem(db, "project", { title: "Gate", description: "", location: null }, null);
    const response = await send("remove-samples", admin.headers);
    expect(response.headers.get("Location")).toBe("/admin");
    expect(await listTitles("project")).toEqual(["Gate"]);
    expect(await listTitles("gallery")).toEqual([]);
    await undo(response);
    expect(await listTitles("project")).toHaveLength(2);
    expect(await listTitles("gallery")).toHaveLength(1);
  });

  it("include the testimonials, and the home page then has none", async () => {
    expect(await listShownTestimonials(db)).not.toEqual([]);
    const response = await send("remove-samples", admin.headers);
    expect(await listShownTestimonials(db)).toEqual([]);
    await undo(response);
    expect(await listShownTestimonials(db)).not.toEqual([]);
  });

  it("can be restored after being removed twice", async () => {
    await send("remove-samples", admin.headers);
    const response = await send("remove-samples", admin.headers);
    expect(await listTitles("project")).toEqual([]);
    await undo(response);
    expect(await listTitles("project")).toHaveLength(1);
    expect(await listTitles("gallery")).toHaveLength(1);
  });

  it("stay in the trash if deleted separately, even when removing the others is undone", async () => {
    await db
      .insertInto("projects")
      .values({ title: "Sample stair", description: "", is_sample: true })
      .execute();
    const minuteAgo = new Date(Date.now() - 60_000);
    await db.updateTable("projects").set({ deleted_at: minuteAgo }).where("id", "=", 1).execute();
    await undo(await send("remove-samples", admin.headers));
    expect(await listTitles("project")).toEqual(["Sample stair"]);
    expect(await listTitles("gallery")).toHaveLength(1);
  });

  it("are reported in the log of a public site", async () => {
    const warn = vi.spyOn(logger, "warn").mockReturnValue();
    const { publicUrl } = config;
    onTestFinished(() => {
      warn.mockRestore();
      Object.assign(config, { publicUrl });
    });
    await warnAboutSamples(db);
    expect(warn).not.toHaveBeenCalled();
    Object.assign(config, { publicUrl: new URL("https://example.com") });
    await warnAboutSamples(db);
    expect(warn).toHaveBeenCalledExactlyOnceWith({ samples: 2 }, expect.stringContaining("remove them"));
    await send("remove-samples", admin.headers);
    await warnAboutSamples(db);
    expect(warn).toHaveBeenCalledOnce();
  });

  it("become the owner's items when the owner changes them, but their pictures stay marked as ours", async () => {
    const [rendering, photo] = [await storeRendering("sample-project-07"), await storePhoto(1200)];
    await db.updateTable("projects").set({ image_id: rendering }).execute();
    const update = async (pictures?: { id: number; alt: string | null }[]) => {
      await updateItem(db, "project", { id: 1, version: null }, { title: "My gate" }, { pictures });
      const { isSample, image } = (await findItem(db, "project", 1)) ?? {};
      return [isSample, image?.isRendering];
    };
    expect((await findItem(db, "project", 1))?.isSample).toBe(true);
    expect(await update()).toEqual([false, true]);
    expect(await update([{ id: rendering, alt: "Gate at a house in Peelamedu" }])).toEqual([false, true]);
    const chosen = [photo, rendering].map((id) => ({ id, alt: "Gate" }));
    expect(await update(chosen)).toEqual([false, undefined]);
    const pictures = await listItemPictures(db, "project", 1);
    expect(pictures.map(({ picture }) => picture.isRendering)).toEqual([undefined, true]);
    expect(await update([{ id: photo, alt: null }])).toEqual([false, undefined]);
  });

  it("change only for a known intent", async () => {
    expect((await send("everything", admin.headers)).status).toBe(400);
    expect((await send("restore-samples", admin.headers)).status).toBe(400);
    expect((await send("restore-samples&removedAt=0000-01-01T00:00:00.000Z", admin.headers)).status).toBe(
      400,
    );
    expect(await listTitles("project")).toHaveLength(1);
  });
});
