import { Picture } from "~/images/picture";
import type { PictureSource } from "~/images/picture-source";
import { Icon } from "~/ui/icon";

/** A small picture beside the words of an item; decoration, for its title stands there. */
export function Thumbnail({ image }: { image: PictureSource | null }) {
  if (image) {
    return (
      <Picture source={{ ...image, alt: "" }} sizes="96px" className="h-12 w-18 shrink-0 sm:h-16 sm:w-24" />
    );
  }
  return (
    <span className="corner-marks grid h-12 w-18 shrink-0 place-items-center bg-mist text-steel-400 sm:h-16 sm:w-24">
      <Icon name="image" className="size-6" />
    </span>
  );
}
