import { findPieceKind } from "../../app/sizes/kinds";
export interface TestRequest {
  method?: string;
  path: string;
  headers?: Record<string, string>;
  body?: Buffer;
}

/** Creates a request of about this many bytes. */
type MakeRequest = (bytes: number) => TestRequest;

const kilobyte = 1024;
/** Bytes of a form's largest body, less room for the names of the fields. */
export const formLimit = 384 * kilobyte - 100;
const fill = (part: string, bytes: number) => part.repeat(Math.floor(bytes / Buffer.byteLength(part)));
/** Combining marks of two classes, which NFC has to sort. */
const writeMarks = (bytes: number) => fill("\u0301\u0316", bytes);
const writeShortRuns = (bytes: number) => fill(`a${"\u0301\u0316".repeat(15)}`, bytes);

const form =
  (path: string, write: (bytes: number) => string): MakeRequest =>
  (bytes) => ({
    method: "POST",
    path,
    headers: { "Content-Type": "application/x-www-form-urlencoded" },
    body: Buffer.from(write(bytes)),
  });

const json =
  (path: string, write: (bytes: number) => unknown): MakeRequest =>
  (bytes) => ({
    method: "POST",
    path,
    headers: { "Content-Type": "application/json" },
    body: Buffer.from(JSON.stringify(write(bytes))),
  });

const multipart =
  (path: string, listParts: (bytes: number) => string[]): MakeRequest =>
  (bytes) => ({
    method: "POST",
    path,
    headers: { "Content-Type": "multipart/form-data; boundary=b" },
    body: Buffer.from(
      `${listParts(bytes)
        .map((part) => `--b\r\nContent-Disposition: form-data; ${part}\r\n`)
        .join("")}--b--\r\n`,
    ),
  });

const repeat = <Item>(count: number, write: (index: number) => Item): Item[] =>
  Array.from({ length: Math.floor(count) }, (_, index) => write(index));
const makeNumberedKeys = (count: number) => Object.fromEntries(repeat(count, (index) => [`k${index}`, 1]));

/** Eight pieces with all their sizes. */
const drawnPieces = repeat(8, (index) =>
  [
    `piece-${index + 1}-kind=railing`,
    ...findPieceKind("railing")
      .listFields({ shape: "u" })
      .map(({ name, assumed }) => `piece-${index + 1}-size-${name}=${assumed}`),
    `piece-${index + 1}-size-shape=u`,
  ].join("&"),
).join("&");

