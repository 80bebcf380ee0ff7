import sharp from "sharp";
import { beforeEach, describe, expect, it } from "vitest";
import type { Logo } from "~/business/logo";
import { readLogo } from "~/business/logo.server";
import { readShownPictures } from "~/features/site-pictures/shown-pictures.server";
import { db, readContentVersion } from "~/platform/database/database.server";
import { collectOrphanedImages } from "~/platform/images/queries.server";
import { makeNextVariants } from "~/platform/images/worker.server";
import { loader as rootLoader } from "~/root";
import { action as restore } from "~/routes/admin/website/revisions.$document.$id";
import { loader as appManifest } from "~/routes/files/app[.]webmanifest";
import { loader as appleLoader } from "~/routes/files/apple-touch-icon[.]png";
import { loader as cardLoader } from "~/routes/files/card.$file";
import { loader as faviconLoader } from "~/routes/files/favicon[.]ico";
import { loader as siteManifest } from "~/routes/files/manifest[.]webmanifest";
import { setUpAdmin } from "../../../../../tests/support/admin";
import { callRoute, fetchRoute } from "../../../../../tests/support/call-route";
import { readStoredFile } from "../../../../../tests/support/images";
import { drawLogo } from "../../../../../tests/support/logo-drawing";
import { createLogoSender } from "../../../../../tests/support/send-logo";
import { loader } from "./route";

const admin = setUpAdmin();
let send: ReturnType<typeof createLogoSender>;

beforeEach(async () => {
  send = createLogoSender(admin.headers);
});

async function findVersion(): Promise<string> {
  const { body } = await admin.call(loader, "/admin/firm/logo");
  return String((body as { version: number }).version);
}

async function save(content: Buffer): Promise<Logo> {
  expect(await send({ version: await findVersion() }, { content })).toMatchObject({ status: 302 });
  const logo = await readLogo(db);
  if (!logo) throw new Error("No logo was saved");
  return logo;
}

const openImage = async (address: string) => sharp(await readStoredFile(address.replace("/images/", "")));

const wrongFormat =
  "Choose a PNG, JPEG or WebP file. SVG, HEIC and other formats can't be used: save your picture as PNG.";

