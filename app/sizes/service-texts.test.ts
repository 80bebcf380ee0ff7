import { describe, expect, it } from "vitest";
import type { ServiceSlug } from "~/content/service-index";
import { defaultServices } from "~/content/services";
import { calculatePiece } from "./calculate";
import { completeSizes } from "./complete-sizes";
import { findPieceKind } from "./kinds";
import { proposePiece } from "./propose-piece";
import { measureQuantities } from "./quantities";

/**
 * Sources. Weights: IS 800 (7.85 g/cm³). Pipes: IS 1239-1 (40 NB is 48.3 × 3.2 mm). Shower doors: data of hinge
 * makers (8 to 12 mm, 45 kg per pair). Falls: DIN 18531 (at least 2 %).
 */
function readService(slug: ServiceSlug) {
  const piece = proposePiece(slug);
  const kind = findPieceKind(piece.kind);
  const text = JSON.stringify(defaultServices.find((service) => service.slug === slug));
  const scene = kind.draw?.(completeSizes(kind, piece.sizes).sizes);
  const views = scene?.views ?? [];
  return {
    text,
    title: scene?.title ?? "",
    material: scene?.material ?? "",
    views,
    notes: views.flatMap(({ notes }) => notes.map((note) => note.text)).join("; "),
    facts: calculatePiece(piece).facts,
    quantities: measureQuantities(piece).each,
  };
}

const readRange = (text: string, pattern: RegExp) => {
  const [, from, to] = pattern.exec(text) ?? [];
  return [Number(from), Number(to)] as const;
};

describe("a service's text and drawing", () => {
  it("agree on the weight of a pair of gates", () => {
    const { text, facts } = readService("ms-gate");
    const [min, max] = readRange(text, /3\.6 m opening weighs roughly (\d+) to (\d+) kg/);
    const leafWeight = facts.find(({ label }) => label === "Weight per leaf");
    const pairWeight = leafWeight?.quantity === "mass" ? 2 * leafWeight.value : 0;
    expect(pairWeight).toBeGreaterThanOrEqual(min);
    expect(pairWeight).toBeLessThanOrEqual(max);
  });

  it("agree on the glass of a shower", () => {
    const { text, material } = readService("glass-shower-cubicle");
    expect(text).toContain("10 mm where it swings");
    expect(material).toBe("10 mm toughened glass");
  });

  it("agree on the gap below a balcony's glass", () => {
    const { text, views } = readService("balcony-glasswork");
    const [min, max] = readRange(text, /gap of (\d+)–(\d+) mm below the panels/);
    const panes = views[0]?.shapes.flatMap((shape) =>
      shape.form === "rect" && shape.pen === "glass" ? [shape.y] : [],
    );
    expect(panes?.length).toBeGreaterThan(0);
    for (const gap of panes ?? []) {
      expect(gap).toBeGreaterThanOrEqual(min);
      expect(gap).toBeLessThanOrEqual(max);
    }
  });

  it("agree on the pipe of galvanised railings", () => {
    const { text, notes, material } = readService("g-pipe-with-glass");
    expect(text).toContain("48.3 × 3.2 mm");
    expect(notes).toContain("48.3 × 3.2 mm");
    expect(material).toContain("12 mm toughened glass");
    expect(text).toContain("GI 40 NB · 12 mm toughened");
  });

  it("agree on standoffs and a teak rail on the stair", () => {
    const { text, title, notes, facts } = readService("wooden-with-glass-railing");
    expect(text).toMatch(/Standoffs.*60 × 45 mm/s);
    expect(title).toContain("standoffs, teak rail");
    expect(notes).toContain("Teak rail, 60 × 45 mm");
    expect(facts.map(({ label }) => label)).not.toContain("Posts");
  });

  it("agree on the third track of a sliding door for its mesh", () => {
    const { text, title, facts } = readService("upvc-doors");
    expect(text).toContain("A third track carries the insect screen");
    expect(title).toBe("Door, sliding on two tracks");
    expect(facts).toContainEqual({ label: "Mesh", quantity: "text", text: "on a separate track" });
  });

  it("agree on fall, glass and rafter spacing of a pergola", () => {
    const { text, views, notes, facts } = readService("pergola-glass-work");
    expect(text).toContain("2 % fall");
    expect(views.map(({ title }) => title)).toContain("Section, fall of 2 %");
    expect(notes).toContain("13.52 mm laminated glass");
    const [min, max] = readRange(text, /(\d{3})–([\d,]+) mm between rafters/);
    const rafterSpacing = facts.find(({ label }) => label === "Rafter spacing");
    const spacing = rafterSpacing?.quantity === "length" ? rafterSpacing.value : 0;
    expect(spacing).toBeGreaterThanOrEqual(min);
    expect(spacing).toBeLessThanOrEqual(max || 1200);
  });
});
