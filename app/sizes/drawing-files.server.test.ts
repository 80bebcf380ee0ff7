import sharp from "sharp";
import { expect, test } from "vitest";
import { kinds } from "../../tests/support/drawn-kinds";
import { drawPiece } from "./draw-piece";
import { renderPng } from "./drawing-files.server";
import { writeSvg } from "./write-svg";

const writeText = (text: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20"><text x="2" y="15" font-size="14" font-family="Text Sans">${text}</text></svg>`;

const renderPixels = async (svg: string) => {
  const { data } = await sharp(await renderPng(svg, 40))
    .raw()
    .toBuffer({ resolveWithObject: true });
  return data.toString("base64");
};

test("the drawing font has a glyph for every character in a drawing", async () => {
  const pieces = kinds.flatMap((kind) => {
    const choices = kind
      .listFields({})
      .flatMap((field) =>
        field.type === "choice" ? field.options.map(({ value }) => ({ [field.name]: value })) : [],
      );
    return [{}, ...choices].map((sizes) => ({ kind: kind.name, sizes, count: 2, remark: "" }));
  });
  const texts = pieces.flatMap((piece) => {
    const titleBlock = { drawing: "1 of 3", date: "May 1, 2031" };
    return (
      drawPiece(piece, "paper", { showsFeet: true, titleBlock })?.marks.map(({ text = "" }) => text) ?? []
    );
  });
  const characters = new Set(
    [...texts.join(""), ..."0123456789½¼¾⅛⅜⅝⅞′″≈×"].filter((character) => character.trim() !== ""),
  );
  const missing = await renderPixels(writeText("\u{1f6aa}"));
  for (const character of characters) {
    if ("&<>".includes(character)) continue;
    expect({ character, isMissing: (await renderPixels(writeText(character))) === missing }).toEqual({
      character,
      isMissing: false,
    });
  }
  expect(characters.size).toBeGreaterThan(40);
});

test("renders a drawing with lines and text on white", async () => {
  const piece = { kind: "gate", sizes: { width: 3600 }, count: 1, remark: "" } as const;
  const drawing = drawPiece(piece, "wide", { showsFeet: false });
  if (!drawing) throw new Error("There is no drawing of a gate.");
  const image = sharp(await renderPng(writeSvg(drawing), 1200));
  const { width, height } = await image.metadata();
  expect(width).toBe(1200);
  expect(Math.abs((height ?? 0) - (1200 * drawing.height) / drawing.width)).toBeLessThan(2);
  const { channels } = await image.stats();
  expect(channels[0]).toMatchObject({ max: 255 });
  expect(channels[0]?.min).toBeLessThan(60);
  const withoutText = { ...drawing, marks: drawing.marks.filter(({ element }) => element !== "text") };
  expect(await renderPixels(writeSvg(withoutText))).not.toBe(await renderPixels(writeSvg(drawing)));
});
