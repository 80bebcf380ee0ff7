import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { SizeField } from "~/sizes/kind";
import type { Unit } from "~/sizes/length";
import { parsePieces, serializePieces } from "~/sizes/schema";
import { kinds } from "../../../tests/support/drawn-kinds";
import { possibleSizes } from "../../../tests/support/sizes";
import { applyPieceAction, readPieceAction } from "./piece-action";
import {
  listTypedFields,
  readTypedPieces,
  type TypedPiece,
  toTypedPiece,
  writeTypedPieces,
} from "./typed-pieces";
import { validatePieces } from "./validate-pieces";

const names = kinds.map(({ name }) => name);
const sizeNames = [...new Set(kinds.flatMap(({ listFields }) => listFields({}).map(({ name }) => name)))];
const values = kinds.flatMap(({ listFields }) =>
  listFields({}).flatMap((field) => (field.type === "choice" ? field.options.map(({ value }) => value) : [])),
);

const text = fc.oneof(
  fc.string({ unit: "binary", maxLength: 80 }),
  fc.constantFrom(
    "",
    " ",
    "1200",
    "1.2 m",
    "3'6\"",
    "3½ ft",
    "-4",
    "0",
    "40 m",
    "1e99",
    "NaN",
    "__proto__",
    ...values,
  ),
  fc.integer().map(String),
);

const fieldName = fc.oneof(
  fc.constantFrom("pieces-unit", "intent", "name", "piece-0-kind", "piece-x-kind", "piece-1-size-__proto__"),
  fc
    .tuple(fc.integer({ min: 1, max: 30 }), fc.constantFrom("kind", "count", "remark", "size-constructor"))
    .map(([number, part]) => `piece-${number}-${part}`),
  fc
    .tuple(fc.integer({ min: 1, max: 12 }), fc.constantFrom(...sizeNames))
    .map(([number, size]) => `piece-${number}-size-${size}`),
);

const form = fc
  .tuple(
    fc.array(fc.tuple(fieldName, text), { maxLength: 40 }),
    fc.array(fc.constantFrom(...names, "", "spaceship"), { maxLength: 12 }),
    fc.constantFrom("mm", "cm", "ft", "in", "unknown", "parsec"),
  )
  .map(([fields, chosen, unit]) => ({
    "pieces-unit": unit,
    ...Object.fromEntries(fields),
    ...Object.fromEntries(chosen.map((kind, index) => [`piece-${index + 1}-kind`, kind])),
  }));

describe("any form", () => {
  it("gives pieces that can be stored, and problems that name their field", () => {
    fc.assert(
      fc.property(form, (texts) => {
        const typed = readTypedPieces(texts);
        const { list, problems } = validatePieces(typed);
        for (const { field, message } of problems) {
          expect(message).not.toBe("");
          expect(field === "pieces" || /^piece-\d+-(kind|count|remark|size-\w+)$/.test(field)).toBe(true);
        }
        for (const piece of list.pieces) {
          expect(piece.count).toBeGreaterThan(0);
          for (const size of Object.values(piece.sizes))
            expect(typeof size === "string" || Number.isFinite(size)).toBe(true);
        }
        if (problems.length === 0) expect(list.pieces.length).toBeLessThanOrEqual(8);
        const stored = serializePieces(list);
        if (stored) expect(parsePieces(JSON.parse(stored)).list).toEqual(JSON.parse(JSON.stringify(list)));
      }),
    );
  });

  it("keeps all typed text of the remaining pieces after a button is pressed", () => {
    fc.assert(
      fc.property(
        form,
        fc.constantFrom("add", "remove-1", "fields-2", "drawing-1", "feet-9-width"),
        (texts, value) => {
          const typed = readTypedPieces(texts);
          const action = readPieceAction(value);
          if (!action) throw new Error(`${value} is not an action.`);
          const again = readTypedPieces(writeTypedPieces(applyPieceAction(typed, action)));
          const remaining = action.type === "remove" ? typed.pieces.slice(1) : typed.pieces;
          expect(again.pieces.length).toBeLessThanOrEqual(8);
          expect(again.pieces.slice(0, remaining.length)).toEqual(remaining.slice(0, 8));
          expect(again.unit).toBe(typed.unit);
        },
      ),
    );
  });
});

