import { requestQuoteLink } from "~/content/navigation";
import { itemTexts } from "~/content/pages";
import { likeTexts } from "~/content/quote";
import type { Item } from "~/features/items/items";
import { TitleBlock } from "~/frames/site/title-block";
import { ButtonLink } from "~/platform/ui/button";
import { formatItemText, listItemFacts } from "../item-card";
import { DetailDialog } from "./detail-dialog";
import type { Photos } from "./photo-strip";
import type { Steps } from "./use-stepping";

interface ItemDetailProps {
  item: Item;
  closeTo: string;
  steps?: Steps;
  photos: Photos;
}

/** The default export lets the home page load it when a project is opened. */
export default function ItemDetail({ item, closeTo, steps, photos }: ItemDetailProps) {
  return (
    <DetailDialog
      title={item.title}
      image={photos.pictures[photos.number - 1] ?? null}
      closeTo={closeTo}
      steps={steps}
      photos={photos}
    >
      <p className="whitespace-pre-line">{formatItemText(item)}</p>
      {item.isSample ? <p className="text-sm text-steel-600">{itemTexts.sampleText}</p> : null}
      <TitleBlock cells={listItemFacts(item)} />
      <ButtonLink
        to={`${requestQuoteLink.to}?like=${item.kind}-${item.id}`}
        // The form differs for each item, but not for search engines.
        rel="nofollow"
        icon="arrow-right"
        className="justify-self-start"
      >
        {likeTexts.link}
      </ButtonLink>
    </DetailDialog>
  );
}
