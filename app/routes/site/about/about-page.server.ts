import { getServicePath } from "~/content/service-index";
import { readPage } from "~/features/page-texts/shown-pages.server";
import { readShownPictures } from "~/features/site-pictures/shown-pictures.server";
import type { Database } from "~/platform/database/database.server";

export async function readAboutPage(db: Database) {
  const [pictures, { products, ...texts }] = await Promise.all([
    readShownPictures(db),
    readPage(db, "about"),
  ]);
  const portrait = pictures.find("about-person");
  return {
    texts,
    hero: pictures.find("about-hero"),
    card: pictures.findCard("about-hero"),
    workshop: pictures.find("about-workshop"),
    // A picture of a person has no default.
    portrait: portrait.isRendering ? null : portrait,
    products: {
      ...products,
      tiles: products.tiles.map(({ label, picture, service }) => ({
        slot: picture,
        label,
        to: getServicePath(service),
        picture: pictures.find(picture),
      })),
    },
  };
}

export type AboutPage = Awaited<ReturnType<typeof readAboutPage>>;
