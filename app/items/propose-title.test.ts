import { expect, it } from "vitest";
import { proposeTitle } from "./propose-title";

it.each([
  ["ss-gate_Peelamedu (2).JPG", "SS gate Peelamedu"],
  ["balcony glass.v2.jpeg", "Balcony glass.v2"],
  ["IMG_2041.HEIC", "IMG 2041"],
  ["கதவு.png", "கதவு"],
  ["--.jpg", "Picture"],
  [`${"g".repeat(240)}.jpg`, `G${"g".repeat(199)}`],
])("makes of %s the title %s", (name, title) => expect(proposeTitle(name)).toBe(title));
