import { pieceWords } from "~/content/pages";
import type { GalleryItem } from "~/domain/gallery/types";
import { DetailDialog } from "./detail-dialog";
import { formatMonth } from "./format-date";
import type { Steps } from "./step-links";
import { TitleBlock } from "./title-block";

/** A gallery item in full, over the gallery. */
export function GalleryDialog({
  item,
  closeTo,
  steps,
}: {
  item: GalleryItem;
  closeTo: string;
  steps?: Steps;
}) {
  return (
    <DetailDialog title={item.title} image={item.image} closeTo={closeTo} steps={steps}>
      <p className="whitespace-pre-line">{item.content}</p>
      <TitleBlock cells={[{ label: pieceWords.date, value: formatMonth(item.createdAt) }]} />
    </DetailDialog>
  );
}
