import type { ReactNode } from "react";
import { pieceWords } from "~/content/pages";
import type { PictureSource } from "~/images/picture-source";
import { DialogLink } from "./dialog-link";
import { Icon } from "./icon";
import { Picture } from "./picture";

/** How wide a card's picture is shown in a grid of one, two or three columns. */
const CARD_PICTURE_SIZES = "(min-width: 64rem) min(31vw, 26rem), (min-width: 40rem) 46vw, 92vw";

interface PictureCardProps {
  title: string;
  image: PictureSource | null;
  /** The address of the detail view, which opens over the page. */
  to: string;
  /** Level of the title in the page's outline. */
  heading: "h2" | "h3";
  /** Whether the picture stands on the first screen. */
  priority?: boolean;
  children?: ReactNode;
}

/** A picture with its title and words; the whole card opens the detail view. The pane over the picture shows on hover and focus. */
export function PictureCard({ title, image, to, heading: Heading, priority, children }: PictureCardProps) {
  return (
    <article className="group relative flex h-full flex-col">
      <div className="relative overflow-hidden">
        {image ? (
          <Picture
            // The title stands beside it: a picture described by nothing else is not read out twice.
            source={image.alt === title ? { ...image, alt: "" } : image}
            sizes={CARD_PICTURE_SIZES}
            priority={priority}
            className="aspect-4/3 [&_picture>img]:transition-transform [&_picture>img]:duration-300 group-hover:[&_picture>img]:scale-[1.03]"
          />
        ) : (
          <NoPicture />
        )}
        <span
          aria-hidden="true"
          className="glass caption absolute right-0 bottom-0 flex min-h-11 items-center gap-2 border-r-0 border-b-0 px-4 text-paper transition-[opacity,transform] group-has-[a:focus-visible]:translate-y-0 group-hover:translate-y-0 group-hover:opacity-100 group-has-[a:focus-visible]:opacity-100 [@media(hover:hover)]:translate-y-full [@media(hover:hover)]:opacity-0"
        >
          {pieceWords.open}
          <Icon name="zoom" className="size-4.5" />
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
