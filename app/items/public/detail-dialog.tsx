import { Link, useNavigation } from "@remix-run/react";
import { type MouseEvent, type ReactNode, type RefObject, useRef, useState } from "react";
import * as messages from "~/content/messages";
import { pieceWords } from "~/content/pages";
import type { PictureSource } from "~/content/picture-source";
import { Picture } from "~/images/picture";
import { Dialog } from "~/ui/dialog";
import { Icon } from "~/ui/icon";
import { useBrowserLayoutEffect } from "~/ui/use-browser-layout-effect";
import { useHydrated } from "~/ui/use-hydrated";
import { NoPicture } from "./item-card";
import { findPhotoSteps, PhotoStrip, type Photos } from "./photo-strip";
import { type Step, type Steps, useStepping, useSteps } from "./use-stepping";

/** By button, double tap or double click; pinching zooms the page natively. A new `picture` address resets it. */
function usePictureZoom(frame: RefObject<HTMLElement>, picture: string | undefined) {
  const [zoomed, setZoomed] = useState<string | null>(null);
  const isZoomed = picture !== undefined && zoomed === picture;
  /** Point to centre, as fractions of the frame. */
  const aim = useRef({ x: 0.5, y: 0.5 });

  useBrowserLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const { x, y } = aim.current;
    element.scrollTo({
      left: isZoomed ? element.scrollWidth * x - element.clientWidth / 2 : 0,
      top: isZoomed ? element.scrollHeight * y - element.clientHeight / 2 : 0,
      behavior: "instant",
    });
  }, [isZoomed]);

  const change = (x: number, y: number) => {
    aim.current = { x, y };
    setZoomed(isZoomed ? null : (picture ?? null));
  };
  return {
    isZoomed,
    toggle: () => change(0.5, 0.5),
    zoomAt: ({ clientX, clientY }: MouseEvent) => {
      const box = frame.current?.querySelector("picture > img")?.getBoundingClientRect();
      if (box) change((clientX - box.left) / box.width, (clientY - box.top) / box.height);
    },
  };
}

const DETAIL_PICTURE_SIZES = "(min-width: 64rem) min(72vw, 72rem), 100vw";
const ZOOMED_PICTURE_SIZES = "250vw";

interface DetailDialogProps {
  title: string;
  image: PictureSource | null;
  photos?: Photos;
  closeTo: string;
  steps?: Steps;
  children: ReactNode;
}

export function DetailDialog({ title, image, photos, closeTo, steps, children }: DetailDialogProps) {
  const frame = useRef<HTMLDivElement>(null);
  const isHydrated = useHydrated();
  const { isZoomed, toggle, zoomAt } = usePictureZoom(frame, image?.src);
  // Keys and swipes go through the photographs first; the links go straight to the neighbours.
  useStepping(frame, photos ? findPhotoSteps(photos, steps) : steps);
  const { go } = useSteps(steps);
  return (
    <Dialog closeTo={closeTo} title={title} hideTitle size="screen" className="detail">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the button below does the same for every way of pressing */}
      <div
        ref={frame}
        className="detail-picture"
        data-zoomed={isZoomed || undefined}
        onDoubleClick={image ? zoomAt : undefined}
      >
        {image ? (
          // A new picture starts with its own placeholder instead of the previous picture.
          <Picture
            key={image.src}
            source={image}
            sizes={isZoomed ? ZOOMED_PICTURE_SIZES : DETAIL_PICTURE_SIZES}
            priority
            className="detail-frame"
          />
        ) : (
          <NoPicture />
        )}
      </div>
      {image && isHydrated ? (
        <button type="button" aria-pressed={isZoomed} onClick={toggle} className="detail-zoom">
          <Icon name="zoom" label={pieceWords.zoom} className="size-5" />
        </button>
      ) : null}
      <div className="detail-words flex flex-col px-5 wrap-anywhere sm:px-7">
        <div className="grid gap-5 pt-5 pb-6 sm:pt-7">
          <p aria-hidden="true" className="display-face text-[clamp(1.625rem,1.4rem+1vw,2rem)] leading-[1.1]">
            {title}
          </p>
          {photos && photos.pictures.length > 1 ? <PhotoStrip {...photos} /> : null}
          {children}
        </div>
        {steps ? <StepLinks {...steps} title={title} go={go} /> : null}
      </div>
    </Dialog>
  );
}

type Go = (step: Step) => void;

function StepLinks({ title, previous, next, place, total, go }: Steps & { title: string; go: Go }) {
  const busy = useNavigation().state === "loading";
  return (
    <nav
      aria-label={pieceWords.steps}
      className="sticky bottom-0 mt-auto flex items-center gap-3 bg-paper py-3 low:static sm:pb-5"
    >
      <StepLink to={previous} label={pieceWords.previous} icon="arrow-left" onStep={() => go(-1)} />
      <p aria-live="polite" className="caption figures dimension whitespace-nowrap text-steel-600">
        {busy ? (
          messages.project.loading
        ) : (
          <>
            <span className="sr-only">{title} </span>
            {place} / {total}
          </>
        )}
      </p>
      <StepLink to={next} label={pieceWords.next} icon="arrow-right" onStep={() => go(1)} />
    </nav>
  );
}

interface StepLinkProps {
  to: string;
  label: string;
  icon: "arrow-left" | "arrow-right";
  onStep: () => void;
}

/** Replaces the history entry, so that Back closes the view. */
export function StepLink({ to, label, icon, onStep }: StepLinkProps) {
  const step = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onStep();
  };
  return (
    <Link
      to={to}
      onClick={step}
      preventScrollReset
      className="grid size-[min(3rem,18vw)] shrink-0 place-items-center rounded-sm border border-steel-300 transition-colors hover:border-graphite active:bg-mist"
    >
      <Icon name={icon} label={label} />
    </Link>
  );
}