describe("a logo", () => {
  it("is on every page after saving, without its transparent margins", async () => {
    const before = await readContentVersion(db);
    await save(await drawLogo().png().toBuffer());
    expect(await readContentVersion(db)).not.toBe(before);
    const { body } = await callRoute(rootLoader, "/");
    const { logo } = body as { logo: Logo };
    expect(logo).toMatchObject({ width: 600, height: 150, background: "light" });
    const file = await openImage(logo.src);
    expect(await file.metadata()).toMatchObject({ format: "png", width: 600, height: 150, hasAlpha: true });
    expect((await file.stats()).isOpaque).toBe(false);
    expect(logo.srcSet).toMatch(
      /^\/images\/\S+\.webp 176w, \/images\/\S+\.webp 352w, \/images\/\S+\.webp 528w$/,
    );
    // The worker creates no further sizes.
    expect(await makeNextVariants(db, new AbortController().signal)).toBe(false);
  });

  it.each([
    ["a dark logo on a transparent background", { colour: "#10181c" }, "light"],
    ["a white logo on a transparent background", { colour: "#fff" }, "dark"],
    ["a logo on white", { background: "#fff" }, "light"],
    ["a logo on its own colour", { colour: "#fff", background: "#b1241c" }, null],
  ])("gets a background on which it is legible: %s", async (_, drawing, background) => {
    const logo = await save(await drawLogo(drawing).png().toBuffer());
    expect(logo.background).toBe(background);
    expect(logo.width).toBe(background === null ? 672 : 600);
  });

  it.each(["jpeg", "webp"] as const)("may be %s", async (format) => {
    const content = await drawLogo({ background: "#fff" }).toFormat(format).toBuffer();
    const { width, height } = await save(content);
    // Compression noise may extend beyond the edges.
    expect([width, height].map((side) => Math.round(side / 50) * 50)).toEqual([600, 150]);
  });

  it("is the icon of tabs, home screens and both manifests, with a new URL after each change", async () => {
    const { icons } = await save(await drawLogo().png().toBuffer());
    const otherLogo = await save(await drawLogo({ colour: "#fff" }).png().toBuffer());
    const urls = new Set([...Object.values(icons), ...Object.values(otherLogo.icons)]);
    expect(urls.size).toBe(2 * Object.keys(icons).length);
    for (const manifest of [siteManifest, appManifest]) {
      const body = (await (await manifest()).json()) as { icons: { src: string; sizes: string }[] };
      expect(body.icons.map(({ src }) => src)).toEqual([
        otherLogo.icons.small,
        otherLogo.icons.large,
        otherLogo.icons.maskable,
      ]);
      for (const { src, sizes } of body.icons) {
        const { width, height, format } = await (await openImage(src)).metadata();
        expect([`${width}x${height}`, format]).toEqual([sizes, "png"]);
      }
    }
    expect((await faviconLoader()).headers.get("Location")).toBe(otherLogo.icons.favicon);
    expect((await appleLoader()).headers.get("Location")).toBe(otherLogo.icons.apple);
    const readCornerColour = async (address: string) => [
      ...(await (await openImage(address)).raw().toBuffer()).subarray(0, 3),
    ];
    expect(await readCornerColour(icons.apple)).toEqual([255, 255, 255]);
    expect(await readCornerColour(otherLogo.icons.apple)).toEqual([16, 24, 28]);
  });

  it("is on link previews, with a new URL after each change", async () => {
    const findHomeCard = async () => (await readShownPictures(db)).findCard("home-hero");
    const defaultCard = await findHomeCard();
    await save(await drawLogo({ colour: "#fff", background: "#0000ff" }).png().toBuffer());
    const { src, ...card } = await findHomeCard();
    expect({ ...card, src: "" }).toEqual({ ...defaultCard, src: "" });
    const file = src.replace("/card/", "");
    const response = await fetchRoute(cardLoader, src);
    expect(response.headers.get("Cache-Control")).toContain("immutable");
    const picture = sharp(Buffer.from(await response.arrayBuffer()));
    expect(await picture.metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
    const corner = await picture.extract({ left: 44, top: 580, width: 4, height: 4 }).raw().toBuffer();
    expect(Number(corner[2])).toBeGreaterThan(200);
    expect(Number(corner[0])).toBeLessThan(60);
    await save(await drawLogo().png().toBuffer());
    expect((await findHomeCard()).src).not.toBe(src);
    for (const name of [file, "home-hero-000000000000.jpg", "..%2f.jpg"])
      expect((await callRoute(cardLoader, "/card/x", { params: { file: name } })).status).toBe(404);
  });

  it("is refused with a message at the field when unusable", async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9v9z"/></svg>');
    const png = await drawLogo().png().toBuffer();
    const cases: [string, { content: Buffer; name?: string; type?: string } | undefined, string | RegExp][] =
      [
        ["no file", undefined, "Choose a file first."],
        ["SVG", { content: svg, name: "logo.svg", type: "image/svg+xml" }, wrongFormat],
        ["SVG called PNG", { content: svg }, wrongFormat],
        ["GIF", { content: await drawLogo().gif().toBuffer() }, wrongFormat],
        ["AVIF", { content: await drawLogo().avif({ effort: 0 }).toBuffer() }, wrongFormat],
        ["cut off", { content: png.subarray(0, png.length / 2) }, /damaged/],
        [
          "small",
          { content: await drawLogo({ width: 90, height: 30 }).png().toBuffer() },
          `This logo is only 90 × 30 pixels without its margins. It needs 120 × 40 or more: ask your designer for a larger file.`,
        ],
        [
          "empty",
          { content: await drawLogo({ colour: "#fff", background: "#fff" }).png().toBuffer() },
          "This picture is empty: it is all white or transparent.",
        ],
      ];
    for (const [name, file, message] of cases) {
      const { status, body } = await send({}, file);
      expect([name, status]).toEqual([name, 400]);
      expect(body.errors.image, name).toMatch(message);
    }
    const large = await send({}, { content: Buffer.concat([png, Buffer.alloc(20_000_001)]) });
    expect(large.status).toBe(413);
    expect(large.body.errors.image).toContain("20 MB");
    expect(await readLogo(db)).toBeNull();
  });

  it("does not replace one that was saved in the meantime", async () => {
    await save(await drawLogo().png().toBuffer());
    const response = await send(
      { version: "0" },
      { content: await drawLogo({ colour: "#fff" }).png().toBuffer() },
    );
    expect(response.status).toBe(409);
    expect(response.body.version).toBe(Number(await findVersion()));
  });

  it("is asked for again when its form was refused and comes back without the file", async () => {
    const logo = await save(await drawLogo().png().toBuffer());
    const { body } = await send(
      { version: "0" },
      { content: await drawLogo({ colour: "#fff" }).png().toBuffer() },
    );
    const again = await send({ ...body.typed, version: await findVersion() });
    expect(again).toMatchObject({ status: 400, body: { errors: { image: "Choose a file first." } } });
    expect(await readLogo(db)).toEqual(logo);
  });

  it("can be removed and restored; its files are kept while the history lists it", async () => {
    const logo = await save(await drawLogo().png().toBuffer());
    const savedVersion = await findVersion();
    expect((await send({ intent: "remove", version: savedVersion })).status).toBe(302);
    expect(await readLogo(db)).toBeNull();
    const { body } = await callRoute(siteManifest, "/manifest.webmanifest");
    expect(body).toBeUndefined();
    await db
      .updateTable("images")
      .set({ created_at: new Date(0) })
      .execute();
    expect(await collectOrphanedImages(db)).toBe(0);
    const response = await admin.call(restore, `/admin/revisions/logo/${savedVersion}`, { form: { go: "" } });
    expect(response.status).toBe(302);
    expect(await readLogo(db)).toEqual(logo);
  });

  it("loses its files when nothing uses it", async () => {
    const { src, icons } = await save(await drawLogo().png().toBuffer());
    await db.deleteFrom("revisions").execute();
    await db
      .updateTable("images")
      .set({ created_at: new Date(0) })
      .execute();
    expect(await collectOrphanedImages(db)).toBe(1);
    for (const address of [src, icons.maskable]) await expect(openImage(address)).rejects.toThrow();
  });
});
