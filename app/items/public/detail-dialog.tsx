import { type ReactNode, useRef } from "react";
import { Picture } from "~/images/picture";
import type { PictureSource } from "~/images/picture-source";
import { Dialog } from "~/ui/dialog";
import { NoPicture } from "./picture-card";
import { StepLinks, type Steps } from "./step-links";
import { useStepping } from "./use-stepping";

/** How wide the picture of a detail view is shown. */
const DETAIL_PICTURE_SIZES = "(min-width: 64rem) min(72vw, 72rem), 100vw";

interface DetailDialogProps {
  title: string;
  image: PictureSource | null;
  /** Where closing leads. */
  closeTo: string;
  /** The way to the neighbours, by link, arrow key and swipe; absent when there are none. */
  steps?: Steps;
  /** Words beside the picture on wide screens, below it on phones. */
  children: ReactNode;
}

/** The detail view of a piece of work: its picture fit to the screen, and its words on a sheet beside it. */
export function DetailDialog({ title, image, closeTo, steps, children }: DetailDialogProps) {
  const frame = useRef<HTMLDivElement>(null);
  useStepping(frame, steps);
  return (
    <Dialog closeTo={closeTo} title={title} hideTitle size="screen" className="detail">
      <div ref={frame} className="detail-picture">
        {image ? (
          // A new picture starts over its own placeholder instead of showing the one before it.
          <Picture
            key={image.src}
            source={image}
            sizes={DETAIL_PICTURE_SIZES}
            priority
            className="detail-frame"
          />
        ) : (
          <NoPicture />
        )}
      </div>
      <div className="detail-words flex flex-col px-5 wrap-anywhere sm:px-7">
        <div className="grid gap-5 pt-5 pb-6 sm:pt-7">
          <p aria-hidden="true" className="display-face text-[clamp(1.625rem,1.4rem+1vw,2rem)] leading-[1.1]">
            {title}
          </p>
          {children}
        </div>
        {steps ? <StepLinks {...steps} title={title} /> : null}
      </div>
    </Dialog>
  );
}
