import { rm } from "node:fs/promises";
import { sql } from "kysely";
import sharp from "sharp";
import { beforeEach, describe, expect, it } from "vitest";
import type { PendingForm } from "~/accounts/pending-form.server";
import { findDeliveredPicture } from "~/content/pictures.server";
import { sitePictureProblems as problems, sitePictureWords as words } from "~/content/site-pictures";
import type { PictureSource } from "~/images/picture-source";
import { collectOrphanedImages } from "~/images/queries.server";
import { imageDirectory } from "~/images/store.server";
import { makeNextVariants } from "~/images/worker.server";
import { readContentVersion } from "~/server/db/content-version.server";
import { db } from "~/server/db/database.server";
import type { AnsweredPlace } from "~/site-pictures/place-screen.server";
import { placeNames } from "~/site-pictures/places.server";
import { readShownPictures } from "~/site-pictures/shown-pictures.server";
import { listStates, MOST_STATES } from "~/site-pictures/site-pictures.server";
import { askRoute } from "../../tests/support/ask-route";
import { resetDatabase } from "../../tests/support/database";
import { listStoredKeys, readStoredFile } from "../../tests/support/images";
import { readCookies, signInAsAdmin } from "../../tests/support/sign-in";
import { loader as rootLoader } from "../root";
import { loader as homeLoader } from "./_site._index/route";
import { loader as serviceLoader } from "./_site.services.$slug/route";
import { loader as adminLoader } from "./admin";
import { loader as listLoader } from "./admin.site-pictures._index/route";
import { action, loader } from "./admin.site-pictures.$place/route";
import { loader as cutLoader } from "./admin.site-pictures.$place_.cut";
import { action as restoreAction } from "./admin.site-pictures.$place_.restore.$id";
import { loader as sitemapLoader } from "./sitemap[.]xml";

const framing = { size: "100", across: "50", down: "0", x: "50", y: "20" };
const alt = "A sliding gate in front of a white house.";
let headers: { Cookie: string };

/** Red above, blue below, as a telephone held upright would see it. */
async function makeTwoColours(width = 1800, height = 2400): Promise<Buffer> {
  const half = { width, height: height / 2, channels: 3, background: "#00f" } as const;
  return await sharp({ create: { width, height, channels: 3, background: "#f00" } })
    .composite([{ input: { create: half }, top: height / 2, left: 0 }])
    .jpeg()
    .toBuffer();
}

async function send(place: string, fields: Record<string, string>, picture?: Buffer) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  if (picture) form.set("image", new File([new Uint8Array(picture)], "gate.jpg", { type: "image/jpeg" }));
  const answer = await askRoute(action, `/admin/site-pictures/${place}`, {
    params: { place },
    form,
    headers,
  });
  return { ...answer, body: answer.body as AnsweredPlace };
}

/** Uploads a photograph for a place; answers the fields with which its form comes back. */
async function upload(place: string, picture: Buffer): Promise<Record<string, string>> {
  const { body, status } = await send(place, {}, picture);
  expect(status).toBe(200);
  return {
    revision: String(body.revision),
    stagedImage: String(body.photograph?.id),
    ...framing,
    alt,
    do: "save",
  };
}

async function put(place: string, picture: Buffer): Promise<Record<string, string>> {
  const fields = await upload(place, picture);
  expect((await send(place, fields)).status).toBe(302);
  return fields;
}

const restore = (place: string, id: number) =>
  askRoute(restoreAction, `/admin/site-pictures/${place}/restore/${id}`, {
    params: { place, id: String(id) },
    form: { go: "" },
    headers,
  });
const find = async (place: (typeof placeNames)[number]) => (await readShownPictures(db)).find(place);
const colourOf = async ({ src }: Pick<PictureSource, "src">) => {
  const { channels } = await sharp(await readStoredFile(src.replace("/images/", ""))).stats();
  return channels.map(({ mean }) => Math.round(mean / 64));
};
const RED = [4, 0, 0];

beforeEach(async () => {
  await resetDatabase();
  await rm(imageDirectory, { recursive: true, force: true });
  headers = await signInAsAdmin();
});

