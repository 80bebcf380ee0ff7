import { describe, expect, it } from "vitest";
import { createDraft, firm } from "../../../../tests/support/quotations";
import { readPdf } from "../../../../tests/support/read-pdf";
import { createContent, createRecord } from "../plan-version.server";
import { writeQuotationPdf } from "../quotation-pdf.server";
import { formatQuotation } from "../show-quotation.server";
import { findMissingCharacters } from "./fonts.mjs";
import { writeQuotation } from "./write-quotation.mjs";

function createJob(address: string[]) {
  const sent = { number: "Q/2031-32/0007", version: 1, today: "2031-05-01" };
  const quotation = formatQuotation(createRecord(createContent(createDraft(), firm, sent)));
  return {
    quotation: { ...quotation, customer: { ...quotation.customer, address } },
    acceptance: null,
    logo: null,
  };
}

/** Every assigned code point of the Basic Multilingual Plane. */
const assigned = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code)).filter((character) =>
  /[^\p{Cn}\p{Co}\p{Cs}]/u.test(character),
);

describe("writeQuotation", () => {
  it("draws every assigned code point of the BMP", async () => {
    expect(assigned.length).toBeGreaterThan(55_000);
    const lines = Array.from({ length: Math.ceil(assigned.length / 64) }, (_, index) =>
      assigned.slice(index * 64, (index + 1) * 64).join(""),
    );
    const { pdf, failures } = await writeQuotation(createJob(lines));
    expect(failures).toEqual([]);
    expect((await readPdf(pdf)).pages).toBeGreaterThan(10);
  });

  it("draws symbols and Indian scripts with the font that has them", async () => {
    const texts = [
      "€ → ≤ ≥ √ ⌀ Ω ✓ № ⅜ ≈ ₹ Wi\u2011Fi",
      ...["বাংলা ক্ষ", "ગુજરાતી ક્ષ", "ਪੰਜਾਬੀ ਸ੍ਰੀ", "ଓଡ଼ିଆ କ୍ଷ", "தமிழ் க்ஷ", "മലയാളം ക്ഷ", "हिन्दी क्ष।"],
    ];
    expect(findMissingCharacters(texts.join(" "))).toEqual([]);
    const { pdf } = await writeQuotation(createJob(texts));
    const fonts = ["Bengali", "Gujarati", "Gurmukhi", "Oriya", "Math"];
    expect(fonts.filter((font) => !pdf.includes(`NotoSans${font}`))).toEqual([]);
    expect((await readPdf(pdf)).text.replaceAll(" ", "")).toContain("€→≤≥√⌀Ω✓№⅜≈₹Wi-Fi");
  });

  it("names the characters that no font has", () => {
    expect(findMissingCharacters("Gate 門 😀, 門 again")).toEqual(["門", "😀"]);
  });
});

it("draws stored texts with invisible characters, and unusual spaces as spaces", async () => {
  const { quotation } = createJob(["12\u2009mm\u200b\ufeff glass\u00a0panel", "\u200f\u061c\u2060"]);
  const { text } = await readPdf(await writeQuotationPdf(quotation));
  expect(text).toContain("12 mm glass panel");
});
