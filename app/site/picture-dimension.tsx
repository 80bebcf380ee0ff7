import type { PictureFocus, PictureSource } from "~/images/picture-source";

/** Half the length of an extension line, and of a tick across it, in pixels of the whole picture. */
const EXTENSION = 18;
const TICK = 11;

/** How the drawing follows the picture's crop: the same point stays in view as with `object-position`. */
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

/** The dimension line of a picture drawn over it, on what it measures; nothing for a picture without one. */
export function PictureDimension({ picture }: { picture: PictureSource }) {
  const { measure, width, height, focus = "center" } = picture;
  if (!measure) return null;
  // All pictures are drawn on a sheet 1,600 wide, so that lines and letters are alike.
  const sheet = { width: 1600, height: (1600 * height) / width };
  const [x1, y1] = [measure.from[0] * sheet.width, measure.from[1] * sheet.height];
  const [x2, y2] = [measure.to[0] * sheet.width, measure.to[1] * sheet.height];
  const length = Math.hypot(x2 - x1, y2 - y1);
  const [along, across] = [
    { x: (x2 - x1) / length, y: (y2 - y1) / length },
    { x: -(y2 - y1) / length, y: (x2 - x1) / length },
  ];
  const end = (x: number, y: number) =>
    `M${x - across.x * EXTENSION} ${y - across.y * EXTENSION}l${across.x * 2 * EXTENSION} ${across.y * 2 * EXTENSION}` +
    `M${x - (along.x - across.x) * TICK} ${y - (along.y - across.y) * TICK}` +
    `l${(along.x - across.x) * 2 * TICK} ${(along.y - across.y) * 2 * TICK}`;
  // The text stands above its line, and beside an upright one so that it is read from the right, as ISO 129 has it.
  const angle = x1 === x2 ? -90 : (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI;
  return (
    <svg
      aria-hidden="true"
      className="picture-dimension"
      viewBox={`0 0 ${sheet.width} ${sheet.height}`}
      preserveAspectRatio={`${typeof focus === "string" ? alignments[focus] : alignments.center} slice`}
    >
      <path d={`M${x1} ${y1}L${x2} ${y2}${end(x1, y1)}${end(x2, y2)}`} />
      <text transform={`translate(${(x1 + x2) / 2} ${(y1 + y2) / 2}) rotate(${angle})`} dy="-0.55em">
        {measure.text}
      </text>
    </svg>
  );
}
