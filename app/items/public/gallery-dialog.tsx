import { pieceWords } from "~/content/pages";
import type { GalleryItem } from "~/items/gallery-item";
import { formatMonth } from "~/site/format-date";
import { TitleBlock } from "~/site/title-block";
import { DetailDialog } from "./detail-dialog";
import type { Steps } from "./step-links";

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
