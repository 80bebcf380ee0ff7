import { productTiles } from "~/content/about";
import { specializations } from "~/content/home";
import type { PictureName } from "~/content/pictures/slots";
import { servicePath } from "~/content/service-index";
import { deliveredServices } from "~/content/services";
import { sitePictureWords as words } from "~/content/site-pictures";
import type { ShapeName } from "./shapes";

export interface Place {
  name: PictureName;
  label: string;
  shape: ShapeName;
  /** The page that shows it, if not the group's. */
  to?: string;
  /** The text beside the picture, which the picture must match. */
  caption?: string;
}

export interface PlaceGroup {
  id: string;
  title: string;
  isService: boolean;
  to: string;
  places: readonly Place[];
}

/** Tile order on the home page, wide tiles alternating left and right. */
const tileShapes: readonly ShapeName[] = ["wideTile", "tile", "tile", "wideTile", "wideTile", "tile"];

const home: PlaceGroup = {
  id: "home",
  title: words.groups.home,
  isService: false,
  to: "/",
  places: [
    { name: "home-hero", label: words.places.homeHero, shape: "wide" },
    { name: "home-hero-tall", label: words.places.homeHeroTall, shape: "upright" },
    ...specializations.map(
      ({ title, picture, caption }, index): Place => ({
        name: picture,
        label: title,
        shape: tileShapes[index] ?? "tile",
        caption,
      }),
    ),
    { name: "process-fabrication", label: words.places.process, shape: "band" },
  ],
};

const pages: PlaceGroup = {
  id: "pages",
  title: words.groups.pages,
  isService: false,
  to: "/about",
  places: [
    { name: "about-hero", label: words.places.aboutHero, shape: "hall" },
    { name: "about-workshop", label: words.places.aboutWorkshop, shape: "story" },
    { name: "services-hero", label: words.places.servicesHero, shape: "head", to: "/services" },
    { name: "gallery-hero", label: words.places.galleryHero, shape: "head", to: "/gallery" },
    { name: "projects-hero", label: words.places.projectsHero, shape: "head", to: "/project" },
    { name: "quote-hero", label: words.places.quoteHero, shape: "deskHead", to: "/request-quote" },
    { name: "contact-hero", label: words.places.contactHero, shape: "card", to: "/contact" },
  ],
};

const products: PlaceGroup = {
  id: "products",
  title: words.groups.products,
  isService: false,
  to: "/about#our-products",
  places: productTiles.map(({ label, picture }) => ({ name: picture, label, shape: "square" })),
};

const services: readonly PlaceGroup[] = deliveredServices.map(({ slug, title, hero, gallery }) => ({
  id: slug,
  title,
  isService: true,
  to: servicePath(slug),
  places: [
    { name: hero, label: words.places.serviceHero, shape: "head" },
    ...gallery.map(
      ({ picture, caption }, index): Place => ({
        name: picture,
        label: words.places.gallery(index + 1),
        shape: "gallery",
        caption,
      }),
    ),
  ],
}));

/** All visible slots by page, without those of the samples. */
export const placeGroups: readonly PlaceGroup[] = [home, pages, products, ...services];

const places = new Map<string, { place: Place; group: PlaceGroup }>(
  placeGroups.flatMap((group) => group.places.map((place) => [place.name, { place, group }] as const)),
);

export const placeNames: readonly PictureName[] = placeGroups.flatMap((group) =>
  group.places.map(({ name }) => name),
);

export function findPlace(name: string | undefined): { place: Place; group: PlaceGroup } | null {
  return places.get(name ?? "") ?? null;
}
