import { expect, it } from "vitest";
import { cleanFileName } from "./receive-form.server";

it.each([
  ["Balcony.jpg", "Balcony.jpg"],
  ["வாயில் 1.heic", "வாயில் 1.heic"],
  ["../../etc/passwd", "passwd"],
  ["C:\\fakepath\\gate.pdf", "gate.pdf"],
  ["  two   words\r\n.png ", "two words .png"],
  ["photo\u202Egpj.exe", "photogpj.exe"],
  ["a\u0000b.jpg", "ab.jpg"],
  ["Jose\u200b\u0301.jpg", "Jos\u00e9.jpg"],
  ["..", "file"],
  ["", "file"],
])("shows %j as %j", (name, shown) => expect(cleanFileName(name)).toBe(shown));

it("shortens a long name and keeps its extension", () => {
  const shown = cleanFileName(`${"gate ".repeat(60)}.jpeg`);
  expect([...shown]).toHaveLength(100);
  expect(shown).toMatch(/^gate gate .*…\.jpeg$/);
});
