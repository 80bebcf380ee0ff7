import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { drawPiece } from "./draw-piece";
import type { Drawing, Piece, SheetSize } from "./kind";
import { PieceDrawing } from "./piece-drawing";
import { writeInlineSvg, writeSvg } from "./write-svg";

const railing: Piece = {
  kind: "railing",
  sizes: { shape: "straight", length: 3600, height: 1050, infill: "glass" },
  count: 2,
  remark: "",
};
const titleBlock = {
  firm: "Steel Works",
  phone: "98430 12345",
  customer: "Kavitha, Peelamedu",
  enquiry: "1042",
  drawing: "3 of 4",
  date: "22 November 2026",
};

function draw(piece: Piece, sheet: SheetSize, showsFeet = false): Drawing {
  const drawing = drawPiece(piece, sheet, { showsFeet, titleBlock });
  if (!drawing) throw new Error(`There is no drawing of a ${piece.kind}.`);
  return drawing;
}

const listTexts = ({ marks }: Drawing) => marks.flatMap(({ text }) => (text ? [text] : []));

describe("a drawing", () => {
  test("shows parts and overall sizes on a wide sheet, only overall sizes on a small one", () => {
    expect(listTexts(draw(railing, "wide"))).toEqual(
      expect.arrayContaining(["60", "1,160", "3,600", "1,050"]),
    );
    expect(listTexts(draw(railing, "small"))).toEqual(["Elevation from outside", "3,600", "1,050"]);
  });

  test("adds feet to overall sizes on request", () => {
    expect(listTexts(draw(railing, "wide", true))).toEqual(expect.arrayContaining(["11′ 9¾″", "3′ 5⅜″"]));
    expect(listTexts(draw(railing, "wide"))).not.toContain("11′ 9¾″");
  });

  test("marks only assumed sizes", () => {
    const { sizes } = railing;
    const { height: _, ...known } = sizes;
    const drawing = draw({ ...railing, sizes: known }, "wide");
    expect(
      drawing.marks.filter(({ className }) => className === "d-assumed").map(({ text }) => text),
    ).toEqual(["≈ 1,050"]);
  });

  test("uses a standard scale on A4 and names it in the title block", () => {
    const drawing = draw(railing, "paper");
    expect(drawing).toMatchObject({ width: 297, height: 210, scale: 20 });
    expect(listTexts(drawing)).toEqual(
      expect.arrayContaining([
        "Steel Works",
        "98430 12345",
        "Kavitha, Peelamedu",
        "1042",
        "3 of 4",
        "We measure on site first.",
        "1 : 20",
        "22 November 2026",
        "Size of each of 2 items",
        "3,600 × 1,050 mm",
      ]),
    );
    expect(listTexts(drawing).filter((text) => text.startsWith("Railing, glass"))).toHaveLength(1);
    // The rail, 3,600 mm long, is 180 mm long on the sheet.
    const lengths = drawing.marks.flatMap(({ attributes }) =>
      [...String(attributes.d).matchAll(/M([\d.]+) [\d.]+H([\d.]+)/g)].map(
        ([, from, to]) => Number(to) - Number(from),
      ),
    );
    expect(lengths.some((length) => Math.abs(length - 180) < 0.02)).toBe(true);
  });

  test("is null for kinds that have no drawing", () => {
    expect(
      drawPiece({ kind: "structure", sizes: {}, count: 1, remark: "" }, "wide", { showsFeet: false }),
    ).toBeNull();
  });
});

describe("the SVG of a drawing", () => {
  test("has a title, a description and selectable text, rendered by React or written inline", () => {
    const drawing = draw(railing, "wide");
    const rendered = renderToStaticMarkup(<PieceDrawing drawing={drawing} title="Line 1 & more" />);
    for (const svg of [rendered, writeInlineSvg(drawing, "line", "Line 1 & more")]) {
      expect(svg).toMatch(/^<svg role="img" aria-labelledby="\S+ \S+"/);
      expect(svg).toContain(">Line 1 &amp; more</title>");
      expect(svg).toContain(
        "A straight railing, 3,600 mm long and 1,050 mm high: 4 posts under a round rail",
      );
      expect(svg).toContain(">3,600</text>");
      expect(svg.match(/<path/g)).toHaveLength(
        drawing.marks.filter(({ element }) => element === "path").length,
      );
    }
  });

  test("is a self-contained file at actual size", () => {
    const svg = writeSvg(draw(railing, "paper"));
    expect(svg).toMatch(
      /^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" width="297mm" height="210mm" viewBox="0 0 297 210">/,
    );
    expect(svg.replace("http://www.w3.org/2000/svg", "")).not.toMatch(/https?:|url\(|@import/);
    expect(svg).toMatch(/<\/svg>$/);
  });

  test("escapes text", () => {
    const drawing: Drawing = {
      width: 10,
      height: 10,
      scale: 1,
      description: "<b>",
      marks: [{ element: "text", attributes: { x: 1, y: 1 }, className: "d-note", text: `<script>"&` }],
    };
    expect(writeSvg(drawing)).toContain("&lt;script&gt;&quot;&amp;</text>");
    expect(writeInlineSvg(drawing, "a", "<i>")).toContain("&lt;i&gt;");
  });
});
