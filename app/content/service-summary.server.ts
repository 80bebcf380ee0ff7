import type { PictureSource } from "./picture-source";
import type { PictureName } from "./pictures/slots";
import { type ServicePath, servicePath } from "./service-index";
import type { ServiceContent } from "./services/types";

/** A service in a listing: its name, one line and its picture. */
export interface ServiceSummary {
  readonly to: ServicePath;
  readonly title: string;
  readonly lead: string;
  readonly picture: PictureSource;
}

/** Sums up a service for a listing; `pictures` knows what its head shows. */
export function summarizeService(
  { slug, title, lead, hero }: ServiceContent,
  pictures: { find: (name: PictureName) => PictureSource },
): ServiceSummary {
  return { to: servicePath(slug), title, lead, picture: pictures.find(hero) };
}
