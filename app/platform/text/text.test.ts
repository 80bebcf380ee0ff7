import { expect, it } from "vitest";
import { cleanText, cutText } from "./text";

it.each([
  ["a\0b", "ab"],
  ["\x01\x02a\x0b\x1f\x7f\x85b", "ab"],
  ["one\r\ntwo\tthree\rfour", "one\ntwo\tthree\nfour"],
  ["half \ud83d of a pair", "half \ufffd of a pair"],
  ["\udfff\ud800", "\ufffd\ufffd"],
  ["கதவு 😀 ₹5,000", "கதவு 😀 ₹5,000"],
  ["Jose\u0301", "Jos\u00e9"],
  ["\u0b95\u0bc6\u0bbe", "\u0b95\u0bca"],
  ["e\0\u0301", "\u00e9"],
  ["a\u200bb\u2060c\ufeffd\u00ade\u202ef\u2066g\ufe0f", "abcdefg"],
  ["12\u2009mm\u00a0×\u30003", "12 mm × 3"],
  ["one\u2028two\u2029three", "one\ntwo\nthree"],
  [`a${"\u0316\u0301".repeat(100_000)}b`, `\u00e1${"\u0316".repeat(15)}${"\u0301".repeat(14)}b`],
])("cleans %j for storage", (text, clean) => expect(cleanText(text)).toBe(clean));

it.each([
  ["Tamil", "உயர்நிலைப்பள்ளி, ஸ்ரீ, க்ஷௌ, கெௌ"],
  ["Hindi", "क्ष्म्य, र्त्स्न्य, ज़िंदगी, हूँ, क़ानून"],
  ["Arabic", "بِسْمِ ٱللَّهِ ٱلرَّحْمَـٰنِ ٱلرَّحِيمِ"],
  ["Tibetan", "ཧྐྵྨླྺྼྻྂ"],
  ["Malayalam with joiners", "ന്\u200d, ക്\u200cഷ"],
  ["Hebrew with direction marks", "\u200f(שלום)\u200e, \u061cסלאם"],
  ["thirty marks on a letter", `o${"\u0308".repeat(30)}`],
])("leaves text in %s unchanged", (_, text) => expect(cleanText(text)).toBe(text.normalize("NFC")));

it.each([
  ["abc", 3, "abc"],
  ["abcd", 3, "abc"],
  ["ab😀", 4, "ab😀"],
  ["ab😀", 3, "ab"],
  ["ab😀c", 4, "ab😀"],
])("cuts %j after %i units without splitting a character", (text, length, result) =>
  expect(cutText(text, length)).toBe(result),
);
