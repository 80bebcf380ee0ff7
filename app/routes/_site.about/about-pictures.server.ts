import { productTiles } from "~/content/about";
import { servicePath } from "~/content/service-index";
import type { Database } from "~/database/database.server";
import { readShownPictures } from "~/site-pictures/shown-pictures.server";

export async function readAboutPictures(db: Database) {
  const pictures = await readShownPictures(db);
  return {
    hero: pictures.find("about-hero"),
    card: pictures.findCard("about-hero"),
    workshop: pictures.find("about-workshop"),
    products: productTiles.map(({ label, picture, service }) => ({
      label,
      to: servicePath(service),
      picture: pictures.find(picture),
    })),
  };
}

export type ProductTile = Awaited<ReturnType<typeof readAboutPictures>>["products"][number];
