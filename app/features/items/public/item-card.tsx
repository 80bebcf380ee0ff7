import { useNavigation } from "@remix-run/react";
import { joinWords } from "~/content/keep-together";
import * as messages from "~/content/messages";
import { itemTexts } from "~/content/pages";
import { getItemText, type Item } from "~/features/items/items";
import { formatMonth } from "~/frames/site/format-date";
import { TitleBlock } from "~/frames/site/title-block";
import { Picture } from "~/platform/images/picture";
import { Spinner } from "~/platform/ui/button";
import { DialogLink } from "~/platform/ui/dialog";
import { Icon } from "~/platform/ui/icon";
import { joinClasses } from "~/platform/ui/join-classes";

/** In characters. A longer first sentence is shown in full. */
const MAX_CARD_TEXT_LENGTH = 150;

/** Truncates at the end of a sentence, but keeps the whole first sentence. */
export function cutAtSentence(text: string, maxLength: number): string {
  // A sentence ends only before whitespace or the end of the text, not within "1.5 mm" or "ss304.in".
  const sentences = text.trim().match(/.+?(?:[.!?\u0964\u2026]+["”')]*(?=\s|$)|$)\s*/gsu) ?? [];
  let excerpt = "";
  for (const sentence of sentences) {
    if (excerpt && (excerpt + sentence).trimEnd().length > maxLength) break;
    excerpt += sentence;
  }
  return excerpt.trimEnd();
}

/** Prevents line breaks between figures and units. */
export function formatItemText(item: Item, maxLength = Number.POSITIVE_INFINITY): string {
  return joinWords(cutAtSentence(getItemText(item), maxLength));
}

const CARD_PICTURE_SIZES = "(min-width: 64rem) min(31vw, 26rem), (min-width: 40rem) 46vw, 92vw";

export function getCardId(item: Item): string {
  return `${item.kind}-${item.id}`;
}

interface ItemCardProps {
  item: Item;
  to: string;
  heading?: "h2" | "h3";
  /** Marks a sample. */
  isMarked?: boolean;
  /** True while the dialog over the list shows the picture. */
  isOpen?: boolean;
}

/** The whole card links to the detail view. The overlay on the picture appears on hover and focus. */
export function ItemCard({ item, to, heading: Heading = "h2", isMarked = false, isOpen }: ItemCardProps) {
  const { title, image, isSample } = item;
  const { location } = useNavigation();
  const isOpening = location !== undefined && `${location.pathname}${location.search}` === to;
  const facts = listItemFacts(item);
  return (
    <article id={getCardId(item)} className="group relative flex h-full flex-col wrap-anywhere">
      <div className="relative overflow-hidden">
        {image ? (
          <Picture
            // Prevents screen readers from reading the title twice.
            source={image.alt === title ? { ...image, alt: "" } : image}
            sizes={CARD_PICTURE_SIZES}
            showsOnlyPlaceholder={isOpen}
            className="aspect-4/3 [&_picture>img]:transition-transform [&_picture>img]:duration-300 group-hover:[&_picture>img]:scale-[1.03]"
          />
        ) : (
          <NoPicture />
        )}
        {isSample && isMarked ? (
          <span className="glass caption absolute top-0 left-0 border-t-0 border-l-0 px-2 py-1 text-paper">
            {itemTexts.sample}
          </span>
        ) : null}
        <span
          aria-hidden="true"
          className={joinClasses(
            "glass caption absolute right-0 bottom-0 flex min-h-11 items-center gap-2 border-r-0 border-b-0 px-4 text-paper transition-[opacity,transform]",
            // Slides up on hover or focus; always visible on devices without hover.
            !isOpening && "unhovered:translate-y-full unhovered:opacity-0",
          )}
        >
          {isOpening ? messages.project.loading : itemTexts.open}
          {isOpening ? <Spinner /> : <Icon name="zoom" className="size-4.5" />}
        </span>
      </div>
      <Heading className="mt-4 text-title">
        <DialogLink to={to} className="stretched decoration-1 underline-offset-4 group-hover:underline">
          {title}
        </DialogLink>
      </Heading>
      {item.kind === "gallery" ? (
        <p className="caption figures mt-1.5 text-steel-600">{facts.map(({ value }) => value).join(" · ")}</p>
      ) : (
        <>
          <p className="mt-2 mb-4 text-sm text-steel-600">{formatItemText(item, MAX_CARD_TEXT_LENGTH)}</p>
          <TitleBlock cells={facts} className="mt-auto" />
        </>
      )}
    </article>
  );
}

/** Lists the town, and the month in which the item was finished or added. Only projects show N/A for missing facts. */
export function listItemFacts(item: Item) {
  // Mid-month, so that every time zone shows the same month.
  const finished = item.finished ? `${item.finished}-15` : null;
  const facts = [
    { label: itemTexts.location, value: item.location ?? messages.notAvailable },
    { label: itemTexts.date, value: formatMonth(finished ?? item.createdAt) },
  ];
  return item.kind === "gallery" ? facts.filter(({ value }) => value !== messages.notAvailable) : facts;
}

export function NoPicture() {
  return (
    <span className="corner-marks grid aspect-4/3 place-items-center bg-mist text-steel-400">
      <Icon name="image" className="size-10" />
    </span>
  );
}