describe("a photograph in a place", () => {
  it("is shown for its part to be chosen before visitors see it, and what was typed stays", async () => {
    const { status, body } = await send(
      "home-hero",
      { alt: "A gate", revision: "0" },
      await makeTwoColours(),
    );
    expect(status).toBe(200);
    expect(body.photograph?.picture).toMatchObject({ width: 1800, height: 2400 });
    expect(body.typed).toMatchObject({ alt: "A gate", size: "100", across: "50" });
    expect(await find("home-hero")).toEqual(findDeliveredPicture("home-hero"));
  });

  it("stands on the site from the next request on, as the part that was chosen", async () => {
    const before = await readContentVersion(db);
    await put("home-hero", await makeTwoColours());
    expect(await readContentVersion(db)).not.toBe(before);

    const { body } = await askRoute(homeLoader, "/");
    const { hero, card } = body as {
      hero: { wide: PictureSource; tall: PictureSource };
      card: PictureSource;
    };
    expect(hero.wide).toMatchObject({ alt, width: 1800, focus: { x: 50 } });
    expect(hero.wide.width / hero.wide.height).toBeCloseTo(16 / 9, 2);
    expect(await colourOf(hero.wide)).toEqual(RED);
    expect({ ...card, src: "" }).toMatchObject({ alt, width: 1200, height: 630 });
    expect(await colourOf(card)).toEqual(RED);
    const sitemap = await (await sitemapLoader()).text();
    expect(sitemap).toContain(hero.wide.src);
    // Upright screens show another part of it.
    expect(hero.tall.width / hero.tall.height).toBeCloseTo(3 / 4, 2);
    expect(hero.tall.alt).toBe(alt);
  });

  it("gives way on upright screens to the one of their own place", async () => {
    await put("home-hero-tall", await makeTwoColours(1500, 2000));
    const own = await find("home-hero-tall");
    await put("home-hero", await makeTwoColours());
    expect(await find("home-hero-tall")).toEqual(own);
  });

  it("is served in the sizes of an upload once they are made", async () => {
    await put("ms-gate-1", await makeTwoColours(900, 1200));
    await makeNextVariants(db, new AbortController().signal);
    const { body } = await askRoute(serviceLoader, "/services/ms-gate", { params: { slug: "ms-gate" } });
    const [first] = (body as { gallery: { picture: PictureSource }[] }).gallery;
    expect(first?.picture).toMatchObject({ alt, width: 900, height: 1200 });
    expect(first?.picture.encodings.map(({ type }) => type)).toContain("image/avif");
  });

  it.each([
    [{ alt: " " }, { alt: problems.alt }],
    [{ size: "9" }, { size: problems.number(10) }],
    [{ across: "left" }, { across: problems.number(0) }],
    [{ y: "101" }, { y: problems.number(0) }],
    [{ size: "50" }, { size: problems.tooSmall(900, 960) }],
    [{ stagedImage: "" }, { image: problems.image }],
    [{ stagedImage: "99999" }, { image: words.gone }],
  ])("is refused in a sentence beside the field, with all that was typed: %o", async (change, errors) => {
    const fields = { ...(await upload("home-hero", await makeTwoColours())), ...change };
    const { status, body } = await send("home-hero", fields);
    expect(status).toBe(400);
    expect(body.errors).toEqual(errors);
    expect(body.typed).toMatchObject(fields);
    expect(await listStates(db, "home-hero")).toEqual([]);
  });

  it("is told from what is no picture, and what was typed stays", async () => {
    const { status, body } = await send("home-hero", { alt, revision: "0" }, Buffer.from("no picture"));
    expect(status).toBe(400);
    expect(body.errors.image).toBeTruthy();
    expect(body.typed.alt).toBe(alt);
  });

  it("is not put over another that was saved meanwhile; saving again puts it there", async () => {
    const mine = await upload("home-hero", await makeTwoColours());
    await put("home-hero", await makeTwoColours(2000, 2000));
    const { status, body } = await send("home-hero", mine);
    expect(status).toBe(409);
    expect(body.typed).toMatchObject(mine);
    expect(body.photograph?.id).toBe(Number(mine.stagedImage));
    expect((await send("home-hero", { ...mine, revision: String(body.revision) })).status).toBe(302);
    expect((await listStates(db, "home-hero"))[0]?.placed?.photographId).toBe(Number(mine.stagedImage));
  });

  it("is saved once, however often its form is sent", async () => {
    const fields = await upload("home-hero", await makeTwoColours());
    const answers = await Promise.all([send("home-hero", fields), send("home-hero", fields)]);
    expect(answers.map(({ status }) => status)).toEqual([302, 302]);
    expect((await send("home-hero", fields)).status).toBe(302);
    expect(await listStates(db, "home-hero")).toHaveLength(1);
  });
});

describe("the way back", () => {
  it("leads to the rendering, and to the photograph before", async () => {
    await put("home-hero", await makeTwoColours());
    const first = await find("home-hero");
    await send("home-hero", {
      ...(await upload("home-hero", await makeTwoColours(2000, 2000))),
      revision: "1",
    });
    expect((await find("home-hero")).src).not.toBe(first.src);

    expect((await restore("home-hero", 0)).status).toBe(302);
    expect(await find("home-hero")).toEqual(findDeliveredPicture("home-hero"));
    expect(await find("home-hero-tall")).toEqual(findDeliveredPicture("home-hero-tall"));
    await restore("home-hero", 0);
    expect(await listStates(db, "home-hero")).toHaveLength(3);
    await restore("home-hero", 1);
    expect(await find("home-hero")).toEqual(first);
    expect((await restore("home-hero", 999)).status).toBe(404);
    expect((await restore("no-such-place", 0)).status).toBe(404);
  });

  it("holds the newest states with their files; what they leave is collected", async () => {
    await put("product-01", await makeTwoColours(500, 500));
    const first = await find("product-01");
    await db.updateTable("images").set({ created_at: sql`now() - interval '2 days'` }).execute();
    expect(await collectOrphanedImages(db)).toBe(0);

    const fields = await upload("product-01", await makeTwoColours(600, 600));
    for (let state = 1; state <= MOST_STATES; state++) {
      const { status } = await send("product-01", { ...fields, revision: String(state), x: String(state) });
      expect(status).toBe(302);
    }
    expect(await listStates(db, "product-01")).toHaveLength(MOST_STATES);
    await db.updateTable("images").set({ created_at: sql`now() - interval '2 days'` }).execute();
    // The first photograph, and the part that was cut out of it.
    expect(await collectOrphanedImages(db)).toBe(2);
    expect(await listStoredKeys()).not.toContain(first.src.replace("/images/", ""));
    expect(await listStoredKeys()).toContain((await find("product-01")).src.replace("/images/", ""));
    // A form that was opened before all of them is still refused.
    expect((await send("product-01", { ...fields, revision: "0", alt: "Late" })).status).toBe(409);
  });
});

