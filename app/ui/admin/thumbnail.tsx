import type { PictureSource } from "~/images/picture-source";
import { Icon } from "~/ui/icon";
import { Picture } from "~/ui/picture";

/** A small picture beside the words of an item; decoration, for its title stands there. */
export function Thumbnail({ image }: { image: PictureSource | null }) {
  if (image) {
    return <Picture source={{ ...image, alt: "" }} sizes="96px" className="h-16 w-24 shrink-0" />;
  }
  return (
    <span className="corner-marks grid h-16 w-24 shrink-0 place-items-center bg-mist text-steel-400">
      <Icon name="image" className="size-6" />
    </span>
  );
}
