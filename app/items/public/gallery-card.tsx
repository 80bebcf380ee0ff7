import type { GalleryItem } from "~/items/gallery-item";
import { formatMonth } from "~/site/format-date";
import { PictureCard } from "./picture-card";

interface GalleryCardProps {
  item: GalleryItem;
  /** The address of the detail view. */
  to: string;
}

/** A gallery item in its grid: the picture does the talking, its words wait in the detail view. */
export function GalleryCard({ item, ...rest }: GalleryCardProps) {
  return (
    <PictureCard {...rest} title={item.title} image={item.image} heading="h2">
      {item.createdAt ? (
        <p className="caption figures mt-1.5 text-steel-600">{formatMonth(item.createdAt)}</p>
      ) : null}
    </PictureCard>
  );
}
