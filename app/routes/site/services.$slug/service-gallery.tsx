import { useSearchParams } from "@remix-run/react";
import { getServicePath } from "~/content/service-index";
import { serviceTemplate } from "~/content/service-template";
import { DetailDialog } from "~/features/items/public/detail/detail-dialog";
import { SectionHeading } from "~/frames/site/section-heading";
import { TitleBlock } from "~/frames/site/title-block";
import { Picture } from "~/platform/images/picture";
import { DialogLink } from "~/platform/ui/dialog";
import type { ServicePage } from "./service-page.server";

export const PICTURE_PARAMETER = "picture";

/** Returns null for an invalid number. Parsed by hand: a schema library would be larger than the page's other scripts. */
export function readPictureNumber(search: URLSearchParams, total: number): number | null {
  const text = search.get(PICTURE_PARAMETER);
  const number = Number(text);
  return text === String(number) && Number.isInteger(number) && number >= 1 && number <= total
    ? number
    : null;
}

/** Numbers past either end wrap around. */
export function getPicturePath(path: string, number: number, total: number): string {
  return `${path}?${PICTURE_PARAMETER}=${((number - 1 + total) % total) + 1}`;
}

/** Target of the close link without JavaScript. */
const GALLERY_ID = "project-gallery";

/** Five columns on large screens and two on small ones, as the client's specification requires. */
export function ServiceGallery({ number, service }: { number: string; service: ServicePage }) {
  const path = getServicePath(service.slug);
  const [search] = useSearchParams();
  const openNumber = readPictureNumber(search, service.gallery.length);
  return (
    <section
      id={GALLERY_ID}
      aria-labelledby="gallery-heading"
      data-no-print
      className="bg-mist py-9 lg:py-16"
    >
      <div className="shell">
        <SectionHeading number={number} id="gallery-heading" title={serviceTemplate.headings.gallery} />
        <ul className="grid grid-cols-2 gap-x-3 gap-y-4 lg:grid-cols-5 lg:gap-x-4">
          {service.gallery.map(({ picture, caption }, index) => (
            <li key={picture.src} className="group relative flex">
              <DialogLink
                to={getPicturePath(path, index + 1, service.gallery.length)}
                aria-label={caption}
                className="stretched flex flex-1 flex-col-reverse justify-end gap-2.5 text-sm leading-snug"
              >
                {caption}
                <Picture
                  source={picture}
                  sizes="(min-width: 64rem) 19vw, 46vw"
                  showsOnlyPlaceholder={index + 1 === openNumber}
                  className="aspect-4/3 lg:aspect-4/5 [&_picture>img]:transition-transform [&_picture>img]:duration-300 group-hover:[&_picture>img]:scale-[1.03]"
                />
              </DialogLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

export function PictureDialog({ service }: { service: ServicePage }) {
  const [search] = useSearchParams();
  const total = service.gallery.length;
  const number = readPictureNumber(search, total);
  const entry = number === null ? undefined : service.gallery[number - 1];
  if (number === null || !entry) return null;
  const path = getServicePath(service.slug);
  const { titleBlock } = serviceTemplate;
  return (
    <DetailDialog
      title={entry.caption}
      image={entry.picture}
      closeTo={`${path}#${GALLERY_ID}`}
      steps={{
        previous: getPicturePath(path, number - 1, total),
        next: getPicturePath(path, number + 1, total),
        position: number,
        total,
      }}
    >
      <TitleBlock cells={[{ label: titleBlock.service, value: service.title }]} />
      <TitleBlock cells={[{ label: titleBlock.make, value: service.caption }]} />
    </DetailDialog>
  );
}
