import { servicePath } from "~/content/service-index";
import { Picture } from "~/images/picture";
import { DialogLink } from "~/ui/dialog";
import { pictureAddress } from "./picture-number";
import type { ServicePage } from "./service-page.server";

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
