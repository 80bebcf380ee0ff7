import { describe, expect, it } from "vitest";
import { findView, listRects, readFacts } from "../../../tests/support/drawn-kinds";

describe("a railing", () => {
  it("states the number of posts and their spacing separately", () => {
    const facts = readFacts("railing", { length: 1020, infill: "glass" });
    expect(facts).toMatchObject({ Posts: "2", "Maximum post spacing": "900 mm" });
    for (const value of Object.values(facts)) expect(value).not.toMatch(/\d, \d{3} mm/);
  });

  it.each(["railing", "charupudi"] as const)(
    "of kind %s states no spacing below that of its drawing",
    (kind) => {
      for (let length = 1000; length < 4000; length += 1) {
        const [, spacing = ""] =
          Object.entries(readFacts(kind, { length })).find(([label]) => /spacing/.test(label)) ?? [];
        const bays = findView(kind, { length }, /^Elevation/)
          .chains.find(({ side, isOverall }) => side === "bottom" && !isOverall)
          ?.stations.map(Math.round)
          .flatMap((station, index, all) => station - (all[index - 1] ?? station));
        expect(Number.parseInt(spacing.replace(",", ""), 10)).toBeGreaterThanOrEqual(
          Math.max(...(bays ?? [0])),
        );
      }
    },
  );

  it("draws its bars on the bottom rail", () => {
    const view = findView("railing", { infill: "balusters" }, /^Elevation/);
    const [rail, ...others] = listRects(view, "bar").filter(({ width }) => width > 1000);
    expect(others).toEqual([]);
    for (const bar of listRects(view, "bar").filter(({ width }) => width === 12))
      expect(bar.y).toBeGreaterThanOrEqual((rail?.y ?? 0) + (rail?.height ?? 0));
  });
});
