import { useSearchParams } from "@remix-run/react";
import { servicePath } from "~/content/service-index";
import { serviceTemplate } from "~/content/service-template";
import { Picture } from "~/images/picture";
import { DetailDialog } from "~/items/public/detail-dialog";
import { SectionHeading } from "~/site/section-heading";
import { TitleBlock } from "~/site/title-block";
import { DialogLink } from "~/ui/dialog";
import { joinClasses } from "~/ui/join-classes";
import type { ServicePage } from "./service-page.server";

/** Counted from 1. */
export const PICTURE_PARAMETER = "picture";

/** Number of the opened picture, or null. Parsed by hand, because a schema library would weigh more than the whole page. */
export function readPictureNumber(search: URLSearchParams, total: number): number | null {
  const text = search.get(PICTURE_PARAMETER);
  const number = Number(text);
  return text === String(number) && Number.isInteger(number) && number >= 1 && number <= total
    ? number
    : null;
}

/** Numbers past either end wrap around. */
export function pictureAddress(path: string, number: number, total: number): string {
  return `${path}?${PICTURE_PARAMETER}=${((number - 1 + total) % total) + 1}`;
}

/** Target of the close link without JavaScript. */
const GALLERY_ID = "project-gallery";

/** On twelve columns. All but the last row show the whole picture (3:2). */
const places = [
  {
    item: "col-span-2 lg:col-span-8 lg:row-span-2",
    frame: "aspect-3/2 lg:aspect-auto lg:flex-1",
    sizes: "(min-width: 64rem) 60vw, 100vw",
  },
  { item: "lg:col-span-4", frame: "aspect-4/5 lg:aspect-3/2", sizes: "(min-width: 64rem) 30vw, 50vw" },
  { item: "lg:col-span-4", frame: "aspect-4/5 lg:aspect-3/2", sizes: "(min-width: 64rem) 30vw, 50vw" },
  { item: "lg:col-span-5", frame: "aspect-square lg:aspect-5/4", sizes: "(min-width: 64rem) 38vw, 50vw" },
  { item: "lg:col-span-7", frame: "aspect-square lg:aspect-7/4", sizes: "(min-width: 64rem) 53vw, 50vw" },
] as const;

export function ServiceGallery({ number, service }: { number: string; service: ServicePage }) {
  const path = servicePath(service.slug);
  return (
    <section id={GALLERY_ID} aria-labelledby="gallery-heading" data-no-print className="band bg-mist">
      <div className="shell">
        <SectionHeading number={number} id="gallery-heading" title={serviceTemplate.headings.gallery} />
        <ul className="grid grid-cols-2 gap-x-3 gap-y-6 lg:grid-cols-12 lg:gap-x-5 lg:gap-y-8">
          {places.map(({ item, frame, sizes }, index) => {
            const shown = service.gallery[index];
            if (!shown) return null;
            return (
              <li key={shown.picture.src} className={joinClasses("group relative flex", item)}>
                <DialogLink
                  to={pictureAddress(path, index + 1, service.gallery.length)}
                  className="stretched flex flex-1 flex-col-reverse justify-end gap-2.5 text-sm leading-snug"
                >
                  {shown.caption}
                  <Picture
                    source={{ ...shown.picture, alt: "" }}
                    sizes={sizes}
                    className={joinClasses(
                      frame,
                      "lg:[&_picture>img]:absolute lg:[&_picture>img]:inset-0 [&_picture>img]:transition-transform [&_picture>img]:duration-300 group-hover:[&_picture>img]:scale-[1.03]",
                    )}
                  />
                </DialogLink>
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}

export function ServiceDetail({ service, number }: { service: ServicePage; number: number }) {
  const shown = service.gallery[number - 1];
  if (!shown) return null;
  return (
    <figure data-no-print className="group relative bg-graphite text-steel-200">
      <Picture
        source={{ ...shown.picture, alt: "" }}
        sizes="100vw"
        className="aspect-3/2 sm:aspect-2/1 lg:aspect-auto lg:h-[min(42vw,80svh)]"
      />
      <figcaption className="shell py-3">
        <DialogLink
          to={pictureAddress(servicePath(service.slug), number, service.gallery.length)}
          className="stretched caption"
        >
          {shown.caption}
        </DialogLink>
      </figcaption>
    </figure>
  );
}

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
