import type { SketchShape } from "./scene";
import { type MarkList, round } from "./sheet";

/** `scale` is sheet mm per object mm; `x` and `y` are the origin in sheet mm. */
export interface Placement {
  x: number;
  y: number;
  scale: number;
}

/** In sheet mm: thinner rectangles and strips become one line. */
const MIN_WIDTH = 0.55;
/** Below this scale, bars get the thinnest pen, because outlines would merge into black. */
const FINE_SCALE = 1 / 105;
/** In sheet mm: shorter bars, such as clamps, are omitted. */
const MIN_BAR_LENGTH = 1;
const HATCH_SPACING = 1.5;

export function drawShapes(list: MarkList, shapes: readonly SketchShape[], { x, y, scale }: Placement): void {
  const point = (px: number, py: number) => `${round(x + px * scale)} ${round(y - py * scale)}`;
  for (const shape of shapes) {
    const className = scale < FINE_SCALE && shape.pen === "bar" ? "d-fine" : `d-${shape.pen}`;
    switch (shape.form) {
      case "polygon": {
        let data = "";
        for (let index = 0; index + 1 < shape.points.length; index += 2) {
          data += `${index ? "L" : "M"}${point(shape.points[index] as number, shape.points[index + 1] as number)}`;
        }
        list.addPath(className, shape.isClosed ? `${data}Z` : data);
        break;
      }
      case "rect": {
        const { x: left, y: bottom, width, height } = shape;
        if (shape.pen === "bar" && Math.max(width, height) * scale < MIN_BAR_LENGTH) break;
        if (Math.min(width, height) * scale >= MIN_WIDTH) {
          list.addRect(
            className,
            x + left * scale,
            y - (bottom + height) * scale,
            width * scale,
            height * scale,
          );
        } else if (width < height) {
          const middle = left + width / 2;
          list.addPath(className, `M${point(middle, bottom)}L${point(middle, bottom + height)}`);
        } else {
          const middle = bottom + height / 2;
          list.addPath(className, `M${point(left, middle)}L${point(left + width, middle)}`);
        }
        break;
      }
      case "strip": {
        const [x1, y1, x2, y2] = shape.points;
        if (shape.width * scale < MIN_WIDTH) {
          list.addPath(className, `M${point(x1, y1)}L${point(x2, y2)}`);
          break;
        }
        const length = Math.hypot(x2 - x1, y2 - y1) || 1;
        // Cuts the ends vertically, or horizontally on steep strips.
        const isSteep = Math.abs(y2 - y1) > Math.abs(x2 - x1);
        const half = (shape.width / 2) * (length / (Math.abs(isSteep ? y2 - y1 : x2 - x1) || 1));
        const [dx, dy] = isSteep ? [half, 0] : [0, half];
        list.addPath(
          className,
          `M${point(x1 - dx, y1 - dy)}L${point(x2 - dx, y2 - dy)}L${point(x2 + dx, y2 + dy)}L${point(x1 + dx, y1 + dy)}Z`,
        );
        break;
      }
      case "arc": {
        const { x: cx, y: cy, radius, from, to } = shape;
        const r = round(radius * scale);
        const pointAt = (angle: number) =>
          point(cx + radius * Math.cos(angle), cy + radius * Math.sin(angle));
        if (to - from >= 2 * Math.PI) {
          const half = `A${r} ${r} 0 0 0`;
          list.addPath(
            className,
            `M${pointAt(0)}${half} ${pointAt(Math.PI)}${half} ${pointAt(2 * Math.PI)}Z`,
          );
        } else {
          list.addPath(
            className,
            `M${pointAt(from)}A${r} ${r} 0 ${to - from > Math.PI ? 1 : 0} 0 ${pointAt(to)}`,
          );
        }
        break;
      }
      case "hatch": {
        const left = x + shape.x * scale;
        const bottom = y - shape.y * scale;
        drawHatch(list, left, bottom - shape.height * scale, shape.width * scale, shape.height * scale);
        break;
      }
    }
  }
}

export function drawHatch(list: MarkList, x: number, y: number, width: number, height: number): void {
  for (let offset = HATCH_SPACING / 2 - height; offset < width; offset += HATCH_SPACING) {
    const start = Math.max(0, offset);
    const end = Math.min(width, offset + height);
    if (end - start < 0.15) continue;
    list.addLine("d-thin", x + start, y + height - (start - offset), x + end, y + height - (end - offset));
  }
}