describe("the screens", () => {
  it("say of each place what is there", async () => {
    await put("home-hero", await makeTwoColours());
    const { body } = await askRoute(listLoader, "/admin/site-pictures?page=ms-gate", { headers });
    const { own, all, groups } = body as Awaited<ReturnType<typeof listLoader>>;
    // Upright screens show it as well.
    expect([own, all]).toEqual([2, placeNames.length]);
    expect(groups.filter(({ isOpen }) => isOpen).map(({ id }) => id)).toEqual(["ms-gate"]);
    expect(groups[0]?.places.map(({ state }) => state).slice(0, 3)).toEqual([
      "photograph",
      "photograph",
      "rendering",
    ]);
    const one = await askRoute(loader, "/admin/site-pictures/home-hero", {
      params: { place: "home-hero" },
      headers,
    });
    expect(one.body).toMatchObject({
      revision: 1,
      isOwn: true,
      placed: { alt, framing: { down: 0, y: 20 } },
    });
    const none = await askRoute(loader, "/admin/site-pictures/x", { params: { place: "x" }, headers });
    expect(none.status).toBe(404);
  });

  it("preview the part that was typed, to the admin alone", async () => {
    const { stagedImage = "" } = await upload("home-hero", await makeTwoColours());
    const ask = (query: Record<string, string>, as?: { Cookie: string }) => {
      const address = `/admin/site-pictures/home-hero/cut?${new URLSearchParams({ image: stagedImage, ...query })}`;
      return cutLoader({
        request: new Request(new URL(address, "http://localhost:3000"), { headers: as }),
        params: { place: "home-hero" },
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
    const fields = await upload("home-hero", await makeTwoColours());
    headers = { Cookie: "" };
    expect((await send("home-hero", fields)).status).toBe(302);
    expect((await restore("home-hero", 0)).status).toBe(302);
    expect(await listStates(db, "home-hero")).toEqual([]);
  });
});

it("a form whose session has expired waits with its photograph and all numbers", async () => {
  const uploaded = await upload("home-hero", await makeTwoColours());
  const fields: Record<string, string> = { ...uploaded, down: "35.5" };
  await db.updateTable("sessions").set({ expires_at: new Date() }).execute();
  const answer = await send("home-hero", fields);
  expect(answer.headers.get("Location")).toMatch(/^\/login/);
  const Cookie = [readCookies(answer), (await signInAsAdmin()).Cookie].join("; ");
  const { body } = await askRoute(adminLoader, "/admin/site-pictures/home-hero", { headers: { Cookie } });
  expect((body as { pendingForm: PendingForm }).pendingForm).toMatchObject({
    typed: { alt, down: "35.5", revision: "0" },
    staged: [{ id: Number(fields.stagedImage), picture: { width: 1800, height: 2400 } }],
  });
  expect(await listStates(db, "home-hero")).toEqual([]);
});

it("the line about renderings goes when none is left, and comes back with one", async () => {
  const saysRenderings = async () => {
    const { body } = await askRoute(rootLoader, "/");
    return (body as { showRenderingsNote: boolean }).showRenderingsNote;
  };
  await put("home-hero", await makeTwoColours());
  expect(await saysRenderings()).toBe(true);
  const others = placeNames.filter((name) => name !== "home-hero");
  await db
    .insertInto("site_pictures")
    .columns(["place", "photograph_id", "image_id", "alt", "framing"])
    .expression((query) =>
      query
        .selectFrom("site_pictures")
        .innerJoin(sql<{ name: string }>`unnest(${others}::text[])`.as<"places">(sql`places(name)`), (join) =>
          join.onTrue(),
        )
        .select(["places.name as place", "photograph_id", "image_id", "alt", "framing"]),
    )
    .execute();
  expect(await saysRenderings()).toBe(false);
  await db.insertInto("projects").values({ title: "Sample gate", is_sample: true }).execute();
  expect(await saysRenderings()).toBe(true);
  await db.deleteFrom("projects").execute();
  expect(await saysRenderings()).toBe(false);
  await restore("product-20", 0);
  expect(await saysRenderings()).toBe(true);
});
