import { describe, expect, it } from "vitest";
import { joinWords, keepTogether } from "./keep-together";

/** Shows each no-break space as "_" and each word joiner as "|". */
const showJoiners = (text: string) => joinWords(text).replaceAll("\u00a0", "_").replaceAll("\u2060", "|");

describe("joinWords", () => {
  it.each([
    ["glass of 12 mm on a rail", "glass of 12_mm on a rail"],
    ["made of SS 304 or MS", "made of SS_304 or MS"],
    ["40 × 40 mm square", "40_×_40_mm square"],
    ["SS 304 · 50 mm dia · Brushed", "SS_304_· 50_mm dia_· Brushed"],
    ["rods of 12–16 mm", "rods of 12|–|16_mm"],
    ["stairs and sit-outs", "stairs and sit|-|outs"],
    ["a laser-cut panel", "a laser|-|cut panel"],
    ["a rail that meets two walls", "a rail that meets two walls"],
    ["3 metres away", "3 metres away"],
  ])("joins words in %j", (text, joined) => expect(showJoiners(text)).toBe(joined));

  it("leaves paths and slugs unchanged", () => {
    for (const text of ["ss-gate", "/request-quote", "sit-outs"]) expect(joinWords(text)).toBe(text);
  });
});

it("keepTogether joins words in nested text and changes nothing else", () => {
  const content = { slug: "ss-gate", size: 12, rows: [{ value: "12 mm thick" }], count: (n: number) => n };
  expect(keepTogether(content)).toEqual({ ...content, rows: [{ value: "12\u00a0mm thick" }] });
});
