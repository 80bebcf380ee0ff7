import type { PictureSource } from "../images/picture-source";
import { findPicture } from "./pictures.server";
import { type ServicePath, type ServiceSlug, servicePath } from "./service-index";
import { findService } from "./services";

/** A service in a listing: its name, one line and its picture. */
export interface ServiceSummary {
  readonly to: ServicePath;
  readonly title: string;
  readonly lead: string;
  readonly picture: PictureSource;
}

/** Sums up the service of this address for a listing. */
export function summarizeService(slug: ServiceSlug): ServiceSummary {
  const { title, lead, hero } = findService(slug);
  return { to: servicePath(slug), title, lead, picture: findPicture(hero) };
}