describe("a piece's fields", () => {
  it("are parsed as they were written, for every kind", () => {
    for (const { name, listFields } of kinds) {
      const sizes = Object.fromEntries(
        listFields({}).map((field) => [
          field.name,
          (field.type === "choice" && field.initial) || field.assumed,
        ]),
      );
      const piece = { kind: name, sizes, count: 3, remark: "At the back" };
      const { list, problems } = validatePieces({
        unit: "ft",
        isUnmeasured: false,
        pieces: [toTypedPiece(piece)],
      });
      expect({ name, problems, pieces: list.pieces }).toEqual({ name, problems: [], pieces: [piece] });
    }
  });

  it.each(kinds)("are parsed as they were stored, with sizes and without: $name", (kind) => {
    const units = fc.constantFrom<Unit>("mm", "cm", "ft", "in");
    fc.assert(
      fc.property(possibleSizes(kind), units, fc.boolean(), (sizes, unit, isUnmeasured) => {
        const isStored = ({ name, type, ...field }: SizeField) =>
          type === "choice" ? !("initial" in field && sizes[name] === field.assumed) : !isUnmeasured;
        const names = kind
          .listFields(sizes)
          .filter(isStored)
          .map(({ name }) => name);
        const stored = Object.fromEntries(Object.entries(sizes).filter(([name]) => names.includes(name)));
        const piece = { kind: kind.name, sizes: stored, count: 2, remark: "Terrace" };
        const typed = { unit, isUnmeasured, pieces: [toTypedPiece(piece, unit)] };
        expect(validatePieces(typed).list.pieces).toEqual([piece]);
      }),
    );
  });

  it("get the initial choice if none was made, but keep what an earlier piece means", () => {
    const parse = (piece: TypedPiece) =>
      validatePieces({ unit: "ft", isUnmeasured: false, pieces: [piece] }).list.pieces[0]?.sizes;
    const typed = { kind: "stair", sizes: { steps: "19" }, count: "1", remark: "" } as const;
    expect(parse(typed)).toEqual({ steps: 19, landing: "standard" });
    expect(parse({ ...typed, sizes: { steps: "19", landing: "none" } })).toEqual({ steps: 19 });
    const stored = toTypedPiece({ kind: "stair", sizes: { steps: 19 }, count: 1, remark: "" });
    expect(stored.sizes).toEqual({ steps: "19", landing: "none" });
    expect(parse(stored)).toEqual({ steps: 19 });
  });

  it("depend on the choices", () => {
    const railing = { kind: "railing", sizes: { shape: "u" }, count: "1", remark: "" } as const;
    const listFieldNames = (shape: string) =>
      listTypedFields({ ...railing, sizes: { shape } }).map(({ name }) => name);
    expect(listFieldNames("u").length).toBeGreaterThan(listFieldNames("straight").length);
  });

  it("read a number without a unit in the chosen unit", () => {
    const read = (unit: "mm" | "ft") =>
      validatePieces({
        unit,
        isUnmeasured: false,
        pieces: [{ kind: "gate", sizes: { width: "12" }, count: "1", remark: "" }],
      });
    expect(read("ft").list.pieces[0]?.sizes).toEqual({ width: 3657.6 });
    expect(read("mm").problems).toMatchObject([{ field: "piece-1-size-width" }]);
  });

  it("ignore lengths while the sizes are unknown, but keep the typed text", () => {
    const typed = readTypedPieces({
      "pieces-unit": "unknown",
      "piece-1-kind": "gate",
      "piece-1-size-width": "banana",
      "piece-1-size-type": "sliding",
    });
    const { list, problems } = validatePieces(typed);
    expect({ list, problems }).toEqual({
      list: {
        unit: "ft",
        isUnmeasured: true,
        pieces: [{ kind: "gate", sizes: { type: "sliding" }, count: 1, remark: "" }],
      },
      problems: [],
    });
    expect(typed.pieces[0]?.sizes.width).toBe("banana");
  });

  it("read Tamil digits in counts", () => {
    const sizes = { steps: "௧௦" };
    const { list, problems } = validatePieces({
      unit: "ft",
      isUnmeasured: false,
      pieces: [{ kind: "stair", sizes, count: "௨", remark: "" }],
    });
    expect(problems).toEqual([]);
    expect(list.pieces).toMatchObject([{ sizes: { steps: 10 }, count: 2 }]);
  });

  it("return a problem for each invalid value", () => {
    const { problems } = validatePieces(
      readTypedPieces({
        "piece-1-kind": "gate",
        "piece-1-size-width": "40 m",
        "piece-1-size-height": "0",
        "piece-1-size-gap": "tomorrow",
        "piece-1-size-type": "flying",
        "piece-1-count": "0",
        "piece-1-remark": "x".repeat(501),
        "piece-2-remark": "Something",
      }),
    );
    const messages = Object.fromEntries(problems.map(({ field, message }) => [field, message]));
    expect(messages).toEqual({
      "piece-1-size-width": expect.stringContaining("9,000 mm"),
      "piece-1-size-height": expect.stringContaining("900 mm"),
      "piece-1-size-gap": "“tomorrow” is not a length. Type it as 1200, 1.2 m or 3 ft 6 in.",
      "piece-1-size-type": "Choose one from the list.",
      "piece-1-count": "Please enter a whole number from 1 to 999.",
      "piece-1-remark": "Please use at most 500 characters.",
      "piece-2-kind": "Choose one, or remove this item.",
    });
  });

  it("return a problem for nine pieces", () => {
    const nine = Array.from({ length: 9 }, (_, index) => [`piece-${index + 1}-kind`, "gate"]);
    expect(validatePieces(readTypedPieces(Object.fromEntries(nine))).problems).toEqual([
      { field: "pieces", message: expect.stringContaining("up to eight") },
    ]);
  });
});
