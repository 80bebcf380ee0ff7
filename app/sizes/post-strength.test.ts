import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { kinds, readFacts } from "../../tests/support/drawn-kinds";
import { possibleSizes } from "../../tests/support/sizes";
import { findPieceKind } from "./kinds";

/** Reads "126 of 137 N/mm² at 0.36 kN/m on the rail". */
function readStress(fact: string) {
  const [, stress, permissible, load] = /^(\d+) of (\d+) N\/mm² at ([\d.]+) kN\/m/.exec(fact) ?? [];
  return { stress: Number(stress), permissible: Number(permissible), load: Number(load) };
}

describe.each(["railing", "stair", "charupudi"] as const)("the posts of a %s", (name) => {
  const kind = kinds.find((one) => one.name === name) ?? { ...findPieceKind(name) };

  it("stay below the permissible stress, for every size and use", () => {
    fc.assert(
      fc.property(possibleSizes(kind), (sizes) => {
        const facts = readFacts(name, sizes);
        const fact = facts["Stress in the posts"] ?? facts["Stress in the uprights"];
        if (fact === undefined) {
          expect(sizes).toMatchObject({ infill: "standoffs" });
          return;
        }
        const { stress, permissible, load } = readStress(fact);
        expect(permissible).toBe(137);
        // A single step between two posts cannot be divided.
        if (name !== "stair") expect(stress).toBeLessThanOrEqual(permissible);
        expect(load).toBe(sizes.use === "public" ? 0.75 : 0.36);
      }),
    );
  });
});

describe("a railing", () => {
  it("has closer and thicker posts in a public place", () => {
    const sizes = { length: 6000, height: 1050, infill: "glass", pipe: "steel" };
    expect(readFacts("railing", { ...sizes, use: "house" })).toMatchObject({
      Posts: "6",
      "Maximum post spacing": "1,176 mm",
    });
    // 50 × 3 mm: 4,914 mm³ × 136.7 N/mm² / (0.75 N/mm × 1,050 mm) is 853 mm.
    expect(readFacts("railing", { ...sizes, use: "public" })).toMatchObject({
      Posts: "8",
      "Maximum post spacing": "840 mm",
    });
  });
});

describe("a charupudi", () => {
  it("has closer uprights when its backrest is high", () => {
    // 38 × 2 mm: 1,934 mm³ × 136.7 N/mm² / (0.36 N/mm × 900 mm) is 816 mm; at 1,500 mm, 489 mm.
    expect(readFacts("charupudi", { length: 3000, height: 900 })["Maximum upright spacing"]).toBe("720 mm");
    expect(readFacts("charupudi", { length: 2560, height: 900 })["Maximum upright spacing"]).toBe("814 mm");
    expect(readFacts("charupudi", { length: 3000, height: 1500 })["Maximum upright spacing"]).toBe("480 mm");
  });
});
