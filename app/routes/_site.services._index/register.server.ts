import { findPicture, findSocialCard } from "~/content/pictures.server";
import { serviceCategories } from "~/content/service-index";
import { summarizeService } from "~/content/service-summary.server";

/** The head's pictures and all services by group, in the client's order. */
export function readRegister() {
  return {
    hero: findPicture("services-hero"),
    card: findSocialCard("services-hero"),
    groups: serviceCategories.map(({ name, items }, index) => ({
      id: name.toLowerCase().replaceAll(/[^a-z]+/g, "-"),
      number: String(index + 1).padStart(2, "0"),
      name,
      services: items.map(({ slug }) => summarizeService(slug)),
    })),
  };
}

/** One of the seven groups, with its services. */
export type RegisterGroup = ReturnType<typeof readRegister>["groups"][number];
