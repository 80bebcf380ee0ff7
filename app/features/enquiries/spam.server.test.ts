import { describe, expect, it } from "vitest";
import {
  customerTexts,
  recentSpamTexts,
  spamTexts,
  suspiciousCustomerTexts,
} from "../../../tests/support/enquiry-texts";
import {
  createFormTimestamp,
  isSpam,
  parseSpamReasons,
  readFormTimestamp,
  type SpamCheck,
  scoreSpam,
} from "./spam.server";
import { sumWeights } from "./spam-signs";

const person: SpamCheck = {
  name: "Meena",
  text: "A gate, 4 m wide, like https://example.com/gate",
  phone: "9843012345",
  formFilling: { honeypot: "", seconds: 40 },
};
const score = (changes: Partial<SpamCheck>) => scoreSpam({ ...person, ...changes });
const writeLinks = (count: number) =>
  Array.from({ length: count }, (_, n) => `https://example.com/${n}`).join(" ");

it.each<[string, Partial<SpamCheck>]>([
  ["from an ordinary customer", {}],
  ["from the JSON API", { formFilling: null }],
  ["from a page of unknown age", { formFilling: { honeypot: "", seconds: null } }],
  [
    "from a page of unknown age, with three links",
    { text: writeLinks(3), formFilling: { honeypot: "", seconds: null } },
  ],
  ["with four links", { text: writeLinks(4) }],
  ["completed in exactly three seconds", { formFilling: { honeypot: "", seconds: 3 } }],
  ["with a company name and email addresses", { name: "www & Co.", text: "a@example.com, b@example.com" }],
  ["with an impossible phone number", { phone: "9999999999" }],
])("does not quarantine an enquiry %s", (_, changes) => expect(isSpam(score(changes))).toBe(false));

it.each<[Partial<SpamCheck>, string[]]>([
  [{ formFilling: { honeypot: "Cheap pills", seconds: 40 } }, ["A hidden field was filled in"]],
  [{ formFilling: { honeypot: "", seconds: 1.2 } }, ["Filled in within 2 seconds"]],
  [{ formFilling: { honeypot: "", seconds: 0 } }, ["Filled in within 1 second"]],
  [{ text: writeLinks(5), formFilling: null }, ["5 links"]],
  [{ text: '<a href="http://x.example">www.x.example</a> '.repeat(3) }, ["6 links"]],
  [{ name: "Win now https://x.example", text: "" }, ["A link in the name"]],
  [
    { text: writeLinks(4), formFilling: { honeypot: "", seconds: null } },
    ["The time when the form was opened is unknown", "4 links"],
  ],
])("quarantines an enquiry with %j", (changes, reasons) => {
  expect(isSpam(score(changes))).toBe(true);
  expect(score(changes).map(({ reason }) => reason)).toEqual(expect.arrayContaining(reasons));
});

it("adds a score of 1 for an impossible phone number", () => {
  const text = "A gate, 12 feet";
  expect(score({ text })).toEqual([]);
  expect(score({ text, phone: "1234567890" })).toEqual([
    { reason: "A phone number that cannot exist", weight: 1 },
  ]);
});

it("parses texts from earlier versions and ignores invalid data", () => {
  expect(parseSpamReasons(["5 links"])).toEqual([{ reason: "5 links", weight: 4 }]);
  expect(parseSpamReasons("broken")).toEqual([]);
});

describe("the samples of customers' messages", () => {
  it("are at least sixty", () => expect(customerTexts.length).toBeGreaterThanOrEqual(60));

  it.each(customerTexts)("have no sign of spam: %s", (text) => expect(score({ text })).toEqual([]));
});

describe("customers' messages with words or links of spam", () => {
  const weakSigns: [string, Partial<SpamCheck>][] = [
    ["no other sign", {}],
    ["an unknown time", { formFilling: { honeypot: "", seconds: null } }],
    ["an impossible phone number", { phone: "9999999999" }],
  ];

  it.each(weakSigns)("are not quarantined with %s", (_, sign) => {
    const held = suspiciousCustomerTexts.filter((text) => isSpam(score({ text, ...sign })));
    expect(held).toEqual([]);
  });
});

describe("the samples of spam", () => {
  it.each([...spamTexts, ...recentSpamTexts])("are quarantined: %s", (text) => {
    const reasons = score({ text });
    expect(sumWeights(reasons), JSON.stringify(reasons)).toBeGreaterThanOrEqual(4);
  });
});

const noon = new Date("2031-05-01T06:30:00Z");
const secondsLater = (seconds: number) => new Date(noon.getTime() + seconds * 1000);

it("returns the seconds since the form was shown", () => {
  expect(readFormTimestamp(createFormTimestamp(noon), secondsLater(1.5))).toBe(1.5);
  expect(readFormTimestamp(createFormTimestamp(noon), secondsLater(3600))).toBe(3600);
});

it("returns null when the timestamp is missing, forged, in the future or too old", () => {
  const [shownAt] = createFormTimestamp(noon).split(".");
  for (const timestamp of [
    "",
    "x",
    `${shownAt}.`,
    `${shownAt}.AAAA`,
    `${Number(shownAt) - 60}.${createFormTimestamp(noon).split(".")[1]}`,
  ])
    expect(readFormTimestamp(timestamp, secondsLater(9)), timestamp).toBeNull();
  expect(readFormTimestamp(createFormTimestamp(secondsLater(86_400)), noon)).toBeNull();
  expect(readFormTimestamp(createFormTimestamp(noon), secondsLater(172_800))).toBeNull();
});
