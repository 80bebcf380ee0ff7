import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { drawScene, findView, listRects, readFacts } from "../../../tests/support/drawn-kinds";
import type { View } from "../drawing/scene";

describe("a shower", () => {
  it("without a door has a bar to the wall, and none along the top", () => {
    const sizes = { shape: "walkin", width: 1000, height: 2000 };
    expect(readFacts("shower", sizes).Support).toBe("bar from the free edge to the wall");
    const [bar] = listRects(findView("shower", sizes, /^Plan/), "bar");
    // From the glass to the wall at the back, near the free edge.
    expect(bar).toMatchObject({ width: 19, y: 10, height: 890 });
    expect(bar?.x).toBeGreaterThan(850);
    expect(listRects(findView("shower", sizes, /^Elevation/), "steel")).toEqual([]);
  });

  it("hangs its door on the chosen side", () => {
    for (const hinges of ["left", "right"]) {
      const sizes = { shape: "niche", width: 750, door: "right", hinges };
      const [leaf] = listRects(findView("shower", sizes, /^Plan/), "steel");
      expect((leaf?.x ?? 0) > 375).toBe(hinges === "right");
      expect(readFacts("shower", sizes)["Hinge side"]).toContain(hinges);
    }
  });
});

describe("the door of a shower", () => {
  it("is at least 600 mm wide beside fixed glass, and is described where it is drawn", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 550, max: 3000 }),
        fc.constantFrom("left", "middle", "right"),
        fc.constantFrom("niche", "corner"),
        (width, door, shape) => {
          const { description, views } = drawScene("shower", { width, door, shape, hinges: "left" });
          const panes = (views[0] as View).shapes.flatMap((one) =>
            one.form === "rect" && one.part === "pane" ? [one] : [],
          );
          const leaf = (views[0] as View).shapes.find(({ part }) => part === "hinge");
          const hinge = leaf?.form === "rect" ? leaf.x + 45 : Number.NaN;
          const index = panes.findIndex((pane) => Math.abs(pane.x - hinge) < 0.01);
          if (panes.length === 1) return;
          expect((panes[index]?.width ?? 0) + 8).toBeGreaterThanOrEqual(600);
          const place =
            index === 0 ? "on the left" : index === panes.length - 1 ? "on the right" : "in the middle";
          expect(description).toContain(`that opens outwards, ${place}.`);
        },
      ),
    );
  });
});