/** The most expensive anonymous requests, each with the largest body or headers that its path accepts. */
export const worstRequests: readonly { name: string; bytes: number; make: MakeRequest }[] = [
  ...["/request-quote", "/contact", "/login", "/request-quote.data"].map((path) => ({
    name: `fields of one letter to ${path}`,
    bytes: formLimit,
    make: form(path, (bytes) => fill("a&", bytes)),
  })),
  {
    name: "fields of different names to /request-quote",
    bytes: 1_000_000,
    make: form("/request-quote", (bytes) => repeat(bytes / 8, (index) => `f${index}`).join("&")),
  },
  {
    name: "sizes of pieces to /request-quote",
    bytes: formLimit,
    make: form("/request-quote", (bytes) =>
      repeat(490, (index) => `piece-${(index % 8) + 1}-size-${"a".repeat(1 + (index % 30))}=`)
        .map((field) => field + "1".repeat(bytes / 490 - field.length))
        .join("&"),
    ),
  },
  {
    name: "drawing of one piece of eight",
    bytes: drawnPieces.length,
    make: form("/request-quote", () => `intent=drawing-1&${drawnPieces}`),
  },
  {
    name: "eight pieces and no name",
    bytes: drawnPieces.length,
    make: form("/request-quote", () => drawnPieces),
  },
  {
    name: "marks to /login",
    bytes: formLimit,
    make: form("/login", (bytes) => `username=${writeMarks(bytes)}&password=x`),
  },
  {
    name: "marks to /contact",
    bytes: formLimit,
    make: form("/contact", (bytes) => `message=${writeMarks(bytes)}`),
  },
  {
    name: "runs of 30 marks to /contact",
    bytes: formLimit,
    make: form("/contact", (bytes) => `message=${writeShortRuns(bytes)}`),
  },
  {
    name: "compatibility marks to /contact as a phone number",
    bytes: formLimit,
    make: form("/contact", (bytes) => `phone=${fill("\uff9e\u0301", bytes)}`),
  },
  {
    name: "markup to /contact",
    bytes: formLimit,
    make: form("/contact", (bytes) => `message=${fill("<", bytes)}&name=${fill("<&", 1000)}`),
  },
  {
    name: "dots to /contact as an email address",
    bytes: formLimit,
    make: form("/contact", (bytes) => `email=${fill("a.", bytes)}@`),
  },
  {
    name: "marks to /api/contact/contact",
    bytes: 128 * kilobyte,
    make: json("/api/contact/contact", (bytes) => ({ message: writeMarks(bytes - 20) })),
  },
  {
    name: "keys to /api/contact/contact",
    bytes: 128 * kilobyte,
    make: json("/api/contact/contact", (bytes) => makeNumberedKeys(bytes / 11)),
  },
  {
    name: "sizes to /api/contact/enquiry",
    bytes: 128 * kilobyte,
    make: json("/api/contact/enquiry", (bytes) => ({
      pieces: [{ kind: "gate", sizes: makeNumberedKeys(bytes / 12) }],
    })),
  },
  {
    name: "keys to /api/admin/login",
    bytes: kilobyte * kilobyte,
    make: json("/api/admin/login", (bytes) => makeNumberedKeys(bytes / 12)),
  },
  {
    name: "marks to /api/admin/login",
    bytes: kilobyte * kilobyte,
    make: json("/api/admin/login", (bytes) => ({ username: writeShortRuns(bytes - 20) })),
  },
  {
    name: "eight multipart fields of marks to /request-quote",
    bytes: 2_400_000,
    make: multipart("/request-quote", (bytes) =>
      repeat(8, (index) => `name="f${index}"\r\n\r\n${writeMarks(bytes / 8)}`),
    ),
  },
  {
    name: "200 multipart fields of marks to /request-quote",
    bytes: 58_000_000,
    make: multipart("/request-quote", (bytes) =>
      repeat(198, (index) => `name="f${index}"\r\n\r\n${writeShortRuns(bytes / 198)}`),
    ),
  },
  {
    name: "small multipart fields to /contact",
    bytes: formLimit,
    make: multipart("/contact", (bytes) => repeat(bytes / 60, () => `name="f"\r\n\r\n`)),
  },
  {
    name: "small multipart fields to /request-quote",
    bytes: 100_000_000,
    make: multipart("/request-quote", (bytes) => repeat(bytes / 60, () => `name="f"\r\n\r\n`)),
  },
  {
    name: "multipart heads of semicolons to /request-quote",
    bytes: 1_600_000,
    make: multipart("/request-quote", (bytes) =>
      repeat(199, (index) => `x${fill("; \t", bytes / 199)}; name="f${index}"\r\n\r\n`),
    ),
  },
  {
    name: "five files that are not pictures to /request-quote",
    bytes: 100_000_000,
    make: multipart("/request-quote", (bytes) =>
      repeat(5, () => `name="files"; filename="a.jpg"\r\n\r\n${"x".repeat(bytes / 5 - 1000)}`),
    ),
  },
  {
    name: "five files of line breaks to /request-quote",
    bytes: 100_000_000,
    make: multipart("/request-quote", (bytes) =>
      repeat(5, () => `name="files"; filename="a.jpg"\r\n\r\n${fill("\r\n--", bytes / 5 - 1000)}`),
    ),
  },
  {
    name: "query parameters to /gallery",
    bytes: 1_900,
    make: (bytes) => ({ path: `/gallery?${fill("a&", bytes)}` }),
  },
  {
    name: "query parameters of marks to /request-quote",
    bytes: 1_900,
    make: (bytes) => ({ path: `/request-quote?like=${fill("%CC%81%CC%96", bytes)}` }),
  },
  { name: "slashes to /", bytes: 1_900, make: (bytes) => ({ path: fill("/a", bytes) }) },
  {
    name: "cookies to /",
    bytes: 14_000,
    make: (bytes) => ({ path: "/", headers: { Cookie: fill("session=; ", bytes) } }),
  },
  {
    name: "receipt in the query of /contact",
    bytes: 7_000,
    make: (bytes) => ({ path: `/contact?receipt=${fill("1", bytes)}` }),
  },
  {
    name: "languages and encodings to /",
    bytes: 14_000,
    make: (bytes) => ({
      path: "/",
      headers: {
        "Accept-Encoding": fill("a;q=0.1,", bytes / 2),
        "X-Forwarded-For": fill("1.1.1.1,", bytes / 2),
      },
    }),
  },
  {
    name: "entity tags to /",
    bytes: 14_000,
    make: (bytes) => ({ path: "/", headers: { "If-None-Match": fill('"a",', bytes) } }),
  },
];
