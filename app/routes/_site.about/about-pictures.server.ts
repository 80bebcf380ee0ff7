import { productTiles } from "~/content/about";
import { findPicture, findSocialCard } from "~/content/pictures.server";
import { servicePath } from "~/content/service-index";

/** The pictures of the About page, and its product tiles with theirs. */
export function readAboutPictures() {
  return {
    hero: findPicture("about-hero"),
    card: findSocialCard("about-hero"),
    workshop: findPicture("about-workshop"),
    products: productTiles.map(({ label, picture, service }) => ({
      label,
      to: servicePath(service),
      picture: findPicture(picture),
    })),
  };
}

/** One of the twenty products. */
export type ProductTile = ReturnType<typeof readAboutPictures>["products"][number];
