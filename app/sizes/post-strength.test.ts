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

describe.each(["railing", "stair"] as const)("the posts of a %s", (name) => {
  const kind = kinds.find((one) => one.name === name) ?? { ...findPieceKind(name) };

  it("stay below the permissible stress, for every size and use", () => {
    fc.assert(
      fc.property(possibleSizes(kind), (sizes) => {
        const fact = readFacts(name, sizes)["Stress in the posts"];
        if (fact === undefined) {
          expect(sizes).toMatchObject({ infill: "standoffs" });
          return;
        }
        const { stress, permissible, load } = readStress(fact);
        expect(permissible).toBe(137);
        // A single step between two posts cannot be divided.
        if (name === "railing") expect(stress).toBeLessThanOrEqual(permissible);
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
