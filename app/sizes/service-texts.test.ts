import { describe, expect, it } from "vitest";
import type { ServiceSlug } from "~/content/service-index";
import { defaultServices } from "~/content/services";
import { calculate, drawScene, readFacts } from "../../tests/support/drawn-kinds";
import { glassClamp } from "./joints/glass-clamp";
import { showerHinge } from "./joints/shower-hinge";
import { standoff } from "./joints/standoff";
import { findPieceKind } from "./kinds";
import { STANDOFFS } from "./kinds/stair-plan";
import { findMaxPostSpacing } from "./post-strength";
import { proposePiece } from "./propose-piece";
import { measureQuantities } from "./quantities";
import { calculatePiece, completeSizes } from "./sizes";

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

  it("agree that an FRP door is light", () => {
    const { text, facts } = readService("frp-doors");
    expect(text).toContain("Light enough for a child to open");
    const steel = readService("gi-steel-door").facts;
    const weigh = (list: typeof facts) => {
      const fact = list.find(({ label }) => label === "Weight per leaf");
      return fact?.quantity === "mass" ? fact.value : Number.NaN;
    };
    expect(weigh(facts)).toBeLessThan(15);
    expect(weigh(steel)).toBeGreaterThan(25);
  });

  it("agree on the third track of a sliding door for its mesh", () => {
    const { text, title, material, facts } = readService("upvc-doors");
    expect(material).toBe("uPVC, 6 mm toughened glass");
    expect(text).toContain("A third track carries the insect screen");
    expect(title).toBe("Door, glass sliding on two tracks");
    expect(facts).toContainEqual({ label: "Mesh", quantity: "text", text: "on a third track" });
  });

  it("agree on the tracks of a sliding window", () => {
    const { text, title, facts } = readService("upvc-windows");
    expect(text).toContain("Two for glass and one for mesh");
    expect(title).toBe("Window, glass sliding on two tracks");
    expect(facts).toContainEqual({ label: "Mesh", quantity: "text", text: "on a third track" });
  });

  it("agree on the frame of a steel window", () => {
    const { text, views, material } = readService("steel-window-customised");
    const [min, max] = readRange(text, /frames of (\d+)–(\d+) mm/);
    const [opening, inside] = (views[0]?.shapes ?? []).flatMap((shape) =>
      shape.form === "rect" ? [shape.x] : [],
    );
    const frame = (inside ?? 0) - (opening ?? 0);
    expect(frame).toBeGreaterThanOrEqual(min);
    expect(frame).toBeLessThanOrEqual(max);
    expect(material).toBe(`${frame} mm steel, 5 mm toughened glass`);
  });

  it("agree on the seat height of a charupudi", () => {
    const { text, views } = readService("charupudi");
    const [, seat] = /Teak seat · (\d+) mm high/.exec(text) ?? [];
    const heights = views.flatMap(({ chains }) => chains.flatMap(({ stations }) => stations));
    expect(heights).toContain(Number(seat));
  });

  it("agree on the closed lower part of a stainless gate", () => {
    const { text, material } = readService("ss-gate");
    expect(text).toContain("The lower part is closed");
    expect(material).toContain("sheet below, bars above");
  });

  it("agree on the gap between a pane and its post", () => {
    const glass = glassClamp.parts.find(({ name }) => name === "Glass");
    const [, gap] = /(\d+) mm short of the post/.exec(glass?.purpose ?? "") ?? [];
    const shapes = readService("balcony-glasswork").views[0]?.shapes ?? [];
    const findRect = (part: string) => shapes.find((shape) => shape.part === part && shape.form === "rect");
    const [post, pane] = [findRect("post"), findRect("pane")];
    if (post?.form !== "rect" || pane?.form !== "rect") throw new Error("There is no post or pane.");
    expect(pane.x - post.x - post.width).toBe(Number(gap));
  });

  it("agree on fall, glass and rafter spacing of a pergola", () => {
    const { text, views, notes, facts } = readService("pergola-glass-work");
    expect(text).toContain("5° fall");
    expect(views.map(({ title }) => title)).toContain("Section, fall of 9 %");
    expect(notes).toContain("13.52 mm laminated glass");
    const [min, max] = readRange(text, /(\d{3})–([\d,]+) mm between rafters/);
    const rafterSpacing = facts.find(({ label }) => label === "Rafter spacing");
    const spacing = rafterSpacing?.quantity === "length" ? rafterSpacing.value : 0;
    expect(spacing).toBeGreaterThanOrEqual(min);
    expect(spacing).toBeLessThanOrEqual(max || 1200);
  });

  it("agree on spacings of posts that stay below the permissible stress", () => {
    const readSpacing = (text: string, pattern: RegExp) => Number(pattern.exec(text)?.[1]?.replace(",", ""));
    const stainless = readService("ss-handrail-work").text;
    const thin = readSpacing(stainless, /38 mm only in a house, up to ([\d,]+) mm apart/);
    // The highest rail is at a terrace, or at a stair of 190/250 mm: 900 + 60 × 190 / 250 mm above a step, and bolts 105 mm below it.
    for (const lever of [1050, 900 + 46 + 105])
      expect(thin).toBeLessThanOrEqual(findMaxPostSpacing({ diameter: 38, wall: 2 }, lever, "house"));
    const usual = readSpacing(stainless, /Up to ([\d,]+) mm in a house/);
    expect(usual).toBeLessThanOrEqual(findMaxPostSpacing({ diameter: 50, wall: 2 }, 1050, "house"));
    const galvanised = readService("g-pipe-with-glass").text;
    const pipe = { diameter: 48.3, wall: 3.2 };
    expect(readSpacing(galvanised, /Up to ([\d,]+) mm apart in a house/)).toBeLessThanOrEqual(
      findMaxPostSpacing(pipe, 1050, "house"),
    );
    expect(readSpacing(galvanised, /about ([\d,]+) mm in public places/)).toBeLessThanOrEqual(
      findMaxPostSpacing(pipe, 1050, "public"),
    );
    const bench = readSpacing(readService("charupudi").text, /600–([\d,]+) mm apart/);
    expect(bench).toBeLessThanOrEqual(findMaxPostSpacing({ diameter: 38, wall: 2 }, 900, "house"));
  });

  it("agree on the gap beside a balcony's panels", () => {
    const { text } = readService("balcony-glasswork");
    expect(text).toContain("20 mm to each side of a post");
    expect(text).not.toContain("closer together at corners");
  });

  it("agree on the spacing of standoffs", () => {
    expect(readService("wooden-with-glass-railing").text).toContain(`at most ${STANDOFFS.spacing} mm apart`);
    expect(standoff.text).toContain(`every ${STANDOFFS.spacing} mm at most`);
  });

  it("agree that a safety door opens towards the visitor", () => {
    const { text, views } = readService("safety-door-work");
    expect(text).toContain("Usually outwards");
    expect(views.map(({ title }) => title)).toContain("Front view; opens towards you");
  });

  it("agree on the door of a shower, which hangs on the wall like its joint", () => {
    const { text, facts, views } = readService("glass-shower-cubicle");
    const [min, max] = readRange(text, /Doors are (\d+) to (\d+) mm wide/);
    const door = facts.find(({ label }) => label === "Door");
    const width = door?.quantity === "length" ? door.value : 0;
    expect(width).toBeGreaterThanOrEqual(min);
    expect(width).toBeLessThanOrEqual(max);
    expect(showerHinge.parts[0]?.name).toBe("Wall");
    const hinges = views[0]?.shapes.flatMap((shape) =>
      shape.form === "rect" && shape.part === "hinge" ? [shape.x + shape.width / 2] : [],
    );
    for (const x of hinges ?? []) expect(x).toBeLessThan(10);
  });

  it("agree on the longest sliding leaf without a warning", () => {
    const [, metres] = /sliding up to about (\d+) m/.exec(readService("ms-gate").text) ?? [];
    const warns = (width: number) =>
      calculate("gate", { type: "sliding", width }).warnings.some(({ message }) =>
        message.includes("is long"),
      );
    expect([Number(metres) * 1000, Number(metres) * 1000 + 1].map(warns)).toEqual([false, true]);
  });

  it("agree on the tallest sliding panel without a warning", () => {
    const [, height] = /Up to about 1,200 × ([\d,]+) mm/.exec(readService("upvc-doors").text) ?? [];
    const limit = Number(height?.replace(",", "")) + 2 * 50;
    const warns = (opening: number) =>
      calculate("door", { opens: "sliding", height: opening }).warnings.some(({ message }) =>
        message.includes("is tall"),
      );
    expect([limit, limit + 1].map(warns)).toEqual([false, true]);
  });
});

describe("a gate", () => {
  it("counts the hinges of its wicket when it slides or folds", () => {
    for (const [type, others] of [
      ["sliding", ""],
      ["folding", "; the folding leaves have their own"],
    ] as const) {
      expect(readFacts("gate", { type, wicket: "right" }).Hinges).toBe(`2 on the wicket${others}`);
      expect(readFacts("gate", { type, wicket: "none" })).not.toHaveProperty("Hinges");
    }
  });

  it("so narrow that it has no bars neither counts nor labels them", () => {
    const sizes = { type: "double", width: 700, gap: 300 };
    expect(readFacts("gate", sizes)).not.toHaveProperty("Bars");
    const { views } = drawScene("gate", sizes);
    expect(views.flatMap(({ notes }) => notes.map(({ text }) => text)).join()).not.toContain("bars");
  });
});
