import { expect, it } from "vitest";
import { cleanFileName, unquoteFileName } from "./file-name";

it.each([
  ["Balcony.jpg", "Balcony.jpg"],
  ["வாயில் 1.heic", "வாயில் 1.heic"],
  ["../../etc/passwd", "passwd"],
  ["C:\\fakepath\\gate.pdf", "gate.pdf"],
  ["  two   words\r\n.png ", "two words .png"],
  ["photo\u202Egpj.exe", "photogpj.exe"],
  ["a\u0000b.jpg", "ab.jpg"],
  ["..", "file"],
  ["", "file"],
])("of %j shows %j", (name, shown) => expect(cleanFileName(name)).toBe(shown));

it("keeps the ending of a name that is too long", () => {
  const shown = cleanFileName(`${"gate ".repeat(60)}.jpeg`);
  expect([...shown]).toHaveLength(100);
  expect(shown).toMatch(/^gate gate .*…\.jpeg$/);
});

it.each([
  ['"a;b=c.jpg"', "a;b=c.jpg"],
  ['"said %22so%22.jpg"', 'said "so".jpg'],
  ['"said \\"so\\".jpg"', 'said "so".jpg'],
  ["bare.jpg", "bare.jpg"],
])("reads %s from the head of a part", (parameter, name) => expect(unquoteFileName(parameter)).toBe(name));
