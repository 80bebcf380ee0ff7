import { useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import { messages } from "~/content/messages";
import { pieceWords } from "~/content/pages";
import { Picture } from "~/images/picture";
import type { PictureSource } from "~/images/picture-source";
import { Spinner } from "~/ui/button";
import { DialogLink } from "~/ui/dialog-link";
import { Icon } from "~/ui/icon";

/** How wide a card's picture is shown in a grid of one, two or three columns. */
const CARD_PICTURE_SIZES = "(min-width: 64rem) min(31vw, 26rem), (min-width: 40rem) 46vw, 92vw";

interface PictureCardProps {
  title: string;
  image: PictureSource | null;
  /** The address of the detail view, which opens over the page. */
  to: string;
  /** Level of the title in the page's outline. */
  heading: "h2" | "h3";
  children?: ReactNode;
}

/** A picture with its title and words; the whole card opens the detail view. The pane over the picture shows on hover and focus. */
export function PictureCard({ title, image, to, heading: Heading, children }: PictureCardProps) {
  const { location } = useNavigation();
  const isOpening = location !== undefined && `${location.pathname}${location.search}` === to;
  return (
    <article className="group relative flex h-full flex-col wrap-anywhere">
      <div className="relative overflow-hidden">
        {image ? (
          <Picture
            // The title stands beside it: a picture described by nothing else is not read out twice.
            source={image.alt === title ? { ...image, alt: "" } : image}
            sizes={CARD_PICTURE_SIZES}
            className="aspect-4/3 [&_picture>img]:transition-transform [&_picture>img]:duration-300 group-hover:[&_picture>img]:scale-[1.03]"
          />
        ) : (
          <NoPicture />
        )}
        <span aria-hidden="true" data-busy={isOpening || undefined} className="card-pane glass caption">
          {isOpening ? messages.project.loading : pieceWords.open}
          {isOpening ? <Spinner /> : <Icon name="zoom" className="size-4.5" />}
        </span>
      </div>
      <Heading className="mt-4 text-title">
        <DialogLink to={to} className="stretched decoration-1 underline-offset-4 group-hover:underline">
          {title}
        </DialogLink>
      </Heading>
      {children}
    </article>
  );
}

/** Stands for the picture of an imported item that has none: an empty sheet with its corner marks. */
export function NoPicture() {
  return (
    <span className="corner-marks grid aspect-4/3 place-items-center bg-mist text-steel-400">
      <Icon name="image" className="size-10" />
    </span>
  );
}
