import { servicePath } from "~/content/service-index";
import { serviceTemplate } from "~/content/service-template";
import { Picture } from "~/images/picture";
import { SectionHeading } from "~/site/section-heading";
import { DialogLink } from "~/ui/dialog";
import { joinClasses } from "~/ui/join-classes";
import { pictureAddress } from "./picture-number";
import type { ServicePage } from "./service-page.server";

/** Where closing a picture leads without JavaScript. */
export const GALLERY_ID = "project-gallery";

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
