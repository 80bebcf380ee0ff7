import { findPicture, findSocialCard } from "~/content/pictures.server";
import { type ServiceSlug, serviceCategories } from "~/content/service-index";
import { summarizeService } from "~/content/service-summary.server";
import { allServices, findService } from "~/content/services";
import { drawJoint } from "./service-joint.server";
import { drawTypicalSizes } from "./typical-sizes.server";

/** Where a service stands in the register: its group, and its number among all. */
function findPlace(slug: ServiceSlug) {
  const group = serviceCategories.find(({ items }) => items.some((item) => item.slug === slug));
  const number = allServices.findIndex((service) => service.slug === slug) + 1;
  return { group: group?.name ?? "", number, total: allServices.length };
}

/**
 * Everything the page of a service shows, pictures included.
 *
 * @returns null for an address that names no service
 */
export function readServicePage(slug: string | undefined) {
  const service = findService(slug);
  if (!service) return null;
  const { hero, gallery, related, ...words } = service;
  return {
    ...words,
    place: findPlace(service.slug),
    joint: drawJoint(service.slug),
    sizes: drawTypicalSizes(service.slug, service.title),
    hero: findPicture(hero),
    card: findSocialCard(`${service.slug}-hero`),
    gallery: gallery.map(({ picture, caption }) => ({ caption, picture: findPicture(picture) })),
    related: related.map(summarizeService),
  };
}

/** A service as its page shows it. */
export type ServicePage = NonNullable<ReturnType<typeof readServicePage>>;
