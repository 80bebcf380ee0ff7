import { describe, expect, it } from "vitest";
import { readChangedPieces } from "./carry-over";
import { splitSizes } from "./split-sizes";
import { validatePiece } from "./validate-pieces";

const gate = (width: string, height = "") => ({
  ...({ kind: "gate", count: "1", remark: "" } as const),
  sizes: { width, height },
});

describe("splitSizes", () => {
  it.each([
    ["10 x 4", "10", "4"],
    ["10 by 4", "10", "4"],
    ["10*4", "10", "4"],
    ["10×4", "10", "4"],
    ["10 X 4 ft", "10 ft", "4 ft"],
    ["10 ft x 4 ft 6 in", "10 ft", "4 ft 6 in"],
    [`10' x 4'`, "10'", "4'"],
    ["12 x 4 ft 6 in", "12 ft", "4 ft 6 in"],
    [`12 x 4'6"`, "12 '", `4'6"`],
    ["12 x 4ft. 6in", "12 ft", "4ft. 6in"],
    ["12 x 4-6", "12", "4-6"],
    ["10⅝ x 4⅝ in", "10⅝ in", "4⅝ in"],
    ["௧௦ x ௪ அடி", "௧௦ அடி", "௪ அடி"],
    ["3600 mm x 1800", "3600 mm", "1800 mm"],
    ["1.5 m x 1.2", "1.5 m", "1.2 m"],
    ["10 ft x 4", "10 ft", "4"],
    ["6 in x 4", "6 in", "4"],
  ])("reads %s as two sizes", (typed, width, height) => {
    expect(splitSizes(gate(typed, "7"), "ft").sizes).toEqual({ width, height });
  });

  it.each(["10", "10 x", "x 4", "10 x wide", "10 x 4 x 3", "tax", ""])("keeps “%s”", (typed) => {
    expect(splitSizes(gate(typed, "7"), "ft").sizes).toEqual({ width: typed, height: "7" });
  });

  it.each([
    ["spaces", `10${" ".repeat(130)}x 4`],
    ["letters", `1x${"a".repeat(40_000)}1`],
    ["separators", `${"1x".repeat(20_000)}\n1`],
  ])("keeps text that is too long for two sizes: %s", (_, typed) => {
    const piece = gate(typed);
    expect(splitSizes(piece, "ft")).toBe(piece);
  });

  it("fills length and depth of a bench", () => {
    const bench = { ...gate(""), kind: "charupudi" as const, sizes: { length: "8 x 1.5" } };
    expect(splitSizes(bench, "ft").sizes).toEqual({ length: "8", depth: "1.5" });
  });

  it.each(["railing", "charupudi"] as const)(
    "does not guess which two lengths of a bent %s are typed",
    (kind) => {
      for (const shape of ["l", "u"]) {
        const bent = { ...gate(""), kind, sizes: { shape, length: "8 x 1.5" } };
        expect(splitSizes(bent, "ft")).toBe(bent);
      }
      const straight = { ...gate(""), kind: "railing" as const, sizes: { length: "10 x 3" } };
      expect(splitSizes(straight, "ft").sizes).toEqual({ length: "10", height: "3" });
    },
  );

  it("leaves kinds with a single length alone", () => {
    const other = { ...gate("10 x 4"), kind: "other" as const };
    expect(splitSizes(other, "ft")).toBe(other);
  });

  it("is applied to drawings and to sent forms", () => {
    const { piece, problems } = validatePiece(gate("12 x 6"), 1, { unit: "ft", isUnmeasured: false });
    expect(problems).toEqual([]);
    expect(piece?.sizes).toEqual({ width: 3657.6, height: 1828.8 });
    const sent = { "pieces-unit": "ft", "piece-1-kind": "gate", "piece-1-size-width": "12 x 6" };
    expect(readChangedPieces(sent).pieces[0]?.sizes).toEqual({ width: "12", height: "6" });
  });
});
