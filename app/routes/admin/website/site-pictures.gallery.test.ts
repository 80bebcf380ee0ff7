import { beforeEach, describe, expect, it } from "vitest";
import { findDefaultPicture } from "~/content/pictures.server";
import { createItem, deleteItem } from "~/features/items/changes.server";
import { listStates } from "~/features/site-pictures/site-pictures.server";
import { db } from "~/platform/database/database.server";
import type { PictureSource } from "~/platform/images/picture-source";
import type { RefusedForm } from "~/platform/ui/form/form-result";
import { setUpAdmin } from "../../../../tests/support/admin";
import { callRoute } from "../../../../tests/support/call-route";
import { storePhoto, storeRendering } from "../../../../tests/support/filled-site";
import { findPicture, makeTwoColourPhoto, openSitePictures } from "../../../../tests/support/site-pictures";
import { readToast } from "../../../../tests/support/toast";
import { loader as serviceLoader } from "../../site/services.$slug/route";
import { action, loader } from "./site-pictures.gallery";

const admin = setUpAdmin();
const path = "/admin/site-pictures/gallery";
const gate = {
  title: "Sliding gate",
  content: "Mild steel",
  location: "Vadavalli",
  alt: "A gate half open.",
};
let gateId: number;

beforeEach(async () => {
  gateId = (await createItem(db, "gallery", gate, await storePhoto(1500))) ?? 0;
});

async function listProposals() {
  const { body } = await admin.call(loader, path);
  return (body as Awaited<ReturnType<typeof loader>>).proposals;
}

/** The fields of the form with every proposal ticked. */
async function readForm() {
  return Object.fromEntries((await listProposals()).map(({ name, value }) => [name, value]));
}

const send = async (form: Record<string, string>) => {
  const result = await admin.call(action, path, { form });
  return { ...result, body: result.body as RefusedForm };
};

async function readServicePage(slug: string) {
  const { body } = await callRoute(serviceLoader, `/services/${slug}`);
  return body as { hero: PictureSource; gallery: { picture: PictureSource }[] };
}

describe("the proposals from the owner's gallery", () => {
  it("fill the slots of the service that a picture shows, newest first, each picture once", async () => {
    const texts = { title: "Gates at a mill", description: "", location: null, alt: null };
    await createItem(db, "project", texts, await storePhoto(1200), {
      furtherPictures: [{ id: await storePhoto(600), alt: "The hinge" }],
    });
    const proposals = await listProposals();
    expect(proposals.map(({ name, picture: { alt } }) => [name, alt])).toEqual([
      ["ms-gate-hero", "Gates at a mill"],
      ["ms-gate-1", "The hinge"],
      ["ms-gate-2", "A gate half open."],
    ]);
  });

  it("leave out pictures that are too small, samples, drafts and pictures of no service", async () => {
    const texts = { description: "", location: null, alt: null };
    const addProject = async (title: string, isDraft = false) =>
      await createItem(db, "project", { ...texts, title }, await storePhoto(900), { isDraft });
    await addProject("Pergola");
    await addProject("Charupudi", true);
    await addProject("Our workshop");
    await createItem(
      db,
      "gallery",
      { ...gate, title: "uPVC doors" },
      await storeRendering("sample-gallery-01"),
    );
    const sampleId = await addProject("Shower cubicle");
    await db
      .updateTable("projects")
      .set({ is_sample: true })
      .where("id", "=", sampleId ?? 0)
      .execute();
    // The banner needs a larger picture.
    expect(Object.keys(await readForm())).toEqual(["ms-gate-hero", "pergola-glass-work-1"]);
  });

  it("leave a slot with the owner's photo alone", async () => {
    await openSitePictures(admin.headers).savePhoto("ms-gate-hero", await makeTwoColourPhoto());
    expect(Object.keys(await readForm())).toEqual(["ms-gate-1"]);
  });
});

describe("saving the ticked pictures", () => {
  it("shows them on the service page with their own descriptions", async () => {
    await createItem(db, "gallery", { ...gate, title: "SS gate" }, await storePhoto(1000));
    const { "ss-gate-hero": _, ...form } = await readForm();
    const saved = await send(form);
    expect(saved.status).toBe(302);
    expect(saved.headers.get("Location")).toBe("/admin/site-pictures");
    expect(await readToast(saved)).toMatchObject({ message: "1 picture saved. Your site is updated." });
    const { hero } = await readServicePage("ms-gate");
    expect(hero).toMatchObject({ alt: "A gate half open.", width: 1500 });
    expect(hero.src).toMatch(/^\/images\//);
    expect(hero.width / hero.height).toBeCloseTo(3 / 2, 2);
    expect((await readServicePage("ss-gate")).hero).toEqual(findDefaultPicture("ss-gate-hero"));
    expect(await readForm()).not.toHaveProperty("ms-gate-1");
  });

  it("stores each picture once when sent twice concurrently and once more later, and can be undone", async () => {
    const form = await readForm();
    const responses = [...(await Promise.all([send(form), send(form)])), await send(form)];
    expect(responses.map(({ status }) => status)).toEqual([302, 302, 302]);
    expect(await listStates(db, "ms-gate-hero")).toHaveLength(1);
    await openSitePictures(admin.headers).restore("ms-gate-hero", 0);
    expect(await findPicture("ms-gate-hero")).toEqual(findDefaultPicture("ms-gate-hero"));
  });

  it("names a picture that was deleted in the meantime, and saves the others", async () => {
    const doors = { ...gate, title: "uPVC doors", alt: "A white door." };
    await createItem(db, "gallery", doors, await storePhoto(1100));
    const form = await readForm();
    await deleteItem(db, "gallery", gateId);
    const { status, body } = await send(form);
    expect(status).toBe(409);
    expect(body.toast?.message).toBe(
      "1 picture saved. Not saved: MS Gate, Banner: This picture is no longer in your gallery.",
    );
    expect((await findPicture("upvc-doors-hero")).alt).toBe("A white door.");
    expect(await listStates(db, "ms-gate-hero")).toEqual([]);
  });

  it("does not replace a photo that another device saved in the meantime", async () => {
    const form = await readForm();
    await openSitePictures(admin.headers).savePhoto("ms-gate-hero", await makeTwoColourPhoto());
    const photo = await findPicture("ms-gate-hero");
    const { status, body } = await send(form);
    expect(status).toBe(409);
    expect(body.toast?.message).toContain("MS Gate, Banner: Changed on another device.");
    expect(await findPicture("ms-gate-hero")).toEqual(photo);
  });

  it.each<Record<string, string>>([{}, { "home-hero": "1:0" }, { "ms-gate-hero": "x" }])(
    "asks for a picture when none is ticked: %o",
    async (form) => {
      const { status, body } = await send(form);
      expect(status).toBe(400);
      expect(body.toast?.message).toBe("Tick at least one picture.");
    },
  );
});
