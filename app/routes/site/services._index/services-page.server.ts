import { serviceCategories } from "~/content/service-index";
import { summarizeService } from "~/content/service-summary.server";
import { readServices } from "~/features/page-texts/shown-pages.server";
import { readShownPictures } from "~/features/site-pictures/shown-pictures.server";
import type { Database } from "~/platform/database/database.server";

/** Groups are in the order of the client's specification. */
export async function readServicesPage(db: Database) {
  const [services, pictures] = await Promise.all([readServices(db), readShownPictures(db)]);
  return {
    hero: pictures.find("services-hero"),
    card: pictures.findCard("services-hero"),
    groups: serviceCategories.map(({ name, items }, index) => ({
      id: name.toLowerCase().replaceAll(/[^a-z]+/g, "-"),
      number: String(index + 1).padStart(2, "0"),
      name,
      services: items.map(({ slug }) => summarizeService(services[slug], pictures)),
    })),
  };
}

export type ServicesPageGroup = Awaited<ReturnType<typeof readServicesPage>>["groups"][number];
