import { useSearchParams } from "@remix-run/react";
import { servicePath } from "~/content/service-index";
import { serviceTemplate } from "~/content/service-template";
import { DetailDialog } from "~/items/public/detail-dialog";
import { TitleBlock } from "~/site/title-block";
import { pictureAddress, readPictureNumber } from "./picture-number";
import { GALLERY_ID } from "./service-gallery";
import type { ServicePage } from "./service-page.server";

/** The picture of the gallery that the address names, in full, over the page. */
export function PictureDialog({ service }: { service: ServicePage }) {
  const [search] = useSearchParams();
  const total = service.gallery.length;
  const number = readPictureNumber(search, total);
  const shown = number === null ? undefined : service.gallery[number - 1];
  if (number === null || !shown) return null;
  const path = servicePath(service.slug);
  const { titleBlock } = serviceTemplate;
  return (
    <DetailDialog
      title={shown.caption}
      image={shown.picture}
      closeTo={`${path}#${GALLERY_ID}`}
      steps={{
        previous: pictureAddress(path, number - 1, total),
        next: pictureAddress(path, number + 1, total),
        place: number,
        total,
      }}
    >
      <TitleBlock cells={[{ label: titleBlock.service, value: service.title }]} />
      <TitleBlock cells={[{ label: titleBlock.make, value: service.caption }]} />
    </DetailDialog>
  );
}
