import { describe, expect, it } from "vitest";
import { serviceCategories } from "~/content/service-index";
import { proposeService } from "./propose-piece";

describe("proposeService", () => {
  it.each(serviceCategories.flatMap(({ items }) => items.map(({ label, slug }) => [label, slug])))(
    "finds the service that is named: %s",
    (label, slug) => expect(proposeService(label, "")).toBe(slug),
  );

  it.each([
    ["Sliding gate at Peelamedu", "", "ms-gate"],
    ["Gate with wicket", "Stainless steel, brushed.", "ss-gate"],
    ["Sliding doors to the sit-out", "White uPVC with a mesh.", "upvc-doors"],
    ["Balcony in Vadavalli", "Toughened glass between SS posts.", "balcony-glasswork"],
    ["Staircase railing", "Teak handrail on glass.", "wooden-with-glass-railing"],
    ["Site visit", "Two trusses over a shed.", "g1-steel-work"],
  ])("reads the material in the title or the description: %s", (title, description, slug) =>
    expect(proposeService(title, description)).toBe(slug),
  );

  it.each([["Our workshop"], ["Balcony, pergola and porch"], ["Bathroom door"]])(
    "returns null without one clear service: %s",
    (title) => expect(proposeService(title, "")).toBeNull(),
  );
});
