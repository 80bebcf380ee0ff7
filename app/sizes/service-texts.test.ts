import { describe, expect, it } from "vitest";
import type { ServiceSlug } from "~/content/service-index";
import { deliveredServices } from "~/content/services";
import { calculate } from "./calculate";
import { completeSizes } from "./complete-sizes";
import { findKind } from "./kinds";
import { proposePiece } from "./propose-piece";
import { measureQuantities } from "./quantities";

/**
 * The texts follow trade practice: weights by IS 800 (7.85 g/cm³), pipe by IS 1239-1 (40 NB is 48.3 × 3.2 mm), shower
 * doors by the makers of hinges (8 to 12 mm, 45 kg a pair), falls by DIN 18531 (2 % at least).
 */
function compare(slug: ServiceSlug) {
  const piece = proposePiece(slug);
  const kind = findKind(piece.kind);
  const text = JSON.stringify(deliveredServices.find((service) => service.slug === slug));
  const scene = kind.draw?.(completeSizes(kind, piece.sizes).sizes);
  const views = scene?.views ?? [];
  return {
    text,
    title: scene?.title ?? "",
    material: scene?.material ?? "",
    views,
    notes: views.flatMap(({ notes }) => notes.map((note) => note.text)).join("; "),
    facts: calculate(piece).facts,
    quantities: measureQuantities(piece).each,
  };
}

const range = (text: string, pattern: RegExp) => {
  const [, from, to] = pattern.exec(text) ?? [];
  return [Number(from), Number(to)] as const;
};

describe("a service's text and drawing", () => {
  it("agree on the weight of a pair of gates", () => {
    const { text, facts } = compare("ms-gate");
    const [least, most] = range(text, /3\.6 m opening weighs roughly (\d+) to (\d+) kg/);
    const leaf = facts.find(({ label }) => label === "Weight of a leaf");
    const pair = leaf?.quantity === "mass" ? 2 * leaf.value : 0;
    expect(pair).toBeGreaterThanOrEqual(least);
    expect(pair).toBeLessThanOrEqual(most);
  });

  it("agree on the glass of a shower", () => {
    const { text, material } = compare("glass-shower-cubicle");
    expect(text).toContain("10 mm where it swings");
    expect(material).toBe("10 mm toughened glass");
  });

  it("agree on the gap below a balcony's glass", () => {
    const { text, views } = compare("balcony-glasswork");
    const [least, most] = range(text, /gap of (\d+)–(\d+) mm below the panels/);
    const panes = views[0]?.shapes.flatMap((shape) =>
      shape.form === "rect" && shape.pen === "glass" ? [shape.y] : [],
    );
    expect(panes?.length).toBeGreaterThan(0);
    for (const gap of panes ?? []) {
      expect(gap).toBeGreaterThanOrEqual(least);
      expect(gap).toBeLessThanOrEqual(most);
    }
  });

  it("agree on the pipe of galvanised railings", () => {
    const { text, notes, material } = compare("g-pipe-with-glass");
    expect(text).toContain("48.3 × 3.2 mm");
    expect(notes).toContain("48.3 × 3.2 mm");
    expect(material).toContain("12 mm toughened glass");
    expect(text).toContain("GI 40 NB · 12 mm toughened");
  });

  it("agree on standoffs and a teak rail at the stair", () => {
    const { text, title, notes, facts } = compare("wooden-with-glass-railing");
    expect(text).toMatch(/Standoffs.*60 × 45 mm/s);
    expect(title).toContain("standoffs, teak rail");
    expect(notes).toContain("Teak rail, 60 × 45 mm");
    expect(facts.map(({ label }) => label)).not.toContain("Posts");
  });

  it("agree on a sliding door with its mesh on a third track", () => {
    const { text, title, facts } = compare("upvc-doors");
    expect(text).toContain("A third track carries the insect screen");
    expect(title).toBe("Door, sliding on two tracks");
    expect(facts).toContainEqual({ label: "Mesh", quantity: "text", text: "on a track of its own" });
  });

  it("agree on fall, glass and panes of a pergola", () => {
    const { text, views, notes, facts } = compare("pergola-glass-work");
    expect(text).toContain("2 % fall");
    expect(views.map(({ title }) => title)).toContain("Section, fall of 2 %");
    expect(notes).toContain("13.52 mm laminated glass");
    const [least, most] = range(text, /(\d{3})–([\d,]+) mm between rafters/);
    const pitch = facts.find(({ label }) => label === "Between rafters");
    const width = pitch?.quantity === "length" ? pitch.value : 0;
    expect(width).toBeGreaterThanOrEqual(least);
    expect(width).toBeLessThanOrEqual(most || 1200);
  });
});
