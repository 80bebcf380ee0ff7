import { type ServiceSlug, serviceCategories } from "~/content/service-index";
import { summarizeService } from "~/content/service-summary.server";
import { deliveredServices, findDeliveredService } from "~/content/services";
import type { Database } from "~/server/db/database.server";
import { readServices } from "~/services/shown-services.server";
import { readShownPictures } from "~/site-pictures/shown-pictures.server";
import { drawJoint } from "./service-joint.server";
import { drawTypicalSizes } from "./typical-sizes.server";

/** Where a service stands in the register: its group, and its number among all. */
function findPlace(slug: ServiceSlug) {
  const group = serviceCategories.find(({ items }) => items.some((item) => item.slug === slug));
  const number = deliveredServices.findIndex((service) => service.slug === slug) + 1;
  return { group: group?.name ?? "", number, total: deliveredServices.length };
}

/**
 * Everything the page of a service shows, pictures included.
 *
 * @returns null for an address that names no service
 */
export async function readServicePage(db: Database, slug: string | undefined) {
  const delivered = findDeliveredService(slug);
  if (!delivered) return null;
  const [services, pictures] = await Promise.all([readServices(db), readShownPictures(db)]);
  const service = services[delivered.slug];
  const { hero, gallery, related, ...words } = service;
  return {
    ...words,
    place: findPlace(service.slug),
    joint: drawJoint(service.slug),
    sizes: drawTypicalSizes(service.slug, service.title),
    hero: pictures.find(hero),
    card: pictures.findCard(`${service.slug}-hero`),
    gallery: gallery.map(({ picture, caption }) => ({ caption, picture: pictures.find(picture) })),
    related: related.map((other) => summarizeService(services[other], pictures)),
  };
}

/** A service as its page shows it. */
export type ServicePage = NonNullable<Awaited<ReturnType<typeof readServicePage>>>;
