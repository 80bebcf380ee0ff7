import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { lengthField } from "~/sizes/fields";
import { type PieceKindName, pieceKindNames } from "~/sizes/kind";
import { findPieceKind } from "~/sizes/kinds";
import { roundLength, type Unit } from "~/sizes/length";
import { isWithin } from "./carry-over";
import { offerLengths, writeOffer } from "./offer-feet";
import { applyPieceAction } from "./piece-action";
import { emptyPiece, type TypedPieces } from "./typed-pieces";
import { validatePieces } from "./validate-pieces";

const width = lengthField("width", "Clear opening", [700, 9000], 3600);

const offerFeet = (field: typeof width, typed: string, unit: Unit) =>
  offerLengths(field, typed, unit)[0]?.label ?? null;

describe("offerLengths", () => {
  it("asks whether 10.6 in feet is feet and inches", () => {
    expect(offerLengths(width, "10.6", "ft")).toEqual([
      { type: "feetinches", label: "10 ft 6 in (3,200 mm)" },
      { type: "feet", label: "10.6 ft (3,231 mm)" },
    ]);
    for (const typed of ["௧௦.௬", "10,6", "10.06"])
      expect(offerLengths(width, typed, "ft"), typed).toHaveLength(2);
    for (const typed of ["10.6 ft", "10", "10.75", "10.0", "10 6"])
      expect(offerLengths(width, typed, "ft"), typed).toEqual([]);
  });

  it("asks what 10/6 is, which is no fraction", () => {
    for (const typed of ["10/6", "10 / 6", "10⁄6", "௧௦/௬"])
      expect(offerLengths(width, typed, "ft"), typed).toEqual([
        { type: "feetinches", label: "10 ft 6 in (3,200 mm)" },
      ]);
    expect(offerLengths(width, "5/6", "ft")).toEqual([{ type: "feetinches", label: "5 ft 6 in (1,676 mm)" }]);
    const tread = lengthField("tread", "Tread", [200, 2000], 270);
    expect(offerLengths(tread, "5/6", "ft").map(({ type }) => type)).toEqual(["feetinches", "feet"]);
    for (const typed of ["10/12", "10/6/2", "10/6 ft", "10/"])
      expect(offerLengths(width, typed, "ft"), typed).toEqual([]);
  });

  it("suggests feet for a number that is possible only in feet", () => {
    expect(offerFeet(width, " 12 ", "mm")).toBe("12 ft (3,658 mm)");
    expect(offerFeet(width, "3 1/2", "mm")).toBe("3 1/2 ft (1,067 mm)");
    expect(offerFeet(width, "12", "cm")).toBe("12 ft (3,658 mm)");
    expect(writeOffer("feet", " 12 ")).toBe("12 ft");
  });

  it.each(["1200", "40", "12 mm", "tomorrow", "", "-12", "1 m 5", "10 6"])(
    "returns null for “%s”",
    (typed) => {
      expect(offerFeet(width, typed, "mm")).toBeNull();
    },
  );

  it("suggests millimetres or inches for a number that is impossible in feet", () => {
    expect(offerLengths(width, "1350", "ft")).toEqual([{ type: "millimetres", label: "1350 mm (4′ 5⅛″)" }]);
    expect(offerFeet(width, "௧௩௫௦", "ft")).toBe("௧௩௫௦ mm (4′ 5⅛″)");
    const rise = lengthField("rise", "Riser height", [100, 250], 165);
    for (const typed of ["6", "6.5", "6 1/2", "6½"])
      expect(offerFeet(rise, typed, "ft"), typed).toContain(`${typed} in (`);
    expect(offerFeet(width, "360", "ft")).toBe("360 cm (11′ 9¾″)");
    for (const typed of ["12", "1200 mm", "99999", "1350 cm"])
      expect(offerFeet(width, typed, "ft"), typed).toBeNull();
  });
});

const lengths = pieceKindNames.flatMap((kind) =>
  findPieceKind(kind)
    .listFields({})
    .flatMap((field) => (field.type === "length" ? [{ kind, field }] : [])),
);

describe("a bare number in feet", () => {
  const type = (kind: PieceKindName, name: string, text: string): TypedPieces => ({
    unit: "ft",
    isUnmeasured: false,
    pieces: [{ ...emptyPiece, kind, sizes: { [name]: text } }],
  });
  const validate = (typed: TypedPieces, name: string) => {
    const { list, problems } = validatePieces(typed);
    return { mm: list.pieces[0]?.sizes[name], problem: problems.find(({ size }) => size === name)?.message };
  };

  it("is refused with its reading, and never stored, as 10/6", () => {
    const typed = type("gate", "width", "10/6");
    expect(validate(typed, "width")).toEqual({
      mm: undefined,
      problem: "Do you mean 10 ft 6 in? “10/6” is not a length.",
    });
    const accepted = applyPieceAction(typed, { type: "feetinches", number: 1, size: "width" });
    expect(validate(accepted, "width").mm).toBe(3200.4);
  });

  it("keeps the reason why a possible number conflicts with a choice", () => {
    const typed = type("door", "width", "5.6");
    expect(validate(typed, "width").problem).toMatch(/1,520 mm/);
  });

  it("is feet only where that many feet are possible; otherwise its unit is asked for", () => {
    const numbers = fc.oneof(fc.integer({ min: 1, max: 70 }), fc.integer({ min: 61, max: 20_000 }));
    fc.assert(
      fc.property(fc.constantFrom(...lengths), numbers, ({ kind, field }, number) => {
        const typed = type(kind, field.name, String(number));
        const { mm, problem } = validate(typed, field.name);
        if (number > 60) expect(problem).toBeDefined();
        if (problem === undefined) expect(mm).toBe(roundLength(number * 304.8));
        else if (isWithin(field, number)) {
          expect(problem).toContain(`${number} mm or `);
          const accepted = applyPieceAction(typed, { type: "millimetres", number: 1, size: field.name });
          expect(validate(accepted, field.name).mm).toBe(number);
        }
      }),
    );
  });
});
