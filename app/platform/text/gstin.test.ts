import { describe, expect, it } from "vitest";
import { hasGstinFormat, isGstin, normalizeGstin } from "./text";

describe("isGstin", () => {
  it.each(["33AABCK1234F1Z6", "27AAPFU0939F1ZV", "29AAGCB7383J1Z4"])("accepts %s", (gstin) => {
    expect(isGstin(gstin)).toBe(true);
  });

  it("rejects a wrong check character and any other changed character", () => {
    expect(isGstin("33AABCK1234F1Z5")).toBe(false);
    expect(isGstin("32AABCK1234F1Z6")).toBe(false);
    expect(isGstin("33AABCK1234G1Z6")).toBe(false);
  });

  it("rejects other formats", () => {
    for (const text of ["", "33AABCK1234F1Z", "33AABCK1234F1Z66", "3AAABCK1234F1Z6"])
      expect(hasGstinFormat(text)).toBe(false);
  });

  it("ignores whitespace and case after normalization", () => {
    expect(isGstin(normalizeGstin("33 aabck 1234 f1z6"))).toBe(true);
  });
});
