import fc from "fast-check";
import {
  corruptFields,
  type Field,
  fieldNames,
  freeTextFields,
  nastyName,
  nastyText,
  validFields,
} from "./nasty-texts";

/** Forms and API requests as attackers and fuzzers send them. */

const nastyFields = corruptFields(nastyText);

interface Body {
  body: BodyInit | null;
  type: string | null;
}

const file = fc
  .tuple(nastyText, fc.uint8Array({ maxLength: 60 }), fc.constantFrom("image/jpeg", "application/pdf", "x"))
  .map(([fileName, bytes, type]) => new File([bytes as Uint8Array<ArrayBuffer>], fileName, { type }));

const urlEncoded = nastyFields.map(
  (fields): Body => ({
    body: String(new URLSearchParams(fields)),
    type: "application/x-www-form-urlencoded",
  }),
);

const brokenUrlEncoded = nastyText.map(
  (text): Body => ({
    body: `name=%&%ff=%ed%a0%80&=&&message=${text}&message`,
    type: "application/x-www-form-urlencoded; charset=utf-7",
  }),
);

const multipart = fc
  .tuple(nastyFields, fc.array(fc.tuple(nastyName, file), { maxLength: 3 }))
  .map(([fields, files]): Body => {
    const form = new FormData();
    for (const [key, value] of fields) form.append(key, value);
    for (const [key, value] of files) form.append(key, value);
    return { body: form, type: null };
  });

/** Malformed parts: without a name or an end, with wrong boundaries, headers or line endings. */
const brokenMultipart = fc
  .tuple(
    fc.array(
      fc.oneof(
        fc.constantFrom("--b\r\n", "--b--\r\n", "--b", "--c\r\n", "\r\n", "\r\n\r\n", "\n\n"),
        nastyName.map((key) => `Content-Disposition: form-data; name="${key}"\r\n`),
        nastyText.map((text) => `Content-Disposition: form-data; name="image"; filename="${text}"\r\n`),
        nastyText.map(
          (text) => `Content-Disposition: form-data; name=${text}; filename*=UTF-8''%ff${text}\r\n`,
        ),
        fc.constantFrom("Content-Type: image/jpeg\r\n", "Content-Transfer-Encoding: base64\r\n", ": \r\n"),
        nastyText,
      ),
      { maxLength: 10 },
    ),
    fc.constantFrom("b", '"b"', "", "b\u00ff", "b; boundary=c", "x".repeat(200)),
  )
  .map(
    ([parts, boundary]): Body => ({
      body: parts.join(""),
      type: `multipart/form-data; boundary=${boundary}`,
    }),
  );

const deepJson = fc
  .tuple(fc.constantFrom(...fieldNames), fc.constantFrom(30, 5_000, 50_000), fc.boolean())
  .map(([key, depth, isArray]) =>
    isArray
      ? `{"${key}":${"[".repeat(depth)}${"]".repeat(depth)}}`
      : `${`{"${key}":`.repeat(depth)}1${"}".repeat(depth)}`,
  );

const jsonValue = fc.oneof(
  { weight: 6, arbitrary: nastyText },
  fc.constantFrom<unknown[]>(
    null,
    true,
    0,
    -1,
    1e308,
    2 ** 31,
    [],
    [[]],
    {},
    { toString: 1 },
    { valueOf: null },
  ),
  fc.jsonValue({ maxDepth: 3 }),
);

const json = fc
  .oneof(
    {
      weight: 5,
      arbitrary: corruptFields(jsonValue).map(
        (pairs) => `{${pairs.map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`)}}`,
      ),
    },
    { weight: 1, arbitrary: deepJson },
    { weight: 1, arbitrary: fc.json() },
    {
      weight: 1,
      arbitrary: fc.constantFrom("", "{", "null", '"\\ud800"', "[1]", "{'a':1}", "\ufeff{}", "1e999"),
    },
  )
  .map((body): Body => ({ body, type: "application/json" }));

const otherBody = fc
  .tuple(
    fc.constantFrom<BodyInit | null>(null, "", "name=x", "{}", "\0"),
    fc.constantFrom(
      null,
      "",
      "text/plain",
      "multipart/form-data",
      "application/json; charset=x",
      "image/png",
      "/",
    ),
  )
  .map(([body, type]): Body => ({ body, type }));

/** A request body with its Content-Type; null uses the default of the body's type. */
export const nastyBody = fc.oneof(
  { weight: 3, arbitrary: urlEncoded },
  { weight: 3, arbitrary: multipart },
  { weight: 3, arbitrary: json },
  { weight: 2, arbitrary: brokenMultipart },
  { weight: 1, arbitrary: brokenUrlEncoded },
  { weight: 1, arbitrary: otherBody },
);

const taint = (text: string): Field<string>[] =>
  Object.entries(validFields).map(([key, base]) => [key, freeTextFields.includes(key) ? base + text : base]);

const toUrlEncoded = (fields: Field<string>[]): Body => ({
  body: String(new URLSearchParams(fields)),
  type: "application/x-www-form-urlencoded",
});

const toMultipart = (fields: Field<string>[], ...files: Field<File>[]): Body => {
  const form = new FormData();
  for (const [key, value] of [...fields, ...files]) form.append(key, value);
  return { body: form, type: null };
};

const toJson = (fields: object): Body => ({ body: JSON.stringify(fields), type: "application/json" });

const idFields = ["id", "version", "stagedImage", "session", "anchor", "removeFile"];

/** Bodies that are always sent because they are the most likely to cause failures. */
export const worstBodies: readonly Body[] = [
  ...["\0", "\ud800", `${"x".repeat(170)}😀`].flatMap((text) => [
    toUrlEncoded(taint(text)),
    toMultipart(taint(text)),
    toJson(Object.fromEntries(taint(text))),
  ]),
  toUrlEncoded([
    ...taint(""),
    ["intent", "status"],
    ...idFields.map((key): Field<string> => [key, "2147483648"]),
  ]),
  toMultipart([["", "nameless"], ...taint("")], ["image", new File(["x"], "untyped")]),
  toJson({ ...validFields, name: { toString: 1 }, title: { toString: 1 }, username: [] }),
  toJson([]),
  ...[{}, ["gate"], [{ kind: "gate", remark: 1 }], [{ kind: "gate", sizes: [] }]].map((pieces) =>
    toJson({ ...validFields, pieces }),
  ),
  toJson({
    ...validFields,
    pieces: [{ kind: "gate", sizes: { ["x".repeat(99)]: 1, width: "x".repeat(99) } }],
  }),
  ...["name", "title", "username", "phone"].map((key) => ({
    body: `{"${key}":${"[".repeat(50_000)}${"]".repeat(50_000)}}`,
    type: "application/json",
  })),
];
