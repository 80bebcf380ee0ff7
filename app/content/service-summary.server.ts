import type { PictureSource } from "~/platform/images/picture-source";
import type { PictureName } from "./pictures/slots";
import { getServicePath, type ServicePath } from "./service-index";
import type { ServiceContent } from "./services/types";

export interface ServiceSummary {
  readonly to: ServicePath;
  readonly title: string;
  readonly lead: string;
  readonly picture: PictureSource;
}

export function summarizeService(
  { slug, title, lead }: ServiceContent,
  pictures: { find: (name: PictureName) => PictureSource },
): ServiceSummary {
  return { to: getServicePath(slug), title, lead, picture: pictures.find(`${slug}-hero`) };
}
