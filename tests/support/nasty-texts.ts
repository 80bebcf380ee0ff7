import fc from "fast-check";

/** Texts, numbers, queries and headers that attackers and fuzzers send but no browser would. */

/**
 * NASTY_RUNS sets the number of random requests per loader and action, NASTY_SEED the seed. A failure names the seed, the path to the
 * input and the input itself.
 */
export const runs = {
  numRuns: Number(process.env.NASTY_RUNS ?? 8),
  seed: Number(process.env.NASTY_SEED ?? 1993),
};

/** The valid fields of all forms and API requests; each form reads only its own. */
export const validFields: Record<string, string> = {
  // A message, a quote request, and the call that sends one.
  name: "Meena",
  email: "meena@example.com",
  phone: "98430 12345",
  message: "A gate, 4 m wide.",
  projectType: "gates",
  budget: "5000-less",
  deliveryDate: "2031-05-01",
  description: "A gate",
  "pieces-unit": "ft",
  "piece-1-kind": "gate",
  "piece-1-count": "2",
  "piece-1-remark": "Facing east",
  "piece-1-size-type": "sliding",
  "piece-1-size-width": "12",
  shown: "1.x",
  origin: "page=/contact&utm_source=maps",
  Name: "Meena",
  deliveryInstallation: "Yes",
  requestedDelivery: "2031-05-01",
  projectDescription: "A gate",
  material: "Steel",
  // The admin's actions on an enquiry.
  intent: "note",
  status: "contacted",
  followUpOn: "2031-05-01",
  note: "Called.",
  // Signing in.
  username: "owner",
  password: "guessed, not known",
  code: "123456",
  from: "/admin/projects",
  sure: "yes",
  // An item, its pictures and its position.
  title: "Gate",
  content: "Steel",
  location: "Coimbatore",
  alt: "A gate",
  version: "1",
  idempotencyKey: "0d8e9bc1-5d0a-4a5a-8a86-31f3b7a2c002",
  stagedImage: "1",
  stagedName: "gate.jpg",
  id: "1",
  to: "top",
  anchor: "2",
  collapsed: "true",
};

/** The fields that accept any text. */
export const freeTextFields = (
  "name message description origin Name projectDescription material note username password code title content location alt " +
  "stagedName"
).split(" ");

export const fieldNames = [
  ...Object.keys(validFields),
  ...(
    "subject formToken removeFile files removed notice scripted image session twoStep currentPassword newPassword " +
    "repeatedPassword coating q page kind overdue service sizes like utm_source utm_campaign download picture recovery " +
    "__proto__ constructor toString"
  ).split(" "),
];

/** Valid values, so that validation reaches the other fields. */
const validValues = (
  "1 2 owner true yes project gallery message quote quarantine new note status follow-up resend unread up down top before after " +
  "meena@example.com 9843012345 2031-05-01 /admin/projects /admin A&B ss-gate galleryadmin projects charupudi gallery-1 typical"
).split(" ");

/** Characters that PostgreSQL cannot store unchanged. */
const unstorableTexts = [
  "\0",
  "a\0b",
  "\ud800",
  "\udfff\ud800",
  `${"x".repeat(80)}😀`.repeat(3),
  "\x01\x02\x1f\x7f\x85",
];

const nastyValues = [
  ...unstorableTexts,
  "",
  " ",
  `${"x".repeat(199)}😀`,
  `${"x".repeat(99)}😀`,
  "\r\nSet-Cookie: a=b",
  "ā/ம்/\u202e/\ufeff/\uffff",
  "%",
  "%00",
  "%5c",
  "\\",
  "//evil.example",
  "/admin/ā\r\n",
  "../../etc/passwd",
  "' or 1=1 --",
  "<script>",
  "x".repeat(6000),
  "2147483648",
  "-1",
  "0",
  "1e3",
  "1.5",
  "NaN",
  "Infinity",
  "99999999999999999999999999",
  "9".repeat(400),
  "0x10",
  "9999-99-99",
  "+010000-01-01",
  "0000-00-00",
  "[object Object]",
  "{}",
  "[[[",
];

/** A text for a field, a path or a query. */
export const nastyText = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...validValues) },
  { weight: 4, arbitrary: fc.constantFrom(...nastyValues) },
  { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 30 }) },
  { weight: 1, arbitrary: fc.uuid() },
  { weight: 1, arbitrary: fc.integer().map(String) },
);

export const nastyName = fc.oneof(
  { weight: 9, arbitrary: fc.constantFrom(...fieldNames) },
  { weight: 1, arbitrary: nastyText },
);

export type Field<Value> = [name: string, value: Value];

/**
 * Valid fields with a few replaced or left out, or with the same nasty text appended to many of them; sometimes no valid field
 * at all.
 */
export function corruptFields<Value>(value: fc.Arbitrary<Value>): fc.Arbitrary<Field<Value | string>[]> {
  const pairs = fc.array(fc.tuple(nastyName, value), { maxLength: 5 });
  const replacedFields = fc
    .tuple(pairs, fc.subarray(fieldNames, { maxLength: 2 }), fc.boolean())
    .map(([nastyPairs, missing, isRepeated]) => {
      const omittedNames = [...missing, ...(isRepeated ? [] : nastyPairs.map(([key]) => key))];
      return [...Object.entries(validFields).filter(([key]) => !omittedNames.includes(key)), ...nastyPairs];
    });
  const taintedFields = fc
    .tuple(
      fc.subarray(freeTextFields),
      fc.oneof(fc.constantFrom(...unstorableTexts), fc.constantFrom(...nastyValues)),
    )
    .map(([keys, taint]) =>
      Object.entries(validFields).map(
        ([key, base]): Field<string> => [key, keys.includes(key) ? base + taint : base],
      ),
    );
  return fc.oneof(
    { weight: 3, arbitrary: replacedFields },
    { weight: 3, arbitrary: taintedFields },
    { weight: 1, arbitrary: pairs },
  );
}

/** A query with its question mark, or none. */
export const nastyQuery = fc.oneof(
  fc
    .array(fc.tuple(nastyName, nastyText), { maxLength: 5 })
    .map((fields) => `?${new URLSearchParams(fields)}`),
  fc.constantFrom("", "?", "?%", "?q=%ff%00&page=%ed%a0%80", "?&&=&?=?", "?index"),
  nastyText.map((text) => `?${new URLSearchParams({ utm_source: `${"x".repeat(199)}${text}`, q: text })}`),
);

export const nastyParam = fc.oneof({ weight: 2, arbitrary: fc.constant("1") }, nastyText);

/** A header value: HTTP allows only these bytes. */
export const nastyHeader = nastyText.map((text) => text.replace(/[^\t\x20-\x7e\x80-\xff]/g, "").trim());

export const worstQueries: readonly string[] = [
  "?q=%00&page=%00&utm_source=%00&from=%00&service=%00",
  `?${new URLSearchParams({ utm_source: `${"x".repeat(199)}😀`, q: `${"x".repeat(99)}😀`, from: "/admin/ā" })}`,
  "?q=%ed%a0%80&page=99999999999999999999&picture=2147483648",
];
