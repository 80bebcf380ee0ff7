import type { Mark, SheetSize } from "../kind";

/**
 * Sheets are measured in millimetres as CSS counts them, 96 px to 25.4. The small one is 276 px wide, which is what a screen of
 * 320 px has within its margins, the wide one 720 px; A4 lies, and prints in its own size. A page shows a sheet at least that
 * wide, so that texts have the sizes below or more: wider is larger, never smaller.
 */
export const sheetWidths: Record<SheetSize, number> = { small: 73, wide: 190.5, paper: 297 };

/** Room for the views in height, in mm; the small and the wide sheet end where their drawing ends. */
export const tallest = { small: 96, wide: 118 } as const;

/** Sizes of text in mm: 12.1 px for figures and notes, 11.1 px for what goes beside them. None is smaller. */
export const TEXT = 3.2;
export const SMALL_TEXT = 2.95;

/** A coordinate to the hundredth of a millimetre, which no eye sees. */
export const round = (value: number) => Math.round(value * 100) / 100;

/** Builds the marks of a sheet; lines that follow one another in the same class become one path. */
export class MarkList {
  readonly marks: Mark[] = [];
  private path = "";
  private pathClass = "";

  /** Adds path data, its coordinates absolute. */
  addPath(className: string, data: string): void {
    if (className !== this.pathClass) this.endPath();
    this.pathClass = className;
    this.path += data;
  }

  /** A straight line. */
  addLine(className: string, x1: number, y1: number, x2: number, y2: number): void {
    this.addPath(className, `M${round(x1)} ${round(y1)}L${round(x2)} ${round(y2)}`);
  }

  /** A rectangle by its lines. */
  addRect(className: string, x: number, y: number, width: number, height: number): void {
    const [right, bottom] = [round(x + width), round(y + height)];
    this.addPath(className, `M${round(x)} ${round(y)}H${right}V${bottom}H${round(x)}Z`);
  }

  /** A text on its baseline; `isUpright` ones read from the right. */
  addText(
    className: string,
    text: string,
    x: number,
    y: number,
    anchor: "start" | "middle" | "end" = "start",
    isUpright = false,
  ): void {
    this.endPath();
    const attributes: Record<string, number | string> = { x: round(x), y: round(y) };
    if (anchor !== "start") attributes["text-anchor"] = anchor;
    if (isUpright) attributes.transform = `rotate(-90 ${round(x)} ${round(y)})`;
    this.marks.push({ element: "text", attributes, className, text });
  }

  private endPath(): void {
    if (this.path) {
      this.marks.push({ element: "path", attributes: { d: this.path }, className: this.pathClass });
    }
    this.path = "";
    this.pathClass = "";
  }

  /** All marks, in the order of painting. */
  finish(): Mark[] {
    this.endPath();
    return this.marks;
  }
}
