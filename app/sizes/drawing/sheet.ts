import type { Mark, SheetSize } from "../kind";

/**
 * In CSS mm (96 px = 25.4 mm): small is 276 px, the content width of a 320 px screen; wide is 720 px; paper is A4
 * landscape in true size. Pages show a sheet at least this wide, to keep its texts legible.
 */
export const sheetWidths: Record<SheetSize, number> = { small: 73, wide: 190.5, paper: 297 };

/** In sheet mm. Small and wide sheets are only as high as their drawing. */
export const maxHeights = { small: 96, wide: 118 } as const;

/** In sheet mm: 12.1 px for figures and notes; 11.1 px, the minimum, for secondary text. */
export const TEXT = 3.2;
export const SMALL_TEXT = 2.95;

export const round = (value: number) => Math.round(value * 100) / 100;

/** Merges consecutive lines of one class into one path. */
export class MarkList {
  readonly marks: Mark[] = [];
  private path = "";
  private pathClass = "";

  addPath(className: string, data: string): void {
    if (className !== this.pathClass) this.endPath();
    this.pathClass = className;
    this.path += data;
  }

  addLine(className: string, x1: number, y1: number, x2: number, y2: number): void {
    this.addPath(className, `M${round(x1)} ${round(y1)}L${round(x2)} ${round(y2)}`);
  }

  addRect(className: string, x: number, y: number, width: number, height: number): void {
    const [right, bottom] = [round(x + width), round(y + height)];
    this.addPath(className, `M${round(x)} ${round(y)}H${right}V${bottom}H${round(x)}Z`);
  }

  /** `y` is the baseline; `isRotated` rotates the text to be read from the right. */
  addText(
    className: string,
    text: string,
    x: number,
    y: number,
    anchor: "start" | "middle" | "end" = "start",
    isRotated = false,
  ): void {
    this.endPath();
    const attributes: Record<string, number | string> = { x: round(x), y: round(y) };
    if (anchor !== "start") attributes["text-anchor"] = anchor;
    if (isRotated) attributes.transform = `rotate(-90 ${round(x)} ${round(y)})`;
    this.marks.push({ element: "text", attributes, className, text });
  }

  addImage(href: string, x: number, y: number, width: number, height: number): void {
    this.endPath();
    const attributes = { href, x: round(x), y: round(y), width: round(width), height: round(height) };
    this.marks.push({ element: "image", attributes, className: "d-image" });
  }

  private endPath(): void {
    if (this.path) {
      this.marks.push({ element: "path", attributes: { d: this.path }, className: this.pathClass });
    }
    this.path = "";
    this.pathClass = "";
  }

  finish(): Mark[] {
    this.endPath();
    return this.marks;
  }
}
