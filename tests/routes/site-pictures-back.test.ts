import { sql } from "kysely";
import sharp from "sharp";
import { beforeEach, describe, expect, it } from "vitest";
import { findDefaultPicture } from "~/content/pictures.server";
import { listStates, MAX_STATES } from "~/features/site-pictures/site-pictures.server";
import { slotNames } from "~/features/site-pictures/slots.server";
import { db } from "~/platform/database/database.server";
import { collectOrphanedImages } from "~/platform/images/queries.server";
import { loader as listLoader } from "../../app/routes/admin/website/site-pictures._index/route";
import { loader } from "../../app/routes/admin/website/site-pictures.$slot/route";
import { loader as previewLoader } from "../../app/routes/admin/website/site-pictures.$slot_.preview";
import { setUpAdmin } from "../support/admin";
import type { RouteResult } from "../support/call-route";
import { listStoredKeys } from "../support/images";
import { alt, findPicture, framing, makeTwoColourPhoto, openSitePictures } from "../support/site-pictures";
import { readToast } from "../support/toast";

const admin = setUpAdmin();
let owner: ReturnType<typeof openSitePictures>;

beforeEach(async () => {
  owner = openSitePictures(admin.headers);
});

describe("undoing a change of a picture", () => {
  it("restores the rendering and the previous photo", async () => {
    await owner.savePhoto("home-hero", await makeTwoColourPhoto());
    const first = await findPicture("home-hero");
    await owner.send("home-hero", {
      ...(await owner.stagePhoto("home-hero", await makeTwoColourPhoto(2000, 2000))),
      version: "1",
    });
    expect((await findPicture("home-hero")).src).not.toBe(first.src);

    expect((await owner.restore("home-hero", 0)).status).toBe(302);
    expect(await findPicture("home-hero")).toEqual(findDefaultPicture("home-hero"));
    expect(await findPicture("home-hero-tall")).toEqual(findDefaultPicture("home-hero-tall"));
    const findUndo = async (response: RouteResult) => (await readToast(response))?.undo;
    expect(await findUndo(await owner.restore("home-hero", 0))).toMatch(/\/2\?of=3$/);
    expect(await listStates(db, "home-hero")).toHaveLength(3);
    await owner.restore("home-hero", 1);
    expect(await findPicture("home-hero")).toEqual(first);
    // A double submit acts once, and Undo still restores the previous picture.
    expect(await findUndo(await owner.restore("home-hero", 1))).toMatch(/\/3\?of=4$/);
    expect(await listStates(db, "home-hero")).toHaveLength(4);
    expect((await owner.restore("home-hero", 999)).status).toBe(404);
    expect((await owner.restore("no-such-slot", 0)).status).toBe(404);
  });

  it("keeps the latest versions with their files and deletes older ones", async () => {
    await owner.savePhoto("product-01", await makeTwoColourPhoto(500, 500));
    const first = await findPicture("product-01");
    await db.updateTable("images").set({ created_at: sql`now() - interval '2 days'` }).execute();
    expect(await collectOrphanedImages(db)).toBe(0);

    const fields = await owner.stagePhoto("product-01", await makeTwoColourPhoto(600, 600));
    for (let state = 1; state <= MAX_STATES; state++) {
      const { status } = await owner.send("product-01", {
        ...fields,
        version: String(state),
        x: String(state),
      });
      expect(status).toBe(302);
    }
    expect(await listStates(db, "product-01")).toHaveLength(MAX_STATES);
    await db.updateTable("images").set({ created_at: sql`now() - interval '2 days'` }).execute();
    // Deletes the first photo and its crop.
    expect(await collectOrphanedImages(db)).toBe(2);
    expect(await listStoredKeys()).not.toContain(first.src.replace("/images/", ""));
    expect(await listStoredKeys()).toContain((await findPicture("product-01")).src.replace("/images/", ""));
    // A form opened before all versions is still refused.
    expect((await owner.send("product-01", { ...fields, version: "0", alt: "Late" })).status).toBe(409);
  });
});

describe("the screens of site pictures", () => {
  it("show each slot's current picture", async () => {
    await owner.savePhoto("home-hero", await makeTwoColourPhoto());
    const { body } = await admin.call(listLoader, "/admin/site-pictures?page=ms-gate");
    const { ownCount, slotCount, groups } = body as Awaited<ReturnType<typeof listLoader>>;
    // Upright screens show the photo too, so it counts for two slots.
    expect([ownCount, slotCount]).toEqual([2, slotNames.length]);
    expect(groups.filter(({ isOpen }) => isOpen).map(({ id }) => id)).toEqual(["ms-gate"]);
    expect(groups[0]?.slots.map(({ state }) => state).slice(0, 3)).toEqual(["photo", "photo", "rendering"]);
    const screen = await admin.call(loader, "/admin/site-pictures/home-hero");
    expect(screen.body).toMatchObject({
      version: 1,
      isOwn: true,
      placement: { alt, framing: { down: 0, y: 20 } },
    });
    const unknownScreen = await admin.call(loader, "/admin/site-pictures/x");
    expect(unknownScreen.status).toBe(404);
  });

  it("list the default picture once, whether it is current or not", async () => {
    await owner.savePhoto("home-hero", await makeTwoColourPhoto());
    const picture = findDefaultPicture("home-hero");
    const readScreen = async () => (await admin.call(loader, "/admin/site-pictures/home-hero")).body;
    expect(await readScreen()).toMatchObject({ history: [{ id: 1 }], original: { picture } });
    await owner.restore("home-hero", 0);
    expect(await readScreen()).toMatchObject({ history: [{ id: 2, picture }, { id: 1 }], original: null });
  });

  it("preview the typed crop", async () => {
    const { stagedImage = "" } = await owner.stagePhoto("home-hero", await makeTwoColourPhoto());
    const fetchFrom = (query: Record<string, string>) => {
      const search = new URLSearchParams({ image: stagedImage, ...query });
      return admin.fetch(previewLoader, `/admin/site-pictures/home-hero/preview?${search}`);
    };
    const readPreview = async (query: Record<string, string>) =>
      sharp(Buffer.from(await (await fetchFrom(query)).arrayBuffer()));
    const lowerCrop = await readPreview({ ...framing, down: "100" });
    expect((await lowerCrop.stats()).dominant).toMatchObject({ r: 8, b: 248 });
    expect(await (await readPreview({ part: "upright", ...framing })).metadata()).toMatchObject({
      width: 750,
      height: 1000,
    });
    expect((await fetchFrom({ image: "99999" })).status).toBe(404);
  });
});
