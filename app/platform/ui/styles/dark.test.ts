import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";

const readStyles = (name: string) => readFile(new URL(name, import.meta.url), "utf8");
const theme = await readStyles("theme.css");
const dark = await readStyles("dark.css");

/** Reads the colours of the first rule with this selector, by token name. */
function readColours(css: string, selector: string): Record<string, string> {
  const rule = css.slice(css.indexOf(`${selector} {`));
  const lines = rule.slice(0, rule.indexOf("\n  }") + 1 || rule.length);
  return Object.fromEntries(
    [...lines.matchAll(/--color-([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, value]) => [name, value]),
  );
}

const light = readColours(theme, "@theme");
const media = dark.slice(dark.indexOf("@media"));
const ground = { ...light, ...readColours(media, 'html[data-scheme="system"]') };
const sheet = { ...ground, ...readColours(media, "header)") };
const raised = { ...ground, ...readColours(media, "[data-dragged])") };

/** Relative luminance of an sRGB colour (WCAG 2.2). */
function calculateLuminance(colour = ""): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function calculateContrast(one: string | undefined, other: string | undefined): number {
  const [lighter, darker] = [calculateLuminance(one), calculateLuminance(other)].sort((a, b) => b - a) as [
    number,
    number,
  ];
  return (lighter + 0.05) / (darker + 0.05);
}

const surfaces = [ground, sheet, raised].flatMap(({ paper, mist }) => [paper, mist]);

test("there are five different dark surfaces", () => {
  const luminances = [...new Set(surfaces)].map((colour) => calculateLuminance(colour));
  expect(luminances).toHaveLength(5);
});

test.each(["graphite", "steel-600", "steel-700", "steel-800", "spark-ink", "ok", "warn", "danger"])(
  "text in %s is legible on every dark surface",
  (name) => {
    for (const surface of surfaces)
      expect(calculateContrast(ground[name], surface)).toBeGreaterThanOrEqual(4.5);
  },
);

test("placeholders are legible on the page, on sheets and in dialogs", () => {
  for (const { paper } of [ground, sheet, raised])
    expect(calculateContrast(ground["steel-500"], paper)).toBeGreaterThanOrEqual(4.5);
});

test.each(["spark", "steel-400", "steel-500", "plate"])(
  "focus rings, marks and borders in %s are visible on every dark surface",
  (name) => {
    for (const surface of surfaces)
      expect(calculateContrast(ground[name], surface)).toBeGreaterThanOrEqual(3);
  },
);

test("text on filled surfaces is legible", () => {
  expect(calculateContrast(light.coal, light.spark)).toBeGreaterThanOrEqual(4.5);
  expect(calculateContrast(light.chalk, ground["danger-plate"])).toBeGreaterThanOrEqual(4.5);
  for (const { paper } of [sheet, raised])
    expect(calculateContrast(ground.plate, paper)).toBeGreaterThanOrEqual(4.5);
});

test("the segments of a chart bar can be distinguished", () => {
  expect(calculateContrast(ground.graphite, ground["steel-400"])).toBeGreaterThanOrEqual(3);
});

test("the light palette within the dark scheme has the colours of the light theme", () => {
  const palette = readColours(media, ".light-palette");
  expect(Object.keys(palette)).toEqual(
    expect.arrayContaining(Object.keys(readColours(media, 'html[data-scheme="system"]'))),
  );
  expect(light).toMatchObject(palette);
});
