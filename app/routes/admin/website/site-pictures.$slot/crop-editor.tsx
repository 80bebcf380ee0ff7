import { type CSSProperties, type KeyboardEvent, type RefObject, useRef } from "react";
import { type Framing, findCrop, fitFraming } from "~/features/site-pictures/framing";
import { slotLabels as labels } from "~/features/site-pictures/slot-labels";
import type { PicturePart } from "~/platform/images/picture-source";
import { useHydrated } from "~/platform/ui/hooks";
import { createDragHandler } from "./create-drag-handler";

interface CropEditorProps {
  src: string;
  photo: { width: number; height: number };
  /** Aspect ratio of the crop; null for that of the photo. */
  ratio: number | null;
  framing: Framing;
  onChange: (change: Partial<Framing>) => void;
}

/** Distance per key press, as a fraction of the photo. Shift multiplies it by five. */
const STEP = 0.01;

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export function CropEditor({ src, photo, ratio, framing, onChange }: CropEditorProps) {
  const stage = useRef<HTMLDivElement>(null);
  const isHydrated = useHydrated();
  const part = findCrop(framing, photo, ratio);

  return (
    <div className="grid gap-3">
      <div className="grid justify-items-center bg-steel-100">
        <div ref={stage} className={`relative w-full overflow-hidden ${getWidthClass(photo)}`}>
          <img
            src={src}
            alt=""
            width={photo.width}
            height={photo.height}
            className="block h-auto w-full select-none"
            draggable={false}
          />
          {isHydrated ? (
            <>
              <CropFrame {...{ stage, photo, ratio, part, onChange }} />
              <FocalPointMark {...{ stage, framing, onChange }} />
            </>
          ) : null}
        </div>
      </div>
      {isHydrated ? <p className="text-sm text-steel-600">{labels.crop.drag}</p> : null}
      <p id="framing-numbers" className="sr-only">
        {labels.crop.describe(framing)}
      </p>
    </div>
  );
}

interface CropFrameProps extends Pick<CropEditorProps, "photo" | "ratio" | "onChange"> {
  stage: RefObject<HTMLElement>;
  part: PicturePart;
}

/** Moved by dragging or arrow keys; resized by its corner or the plus and minus keys. */
function CropFrame({ stage, photo, ratio, part, onChange }: CropFrameProps) {
  const move = (start: PicturePart, deltaX: number, deltaY: number) =>
    onChange(
      fitFraming({ left: start.left + deltaX, top: start.top + deltaY, width: start.width }, photo, ratio),
    );
  const resize = (start: PicturePart, width: number, fixedPoint: number) =>
    onChange(
      fitFraming(
        {
          left: start.left - (width - start.width) * fixedPoint,
          top: start.top - (width / start.width - 1) * start.height * fixedPoint,
          width,
        },
        photo,
        ratio,
      ),
    );
  const onFrameKey = (event: KeyboardEvent) => {
    const step = STEP * (event.shiftKey ? 5 : 1);
    const arrow = arrows[event.key];
    const growth = ["+", "="].includes(event.key) ? 1 : event.key === "-" ? -1 : 0;
    if (!arrow && growth === 0) return;
    event.preventDefault();
    if (arrow) move(part, arrow[0] * step, arrow[1] * step);
    else resize(part, part.width * (1 + growth * 2 * STEP), 0.5);
  };

  return (
    <>
      <button
        type="button"
        aria-label={labels.crop.frame}
        aria-describedby="framing-numbers"
        style={toStyle(part)}
        onPointerDown={createDragHandler(stage, () => (deltaX, deltaY) => move(part, deltaX, deltaY))}
        onKeyDown={onFrameKey}
        className="absolute cursor-move touch-none border-2 border-chalk shadow-[0_0_0_100vmax_rgb(16_24_28/0.62)] focus-visible:outline-3 focus-visible:outline-spark focus-visible:outline-offset-0"
      />
      <span
        aria-hidden="true"
        style={{ left: toCssPercent(part.left + part.width), top: toCssPercent(part.top + part.height) }}
        onPointerDown={createDragHandler(stage, () => (deltaX, deltaY) => {
          const growth = Math.max(deltaX, (deltaY * part.width) / part.height);
          resize(part, Math.max(0.01, part.width + growth), 0);
        })}
        className="absolute size-11 -translate-full cursor-nwse-resize touch-none after:absolute after:right-0 after:bottom-0 after:size-4 after:border-2 after:border-coal after:bg-chalk"
      />
    </>
  );
}

interface FocalPointMarkProps extends Pick<CropEditorProps, "framing" | "onChange"> {
  stage: RefObject<HTMLElement>;
}

/** Moved by dragging or arrow keys. */
function FocalPointMark({ stage, framing, onChange }: FocalPointMarkProps) {
  const moveTo = (x: number, y: number) => onChange({ x: toPercent(x), y: toPercent(y) });

  const onPointKey = (event: KeyboardEvent) => {
    const step = STEP * (event.shiftKey ? 5 : 1);
    const arrow = arrows[event.key];
    if (!arrow) return;
    event.preventDefault();
    moveTo(framing.x / 100 + arrow[0] * step, framing.y / 100 + arrow[1] * step);
  };

  return (
    <button
      type="button"
      aria-label={labels.point.mark}
      aria-describedby="framing-numbers"
      style={{ left: `${framing.x}%`, top: `${framing.y}%` }}
      onPointerDown={createDragHandler(stage, () => {
        const { x, y } = framing;
        return (deltaX, deltaY) => moveTo(x / 100 + deltaX, y / 100 + deltaY);
      })}
      onKeyDown={onPointKey}
      className="part-point absolute size-11 -translate-1/2 cursor-crosshair touch-none rounded-[50%] focus-visible:outline-3 focus-visible:outline-spark focus-visible:outline-offset-0"
    />
  );
}

/** Fits the whole photo on a desktop screen. */
function getWidthClass({ width, height }: { width: number; height: number }): string {
  if (width > height) return "max-w-3xl";
  return width === height ? "max-w-lg" : "max-w-sm";
}

function toStyle({ left, top, width, height }: PicturePart): CSSProperties {
  return {
    left: toCssPercent(left),
    top: toCssPercent(top),
    width: toCssPercent(width),
    height: toCssPercent(height),
  };
}

function toCssPercent(fraction: number): string {
  return `${fraction * 100}%`;
}

function toPercent(fraction: number): number {
  return Math.round(Math.min(1, Math.max(0, fraction)) * 1000) / 10;
}
