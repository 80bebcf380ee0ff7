import type { ReactNode } from "react";
import { Picture } from "~/platform/images/picture";
import type { PictureFocus, PictureSource } from "~/platform/images/picture-source";
import { joinClasses } from "~/platform/ui/join-classes";
import { Breadcrumb, type Crumb } from "./breadcrumb";

export const PAGE_HEADER_PICTURE_SIZES = "(min-width: 64rem) 58vw, 100vw";

export const WIDE_PAGE_HEADER_MEDIA = "(min-width: 64rem)";

interface PageHeaderProps {
  title: string;
  text?: ReactNode;
  crumbs?: readonly Crumb[];
  picture?: PictureSource;
  /** Hides the picture on phones and tablets, so that a form below starts on the first screen. */
  isPictureWideOnly?: boolean;
  /** States material, main size and finish. */
  caption?: string;
  children?: ReactNode;
}

export function PageHeader({
  title,
  text,
  crumbs,
  picture,
  isPictureWideOnly = false,
  caption,
  children,
}: PageHeaderProps) {
  return (
    <header className="relative bg-graphite pt-20 text-paper lg:pt-24">
      <div
        className={
          picture ? "page-header-frame lg:grid lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]" : undefined
        }
      >
        <div className={picture ? "page-header-text" : "shell pt-6 pb-9 lg:pt-10 lg:pb-20"}>
          {crumbs ? <Breadcrumb crumbs={crumbs} /> : null}
          <div>
            <h1 className="mt-6 text-display">{title}</h1>
            {text ? (
              <div className="mt-5 max-w-[48ch] text-pretty text-lead text-steel-200">{text}</div>
            ) : null}
            {children ? (
              <div data-no-print="" className="mt-8 flex flex-wrap gap-3">
                {children}
              </div>
            ) : null}
          </div>
        </div>
        {picture ? (
          <figure className={joinClasses("flex flex-col", isPictureWideOnly && "max-lg:hidden")}>
            <span className="hero-transition relative flex flex-col lg:flex-1">
              <Picture
                source={picture}
                sizes={PAGE_HEADER_PICTURE_SIZES}
                // A hidden picture has no priority, so that phones do not load it.
                priority={!isPictureWideOnly}
                // A fixed height on wide screens, independent of the picture's ratio, so that all headers match.
                className="aspect-3/2 print:aspect-5/2 lg:aspect-auto lg:min-h-[max(30rem,min(38.9vw,78svh))] lg:flex-1 lg:[&_picture>img]:absolute lg:[&_picture>img]:inset-0"
              />
              <PictureDimension picture={picture} />
            </span>
            {caption ? (
              <figcaption className="caption px-[max(1.25rem,4.5vw)] py-3 text-balance text-steel-300 lg:px-0">
                {caption}
              </figcaption>
            ) : null}
          </figure>
        ) : null}
      </div>
    </header>
  );
}

/** Half the length of an extension line and of a tick, on a sheet 1,600 wide. */
const EXTENSION = 18;
const TICK = 11;

/** Crops the drawing like the picture: `preserveAspectRatio` for each `object-position`. */
const alignments: Record<PictureFocus, string> = {
  center: "xMidYMid",
  top: "xMidYMin",
  bottom: "xMidYMax",
  left: "xMinYMid",
  right: "xMaxYMid",
  "top-left": "xMinYMin",
  "top-right": "xMaxYMin",
  "bottom-left": "xMinYMax",
  "bottom-right": "xMaxYMax",
};

function PictureDimension({ picture }: { picture: PictureSource }) {
  const { measure, width, height, focus = "center" } = picture;
  if (!measure) return null;
  // The sheet is always 1,600 wide, so that lines and letters have the same size on all pictures.
  const sheet = { width: 1600, height: (1600 * height) / width };
  const [x1, y1] = [measure.from[0] * sheet.width, measure.from[1] * sheet.height];
  const [x2, y2] = [measure.to[0] * sheet.width, measure.to[1] * sheet.height];
  const length = Math.hypot(x2 - x1, y2 - y1);
  const [direction, normal] = [
    { x: (x2 - x1) / length, y: (y2 - y1) / length },
    { x: -(y2 - y1) / length, y: (x2 - x1) / length },
  ];
  const writeEnd = (x: number, y: number) =>
    `M${x - normal.x * EXTENSION} ${y - normal.y * EXTENSION}l${normal.x * 2 * EXTENSION} ${normal.y * 2 * EXTENSION}` +
    `M${x - (direction.x - normal.x) * TICK} ${y - (direction.y - normal.y) * TICK}` +
    `l${(direction.x - normal.x) * 2 * TICK} ${(direction.y - normal.y) * 2 * TICK}`;
  // Text is above its line; beside a vertical line it reads from the right (ISO 129).
  const angle = x1 === x2 ? -90 : (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI;
  return (
    <svg
      aria-hidden="true"
      className="picture-dimension"
      viewBox={`0 0 ${sheet.width} ${sheet.height}`}
      preserveAspectRatio={`${typeof focus === "string" ? alignments[focus] : alignments.center} slice`}
    >
      <path d={`M${x1} ${y1}L${x2} ${y2}${writeEnd(x1, y1)}${writeEnd(x2, y2)}`} />
      <text transform={`translate(${(x1 + x2) / 2} ${(y1 + y2) / 2}) rotate(${angle})`} dy="-0.55em">
        {measure.text}
      </text>
    </svg>
  );
}
