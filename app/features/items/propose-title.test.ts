import { expect, it } from "vitest";
import { proposeTitle } from "./propose-title";

it.each([
  ["ss-gate_Peelamedu (2).JPG", "SS gate Peelamedu"],
  ["balcony glass.v2.jpeg", "Balcony glass.v2"],
  ["photo of the gate.jpg", "Photo of the gate"],
  ["IMG_2041.HEIC", ""],
  ["IMG-20260314-WA0012.jpg", ""],
  ["PXL_20260314_101112345.MP.jpg", ""],
  ["WhatsApp Image 2026-03-14 at 10.11.12 AM.jpeg", ""],
  ["WhatsApp Image 2026-03-14 at 10.11.12 AM (1).jpeg", ""],
  ["DSC_0042.JPG", ""],
  ["20260314_101112.jpg", ""],
  ["Screenshot_20260314-101112.png", ""],
  ["image.jpg", ""],
  ["b3f1c2d4-90ab-4cde-8f01-23456789abcd.jpg", ""],
  ["கதவு.png", "கதவு"],
  ["--.jpg", ""],
  [`${"g".repeat(240)}.jpg`, `G${"g".repeat(199)}`],
])("proposes for %s the title %s", (name, title) => expect(proposeTitle(name)).toBe(title));
