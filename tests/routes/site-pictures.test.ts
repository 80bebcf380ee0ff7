import { beforeEach, describe, expect, it } from "vitest";
import { findDefaultPicture } from "~/content/pictures.server";
import { listStates } from "~/features/site-pictures/site-pictures.server";
import { hasRendering } from "~/frames/site/frame/has-rendering";
import { db, readContentVersion } from "~/platform/database/database.server";
import type { PictureSource } from "~/platform/images/picture-source";
import { storeImage } from "~/platform/images/queries.server";
import { makeNextVariants } from "~/platform/images/worker.server";
import { loader as sitemapLoader } from "../../app/routes/files/sitemap[.]xml/route";
import { loader as homeLoader } from "../../app/routes/site/_index/route";
import { loader as contactLoader } from "../../app/routes/site/contact/route";
import { loader as projectsLoader } from "../../app/routes/site/project";
import { loader as serviceLoader } from "../../app/routes/site/services.$slug/route";
import { callRoute } from "../support/call-route";
import { stageImage } from "../support/images";
import { signInAsAdmin } from "../support/sign-in";
import {
  alt,
  findPicture,
  makeTwoColourPhoto,
  measureColour,
  openSitePictures,
} from "../support/site-pictures";

const RED = [4, 0, 0];
let owner: ReturnType<typeof openSitePictures>;

beforeEach(async () => {
  owner = openSitePictures(await signInAsAdmin());
});

describe("a photo in a slot", () => {
  it("is shown for cropping before visitors see it, with the typed text kept", async () => {
    const { status, body } = await owner.send(
      "home-hero",
      { alt: "A gate", version: "0" },
      await makeTwoColourPhoto(),
    );
    expect(status).toBe(200);
    expect(body.extra?.photo?.picture).toMatchObject({ width: 1800, height: 2400 });
    expect(body.typed).toMatchObject({ alt: "A gate", size: "100", across: "50" });
    expect(await findPicture("home-hero")).toEqual(findDefaultPicture("home-hero"));
  });

  it("does not take over the description of the photo that it replaces", async () => {
    const { version } = await owner.savePhoto("home-hero", await makeTwoColourPhoto());
    const { body } = await owner.send(
      "home-hero",
      { alt, version: version ?? "" },
      await makeTwoColourPhoto(1600, 2000),
    );
    expect(body.typed.alt).toBe("");
  });

  it("is on the site after saving, cropped as chosen", async () => {
    const before = await readContentVersion(db);
    await owner.savePhoto("home-hero", await makeTwoColourPhoto());
    expect(await readContentVersion(db)).not.toBe(before);

    const { body } = await callRoute(homeLoader, "/");
    const { hero, card } = body as {
      hero: { widePicture: PictureSource; tallPicture: PictureSource };
      card: PictureSource;
    };
    expect(hero.widePicture).toMatchObject({ alt, width: 1800, focus: { x: 50 } });
    expect(hero.widePicture.width / hero.widePicture.height).toBeCloseTo(16 / 9, 2);
    expect(await measureColour(hero.widePicture)).toEqual(RED);
    expect({ ...card, src: "" }).toMatchObject({ alt, width: 1200, height: 630 });
    expect(await measureColour(card)).toEqual(RED);
    const sitemap = await (await sitemapLoader()).text();
    expect(sitemap).toContain(hero.widePicture.src);
    // Upright screens show another crop.
    expect(hero.tallPicture.width / hero.tallPicture.height).toBeCloseTo(3 / 4, 2);
    expect(hero.tallPicture.alt).toBe(alt);
  });

  it("is not used on upright screens if their slot has a photo", async () => {
    await owner.savePhoto("home-hero-tall", await makeTwoColourPhoto(1500, 2000));
    const photo = await findPicture("home-hero-tall");
    await owner.savePhoto("home-hero", await makeTwoColourPhoto());
    expect(await findPicture("home-hero-tall")).toEqual(photo);
  });

  it("is served in the sizes of an upload once they exist", async () => {
    await owner.savePhoto("ms-gate-1", await makeTwoColourPhoto(900, 1200));
    await makeNextVariants(db, new AbortController().signal);
    const { body } = await callRoute(serviceLoader, "/services/ms-gate");
    const [first] = (body as { gallery: { picture: PictureSource }[] }).gallery;
    expect(first?.picture).toMatchObject({ alt, width: 900, height: 1200 });
    expect(first?.picture.encodings.map(({ type }) => type)).toContain("image/avif");
  });

  it.each([
    [{ alt: " " }, { alt: "Describe the photo in one sentence." }],
    [{ size: "9" }, { size: "Please enter a number from 10 to 100." }],
    [{ across: "left" }, { across: "Please enter a number from 0 to 100." }],
    [{ y: "101" }, { y: "Please enter a number from 0 to 100." }],
    [
      { size: "50" },
      {
        size: "This part is 900 pixels wide, but this picture needs 960. Choose a larger part or a larger photo.",
      },
    ],
    [{ stagedImage: "" }, { image: "Please choose a photo." }],
    [{ stagedImage: "99999" }, { image: "This upload has expired. Please choose the photo again." }],
  ])("is refused with a message at the field, with all that was typed: %o", async (change, errors) => {
    const fields = { ...(await owner.stagePhoto("home-hero", await makeTwoColourPhoto())), ...change };
    const { status, body } = await owner.send("home-hero", fields);
    expect(status).toBe(400);
    expect(body.errors).toEqual(errors);
    expect(body.typed).toMatchObject(fields);
    expect(await listStates(db, "home-hero")).toEqual([]);
  });

  it("is refused if the file is not a picture, with the typed text kept", async () => {
    const { status, body } = await owner.send("home-hero", { alt, version: "0" }, Buffer.from("no picture"));
    expect(status).toBe(400);
    expect(body.errors.image).toBeTruthy();
    expect(body.typed.alt).toBe(alt);
  });
});

describe("the note about renderings", () => {
  const loadHome = async () => (await callRoute(homeLoader, "/")).body;
  const loadContact = async () => (await callRoute(contactLoader, "/contact")).body;

  it("is hidden on a page with photos only", async () => {
    expect(hasRendering(await loadContact())).toBe(true);
    await owner.savePhoto("contact-hero", await makeTwoColourPhoto());
    expect(hasRendering(await loadContact())).toBe(false);
    expect(hasRendering(await loadHome())).toBe(true);
    await owner.restore("contact-hero", 0);
    expect(hasRendering(await loadContact())).toBe(true);
  });

  it("is shown for a sample's picture", async () => {
    const { id: image_id } = await storeImage(db, await stageImage(await makeTwoColourPhoto()));
    await owner.savePhoto("projects-hero", await makeTwoColourPhoto());
    const { id } = await db
      .insertInto("projects")
      .values({ title: "Sample gate", image_id, is_sample: true })
      .returning("id")
      .executeTakeFirstOrThrow();
    const loadProjects = async () => (await callRoute(projectsLoader, "/project")).body;
    expect(hasRendering(await loadProjects())).toBe(true);
    await db.updateTable("projects").set({ is_sample: false }).where("id", "=", id).execute();
    expect(hasRendering(await loadProjects())).toBe(false);
  });
});
