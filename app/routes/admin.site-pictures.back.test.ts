import { rm } from "node:fs/promises";
import { sql } from "kysely";
import sharp from "sharp";
import { beforeEach, describe, expect, it } from "vitest";
import { findDeliveredPicture } from "~/content/pictures.server";
import { db } from "~/database/database.server";
import { imageDirectory } from "~/images/image-store.server";
import { collectOrphanedImages } from "~/images/queries.server";
import { listStates, MOST_STATES } from "~/site-pictures/site-pictures.server";
import { slotNames } from "~/site-pictures/slots.server";
import { askRoute, type RouteAnswer } from "../../tests/support/ask-route";
import { resetDatabase } from "../../tests/support/database";
import { listStoredKeys } from "../../tests/support/images";
import { signInAsAdmin } from "../../tests/support/sign-in";
import { actAs, alt, findShown, framing, makeTwoColours } from "../../tests/support/site-pictures";
import { toastOf } from "../../tests/support/toast";
import { loader as listLoader } from "./admin.site-pictures._index/route";
import { loader } from "./admin.site-pictures.$slot/route";
import { loader as cutLoader } from "./admin.site-pictures.$slot_.cut";

let headers: { Cookie: string };
let owner: ReturnType<typeof actAs>;

beforeEach(async () => {
  await resetDatabase();
  await rm(imageDirectory, { recursive: true, force: true });
  headers = await signInAsAdmin();
  owner = actAs(headers);
});

describe("undo", () => {
  it("leads to the rendering, and to the photograph before", async () => {
    await owner.put("home-hero", await makeTwoColours());
    const first = await findShown("home-hero");
    await owner.send("home-hero", {
      ...(await owner.upload("home-hero", await makeTwoColours(2000, 2000))),
      version: "1",
    });
    expect((await findShown("home-hero")).src).not.toBe(first.src);

    expect((await owner.restore("home-hero", 0)).status).toBe(302);
    expect(await findShown("home-hero")).toEqual(findDeliveredPicture("home-hero"));
    expect(await findShown("home-hero-tall")).toEqual(findDeliveredPicture("home-hero-tall"));
    const undoOf = async (answer: RouteAnswer) => (await toastOf(answer))?.undo;
    expect(await undoOf(await owner.restore("home-hero", 0))).toMatch(/\/2$/);
    expect(await listStates(db, "home-hero")).toHaveLength(3);
    await owner.restore("home-hero", 1);
    expect(await findShown("home-hero")).toEqual(first);
    // Pressed twice, it is done once, and Undo still leads to what was shown before.
    expect(await undoOf(await owner.restore("home-hero", 1))).toMatch(/\/3$/);
    expect(await listStates(db, "home-hero")).toHaveLength(4);
    expect((await owner.restore("home-hero", 999)).status).toBe(404);
    expect((await owner.restore("no-such-slot", 0)).status).toBe(404);
  });

  it("holds the newest states with their files; what they leave is collected", async () => {
    await owner.put("product-01", await makeTwoColours(500, 500));
    const first = await findShown("product-01");
    await db.updateTable("images").set({ created_at: sql`now() - interval '2 days'` }).execute();
    expect(await collectOrphanedImages(db)).toBe(0);

    const fields = await owner.upload("product-01", await makeTwoColours(600, 600));
    for (let state = 1; state <= MOST_STATES; state++) {
      const { status } = await owner.send("product-01", {
        ...fields,
        version: String(state),
        x: String(state),
      });
      expect(status).toBe(302);
    }
    expect(await listStates(db, "product-01")).toHaveLength(MOST_STATES);
    await db.updateTable("images").set({ created_at: sql`now() - interval '2 days'` }).execute();
    // The first photograph, and the part that was cut out of it.
    expect(await collectOrphanedImages(db)).toBe(2);
    expect(await listStoredKeys()).not.toContain(first.src.replace("/images/", ""));
    expect(await listStoredKeys()).toContain((await findShown("product-01")).src.replace("/images/", ""));
    // A form that was opened before all of them is still refused.
    expect((await owner.send("product-01", { ...fields, version: "0", alt: "Late" })).status).toBe(409);
  });
});

describe("the screens", () => {
  it("say of each slot what is there", async () => {
    await owner.put("home-hero", await makeTwoColours());
    const { body } = await askRoute(listLoader, "/admin/site-pictures?page=ms-gate", { headers });
    const { own, all, groups } = body as Awaited<ReturnType<typeof listLoader>>;
    // Upright screens show it as well.
    expect([own, all]).toEqual([2, slotNames.length]);
    expect(groups.filter(({ isOpen }) => isOpen).map(({ id }) => id)).toEqual(["ms-gate"]);
    expect(groups[0]?.slots.map(({ state }) => state).slice(0, 3)).toEqual([
      "photograph",
      "photograph",
      "rendering",
    ]);
    const one = await askRoute(loader, "/admin/site-pictures/home-hero", {
      params: { slot: "home-hero" },
      headers,
    });
    expect(one.body).toMatchObject({
      version: 1,
      isOwn: true,
      placed: { alt, framing: { down: 0, y: 20 } },
    });
    const none = await askRoute(loader, "/admin/site-pictures/x", { params: { slot: "x" }, headers });
    expect(none.status).toBe(404);
  });

  it("preview the part that was typed, to the admin alone", async () => {
    const { stagedImage = "" } = await owner.upload("home-hero", await makeTwoColours());
    const ask = (query: Record<string, string>, as?: { Cookie: string }) => {
      const address = `/admin/site-pictures/home-hero/cut?${new URLSearchParams({ image: stagedImage, ...query })}`;
      return cutLoader({
        request: new Request(new URL(address, "http://localhost:3000"), { headers: as }),
        params: { slot: "home-hero" },
        context: {},
      });
    };
    const read = async (query: Record<string, string>) =>
      sharp(Buffer.from(await (await ask(query, headers)).arrayBuffer()));
    const below = await read({ ...framing, down: "100" });
    expect((await below.stats()).dominant).toMatchObject({ r: 8, b: 248 });
    expect(await (await read({ part: "upright", ...framing })).metadata()).toMatchObject({
      width: 750,
      height: 1000,
    });
    await expect(ask({ image: "99999" }, headers)).rejects.toMatchObject({ status: 404 });
    await expect(ask({})).rejects.toMatchObject({ status: 302 });
  });

  it("change nothing for anyone who is not signed in", async () => {
    const fields = await owner.upload("home-hero", await makeTwoColours());
    const stranger = actAs({ Cookie: "" });
    expect((await stranger.send("home-hero", fields)).status).toBe(302);
    expect((await stranger.restore("home-hero", 0)).status).toBe(302);
    expect(await listStates(db, "home-hero")).toEqual([]);
  });
});
