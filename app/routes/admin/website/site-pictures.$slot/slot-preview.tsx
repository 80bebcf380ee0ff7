import type { CSSProperties } from "react";
import {
  type Framing,
  findCrop,
  findCropAround,
  findFocus,
  findVisiblePart,
  type ShapeName,
  type SlotFrame,
  shapes,
} from "~/features/site-pictures/framing";
import { getPreviewPath } from "~/features/site-pictures/preview-path";
import { slotLabels as labels } from "~/features/site-pictures/slot-labels";
import { Panel } from "~/frames/admin/panel";
import { Picture } from "~/platform/images/picture";
import type { PicturePart, PictureSource } from "~/platform/images/picture-source";
import { Fold } from "~/platform/ui/fold";
import { useHydrated } from "~/platform/ui/hooks";
import { joinClasses } from "~/platform/ui/join-classes";

interface SlotPreviewProps {
  slot: { name: string; shape: ShapeName };
  /** The edited photo; null to preview the current picture. */
  photo: { id: number; picture: PictureSource } | null;
  framing: Framing;
  shownPicture: PictureSource;
  uprightPicture: PictureSource;
  hasOwnUprightPhoto: boolean;
  /** The preview differs from the site. */
  isUnsaved: boolean;
}

function getWidthClass({ screen, ratio }: SlotFrame): string {
  if (screen === "desk") return ratio > 1 ? "w-full max-w-lg" : "w-44";
  return screen === "phone" ? "w-32" : "w-44";
}

export function SlotPreview(props: SlotPreviewProps) {
  const { slot, isUnsaved } = props;
  const frames: readonly SlotFrame[] = shapes[slot.shape].frames;
  const links = frames.filter(({ screen }) => screen === "link");
  const isLinkOnly = links.length === frames.length;
  return (
    <Panel title="Preview">
      {isUnsaved ? (
        <p role="status" className="text-sm font-semibold">
          Not saved yet. Visitors still see the old picture.
        </p>
      ) : null}
      <SlotFrames
        {...props}
        frames={isLinkOnly ? frames : frames.filter(({ screen }) => screen !== "link")}
      />
      {links.length > 0 && !isLinkOnly ? (
        <Fold title={labels.screens.link} inset="none" className="border-steel-200 border-t">
          <SlotFrames {...props} frames={links} />
        </Fold>
      ) : null}
    </Panel>
  );
}

function SlotFrames({ frames, ...props }: SlotPreviewProps & { frames: readonly SlotFrame[] }) {
  const { photo } = props;
  return (
    <div className="flex flex-wrap items-start gap-x-5 gap-y-5">
      {frames.map((frame) => (
        <figure key={frame.screen} className={joinClasses("grid max-w-full gap-1.5", getWidthClass(frame))}>
          <div className={joinClasses("relative overflow-hidden bg-steel-100", frame.className)}>
            {photo && !(frame.part === "upright" && props.hasOwnUprightPhoto) ? (
              <VisiblePart {...props} photo={photo} frame={frame} />
            ) : (
              <Picture
                source={frame.part === "upright" ? props.uprightPicture : props.shownPicture}
                sizes="22rem"
                className="size-full"
              />
            )}
          </div>
          <figcaption className="caption text-steel-600">{labels.screens[frame.screen]}</figcaption>
        </figure>
      ))}
    </div>
  );
}

/** With JavaScript, moves the whole photo to follow the crop; without it, shows the crop made by the server. */
function VisiblePart({
  slot,
  photo: { id, picture },
  framing,
  frame,
}: SlotPreviewProps & { photo: { id: number; picture: PictureSource }; frame: SlotFrame }) {
  const isHydrated = useHydrated();
  const isUpright = frame.part === "upright";
  const part = isUpright
    ? findCropAround(framing, picture, frame.ratio)
    : findCrop(framing, picture, shapes[slot.shape].ratio);
  const focus = findFocus(framing, part);
  if (isHydrated) {
    return (
      <img
        src={getPreviewPath(slot.name, id, "whole")}
        alt=""
        style={toPositionStyle(findVisiblePart(part, focus, picture, frame.ratio))}
        className="absolute max-w-none"
      />
    );
  }
  return (
    <img
      src={getPreviewPath(slot.name, id, isUpright ? "upright" : "slot", framing)}
      alt=""
      className={`absolute inset-0 size-full object-cover focus-point focus-x-${focus.x} focus-y-${focus.y}`}
    />
  );
}

function toPositionStyle({ left, top, width, height }: PicturePart): CSSProperties {
  return {
    width: `${100 / width}%`,
    height: `${100 / height}%`,
    left: `${(-left / width) * 100}%`,
    top: `${(-top / height) * 100}%`,
  };
}
