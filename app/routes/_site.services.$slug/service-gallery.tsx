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

/** Query parameter that names the opened picture of the gallery, counted from 1. */
export const PICTURE_PARAMETER = "picture";

/**
 * Reads which picture is opened. Parsed by hand, because a schema library would weigh more than the whole page.
 *
 * @param total how many there are
 * @returns its number, or null when the address names none that is there
 */
export function readPictureNumber(search: URLSearchParams, total: number): number | null {
  const text = search.get(PICTURE_PARAMETER);
  const number = Number(text);
  return text === String(number) && Number.isInteger(number) && number >= 1 && number <= total
    ? number
    : null;
}

/** The address of a service page with one picture opened; numbers past either end go round. */
export function pictureAddress(path: string, number: number, total: number): string {
  return `${path}?${PICTURE_PARAMETER}=${((number - 1 + total) % total) + 1}`;
}

/** Where closing a picture leads without JavaScript. */
const GALLERY_ID = "project-gallery";

/**
 * The places of the five pictures on a grid of twelve columns: a large one beside two, and two wide ones below. All but the last
 * row show the whole picture, which is three to two.
 */
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

/** Five pictures in mixed formats; each opens in full. */
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

/** A picture of the gallery, as wide as the screen, between the words; it opens in full. */
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
