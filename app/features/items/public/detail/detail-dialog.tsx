import { Link, useNavigation } from "@remix-run/react";
import { type MouseEvent, type ReactNode, type RefObject, useRef, useState } from "react";
import * as messages from "~/content/messages";
import { itemTexts } from "~/content/pages";
import { Picture } from "~/platform/images/picture";
import type { PictureSource } from "~/platform/images/picture-source";
import { Dialog } from "~/platform/ui/dialog";
import { useBrowserLayoutEffect, useHydrated } from "~/platform/ui/hooks";
import { Icon } from "~/platform/ui/icon";
import { joinClasses } from "~/platform/ui/join-classes";
import { NoPicture } from "../item-card";
import { findPhotoSteps, PhotoStrip, type Photos } from "./photo-strip";
import { type Step, type Steps, useStepping, useSteps } from "./use-stepping";

/** Zooms by button, double tap or double click; pinching zooms the page natively. A new `picture` URL resets the zoom. */
function usePictureZoom(frame: RefObject<HTMLElement>, picture: string | undefined) {
  const [zoomedPicture, setZoomedPicture] = useState<string | null>(null);
  const isZoomed = picture !== undefined && zoomedPicture === picture;
  /** Point of the picture that zooming centres, as fractions of its width and height. */
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

  const toggleAt = (x: number, y: number) => {
    aim.current = { x, y };
    setZoomedPicture(isZoomed ? null : (picture ?? null));
  };
  return {
    isZoomed,
    toggle: () => toggleAt(0.5, 0.5),
    zoomAt: ({ clientX, clientY }: MouseEvent) => {
      const box = frame.current?.querySelector("picture > img")?.getBoundingClientRect();
      if (box) toggleAt((clientX - box.left) / box.width, (clientY - box.top) / box.height);
    },
  };
}

const DETAIL_PICTURE_SIZES = "(min-width: 64rem) min(72vw, 72rem), 100vw";
const ZOOMED_PICTURE_SIZES = "250vw";

// The text is below the picture on phones, and beside it on wide screens and in landscape.
const detailGrid = joinClasses(
  "detail grid min-h-full grid-rows-[auto_1fr] max-sm:h-full max-sm:grid-rows-[minmax(0,1fr)_auto]",
  "two-columns:grid-cols-[minmax(0,1fr)_min(22.5rem,40%)] two-columns:grid-rows-[auto]",
  "phone-landscape:h-full phone-landscape:grid-cols-[minmax(0,1fr)_min(22.5rem,45%)]",
);
// Beside the text, a fixed 3:2 ratio keeps the buttons under the pointer. Horizontal swipes move between pictures.
const pictureFrame = joinClasses(
  "group/picture grid min-h-0 w-full items-center overflow-hidden bg-graphite transition-[translate] touch-pan-y touch-pinch-zoom",
  "max-sm:pt-15 two-columns:aspect-3/2 two-columns:max-h-[calc(100dvh-3rem)] phone-landscape:aspect-auto phone-landscape:max-h-none",
  "data-zoomed:cursor-zoom-out data-zoomed:items-center-safe data-zoomed:overflow-auto data-zoomed:overscroll-contain data-zoomed:touch-pan-x",
);
const pictureFit = joinClasses(
  // The placeholder's ratio is rounded, so it is scaled down to stay behind its picture.
  "detail-frame bg-graphite! [&>img]:scale-95 [&_img]:object-contain [&_picture>img]:max-h-[64dvh] max-sm:[&_picture>img]:max-h-none",
  "group-data-zoomed/picture:w-[250%] group-data-zoomed/picture:[&_picture>img]:max-h-none",
  "two-columns:h-full two-columns:[&_picture>img]:max-h-none two-columns:group-data-zoomed/picture:h-[200%] two-columns:group-data-zoomed/picture:w-[200%]",
);
const textSheet = joinClasses(
  "@container flex flex-col wrap-anywhere px-5 sm:px-7",
  "max-sm:max-h-[62dvh] max-sm:overflow-y-auto max-sm:overscroll-contain max-sm:rounded-t-md max-sm:bg-paper",
  "two-columns:h-0 two-columns:min-h-full two-columns:overflow-y-auto two-columns:pt-10 phone-landscape:h-full phone-landscape:min-h-0 phone-landscape:px-5 phone-landscape:pt-0",
);

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
  // Keys and swipes move through the photos first; the links open the neighbouring items.
  useStepping(frame, photos ? findPhotoSteps(photos, steps) : steps);
  const { go } = useSteps(steps);
  return (
    <Dialog closeTo={closeTo} title={title} isTitleHidden size="screen" className={detailGrid}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the button below does the same */}
      <div
        ref={frame}
        className={pictureFrame}
        data-zoomed={isZoomed || undefined}
        onDoubleClick={image ? zoomAt : undefined}
      >
        {image ? (
          // A new element starts with its own placeholder instead of the previous picture.
          <Picture
            key={image.src}
            source={image}
            sizes={isZoomed ? ZOOMED_PICTURE_SIZES : DETAIL_PICTURE_SIZES}
            priority
            className={pictureFit}
          />
        ) : (
          <NoPicture />
        )}
      </div>
      {image && isHydrated ? (
        <button
          type="button"
          aria-pressed={isZoomed}
          onClick={toggle}
          className="absolute top-2 right-15 z-10 grid size-11 place-items-center rounded-sm bg-chalk/90 text-graphite hover:bg-mist aria-pressed:bg-mist two-columns:right-[calc(min(22.5rem,40%)+0.5rem)] phone-landscape:right-[calc(min(22.5rem,45%)+0.5rem)]"
        >
          <Icon name="zoom" label={itemTexts.zoom} className="size-5" />
        </button>
      ) : null}
      <div className={textSheet}>
        <div className="grid gap-5 pt-5 pb-6 phone-landscape:gap-3 phone-landscape:py-3 max-sm:gap-3 max-sm:pt-4 max-sm:pb-2 sm:pt-7">
          <p
            aria-hidden="true"
            className="display-face text-[clamp(1.375rem,1.05rem+1.4vw,2rem)] leading-[1.1] phone-landscape:pr-11 phone-landscape:text-[1.375rem]"
          >
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

function StepLinks({ title, previous, next, position, total, go }: Steps & { title: string; go: Go }) {
  const isLoading = useNavigation().state === "loading";
  return (
    <nav
      aria-label={itemTexts.steps}
      className="sticky bottom-0 mt-auto flex items-center gap-3 bg-paper py-3 very-short:static sm:pb-5"
    >
      <StepLink to={previous} label={itemTexts.previous} icon="arrow-left" onStep={() => go(-1)} />
      <p
        aria-live="polite"
        className="caption figures dimension whitespace-nowrap text-steel-600 @max-[14rem]:justify-center @max-[14rem]:before:hidden @max-[14rem]:after:hidden"
      >
        {isLoading ? (
          messages.project.loading
        ) : (
          <>
            <span className="sr-only">{`${title} `}</span>
            {`${position} / ${total}`}
          </>
        )}
      </p>
      <StepLink to={next} label={itemTexts.next} icon="arrow-right" onStep={() => go(1)} />
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
  const onClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onStep();
  };
  return (
    <Link
      to={to}
      onClick={onClick}
      preventScrollReset
      className="grid size-[min(3rem,18vw)] shrink-0 place-items-center rounded-sm border border-steel-300 transition-colors hover:border-graphite active:bg-mist"
    >
      <Icon name={icon} label={label} />
    </Link>
  );
}
