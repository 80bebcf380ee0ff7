import { serviceTemplate } from "~/content/pages";
import { servicePath } from "~/content/service-index";
import { Picture } from "~/images/picture";
import { SectionHeading } from "~/site/section-heading";
import { DialogLink } from "~/ui/dialog";
import { pictureAddress } from "./picture-number";
import type { ServicePage } from "./service-page.server";

/** Where closing a picture leads without JavaScript. */
export const GALLERY_ID = "project-gallery";

const SIZES = "(min-width: 64rem) 20vw, 50vw";
const FIRST_SIZES = "(min-width: 64rem) 20vw, 100vw";

/** Five pictures, two columns on phones and five on wide screens; each opens in full. */
export function ServiceGallery({ number, service }: { number: string; service: ServicePage }) {
  const path = servicePath(service.slug);
  return (
    <section id={GALLERY_ID} aria-labelledby="gallery-heading" data-no-print className="band bg-mist">
      <div className="shell">
        <SectionHeading number={number} id="gallery-heading" title={serviceTemplate.headings.gallery} />
        <ul className="grid grid-cols-2 gap-x-3 gap-y-6 lg:grid-cols-5 lg:gap-x-4">
          {service.gallery.map(({ picture, caption }, index) => (
            <li key={picture.src} className="group relative first:col-span-2 lg:first:col-span-1">
              <DialogLink
                to={pictureAddress(path, index + 1, service.gallery.length)}
                className="stretched flex flex-col-reverse gap-2.5 text-sm leading-snug"
              >
                {caption}
                <Picture
                  source={{ ...picture, alt: "" }}
                  sizes={index === 0 ? FIRST_SIZES : SIZES}
                  className="aspect-square group-first:aspect-3/2 lg:aspect-3/4 lg:group-first:aspect-3/4 [&_picture>img]:transition-transform [&_picture>img]:duration-300 group-hover:[&_picture>img]:scale-[1.03]"
                />
              </DialogLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
