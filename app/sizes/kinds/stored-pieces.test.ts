import { describe, expect, it } from "vitest";
import { completeSizes } from "~/sizes/sizes";
import { findView, readFacts } from "../../../tests/support/drawn-kinds";
import { pieceKindNames, type Sizes } from "../kind";
import { findPieceKind } from "../kinds";
import { describeSizes, summarizeSizes } from "../piece-list";
import { planWindow } from "./window-plan";

describe("a piece stored before more could be chosen", () => {
  const readScene = (kind: "door" | "window", sizes: Sizes) => {
    const { draw } = findPieceKind(kind);
    return draw?.(completeSizes(findPieceKind(kind), sizes).sizes);
  };

  it("stays a solid leaf", () => {
    const stored: Sizes[] = [{ style: "panel" }, {}];
    for (const sizes of stored) {
      expect(readScene("door", sizes)?.title).toBe("Door, one leaf, solid");
      expect(readScene("door", sizes)?.material).toBe("Solid leaf, 60 mm frame");
    }
    const piece = { kind: "door", sizes: { style: "panel" }, count: 1, remark: "" } as const;
    expect(summarizeSizes(piece, "mm")).toBe("Leaf type: Solid leaf");
  });

  it("has a frame of 50 mm and no named material in a window and a sliding door", () => {
    expect(readScene("window", { width: 1500 })?.material).toBe("5 mm toughened glass");
    expect(readScene("door", { opens: "sliding" })?.material).toBe("6 mm toughened glass");
    expect(planWindow(completeSizes(findPieceKind("window"), {}).sizes).sash.height).toBe(1200 - 2 * 50);
    expect(readScene("window", { profile: "upvc" })?.material).toBe("uPVC, 5 mm toughened glass");
  });
});

describe("a stair stored before a landing could be chosen", () => {
  const piece = { kind: "stair", sizes: { steps: 19 }, count: 1, remark: "" } as const;

  it("stays a single flight", () => {
    expect(readFacts("stair", piece.sizes)).toMatchObject({
      "Running length": "5.70 m (18.7 ft) along the slope, from post to post",
      "Height of this flight": "3,135 mm",
      Treads: "18 plus the landing",
      Posts: "7",
      "Glass area": "3.64 m² (39.2 sq ft)",
    });
    expect(
      findView("stair", piece.sizes, /^Elevation/).chains.map(({ stations }) => stations),
    ).toContainEqual([0, 18 * 270]);
  });

  it("is listed as one, and not as assumed", () => {
    expect(describeSizes(piece, "mm")).toContainEqual({
      label: "Above 12 steps",
      value: "No landing, one flight",
      isAssumed: false,
    });
    expect(summarizeSizes(piece, "mm")).toBe("Number of steps: 19");
  });
});

it("lists the initial choice of a new piece as not known if no size is", () => {
  const describeLanding = (sizes: Sizes) =>
    describeSizes({ kind: "stair", sizes, count: 1, remark: "" }, "mm").find(
      ({ label }) => label === "Above 12 steps",
    );
  expect(describeLanding({ landing: "standard" })).toMatchObject({ value: "not known yet", isAssumed: true });
  expect(describeLanding({ landing: "measured" })).toMatchObject({ isAssumed: false });
  expect(describeLanding({ landing: "standard", steps: 19 })).toMatchObject({ isAssumed: false });
});

describe("the assumed choices", () => {
  it("never change, because sent quotations are drawn from what was stored", () => {
    const assumed = pieceKindNames.map((name) => {
      const { sizes } = completeSizes(findPieceKind(name), {});
      return [name, Object.values(sizes).filter((value) => typeof value === "string")];
    });
    expect(Object.fromEntries(assumed)).toEqual({
      railing: ["straight", "glass", "steel", "house"],
      stair: ["right", "glass", "none", "house"],
      gate: ["double", "bars", "none"],
      door: ["one", "panel", "left-in", "none", "none"],
      window: ["two", "undecided", "no", "no"],
      shower: ["niche", "right", "left"],
      pergola: ["glass", "2", "wall"],
      charupudi: ["straight"],
      structure: [],
      other: [],
    });
  });
});
