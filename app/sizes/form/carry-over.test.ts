import { describe, expect, it } from "vitest";
import { kinds } from "../../../tests/support/drawn-kinds";
import { listChoices } from "../../../tests/support/sizes";
import { carryOver, readChangedPieces, SHOWN_FIELD, writeShownPieces } from "./carry-over";
import { readTypedPieces, type TypedPiece, type TypedPieces, writeTypedPieces } from "./typed-pieces";
import { validatePieces } from "./validate-pieces";

const makeForm = (piece: Partial<TypedPiece>, unit: TypedPieces["unit"] = "mm"): TypedPieces => ({
  unit,
  isUnmeasured: false,
  pieces: [{ kind: "gate", sizes: {}, count: "1", remark: "", ...piece }],
});
const carry = (before: TypedPieces, after: TypedPieces) => carryOver(before, after).pieces[0]?.sizes;

describe("changing the unit", () => {
  it("converts valid lengths and keeps other text as typed", () => {
    const sizes = { width: "4200", height: "6 ft", gap: "tomorrow", type: "sliding" };
    expect(carry(makeForm({ sizes }), makeForm({ sizes }, "ft"))).toEqual({
      width: "13 ft 9.35 in",
      height: "6 ft",
      gap: "tomorrow",
      type: "sliding",
    });
    expect(carry(makeForm({ sizes }), makeForm({ sizes }, "cm"))).toMatchObject({
      width: "420",
      height: "182.9",
    });
  });

  it("returns the same millimetres when changed back", () => {
    const sizes = { width: "4201" };
    const inFeet = carryOver(makeForm({ sizes }), makeForm({ sizes }, "ft"));
    expect(carry(inFeet, { ...inFeet, unit: "mm" })).toEqual(sizes);
  });

  it("converts lengths hidden by the current choices, and no choices", () => {
    const railing = { kind: "railing", sizes: { shape: "straight", side: "1500" } } as const;
    expect(carry(makeForm(railing), makeForm(railing, "cm"))).toEqual({ shape: "straight", side: "150" });
    const pergola = { kind: "pergola", sizes: { roof: "glass", fall: "2" } } as const;
    expect(carry(makeForm(pergola), makeForm(pergola, "cm"))).toEqual(pergola.sizes);
  });

  it("keeps unit and lengths while the sizes are unknown", () => {
    const sizes = { width: "400" };
    const shown = makeForm({ sizes }, "cm");
    const unknown = carryOver(shown, { ...shown, unit: "mm", isUnmeasured: true });
    expect(unknown).toMatchObject({ unit: "cm", pieces: [{ sizes }] });
    expect(carry(unknown, shown)).toEqual(sizes);
    const again = readTypedPieces(writeTypedPieces(unknown));
    expect(again).toMatchObject({ unit: "cm", isUnmeasured: true });
    const sent = { ...writeTypedPieces(shown), [SHOWN_FIELD]: writeShownPieces(again) };
    expect(readChangedPieces(sent).pieces[0]?.sizes).toEqual(sizes);
  });

  it("reads a number in the new unit if it was impossible in the old one", () => {
    const sizes = { width: "12" };
    expect(carry(makeForm({ sizes }), makeForm({ sizes }, "ft"))).toEqual(sizes);
  });

  it("reads all newly typed lengths in the chosen unit", () => {
    const sizes = { length: "20", height: "3", side: "4 ft" };
    expect(carry(makeForm({ kind: "railing" }, "ft"), makeForm({ kind: "railing", sizes }, "in"))).toEqual(
      sizes,
    );
    const shown = makeForm({ kind: "railing", sizes: { length: "360", height: "3" } }, "ft");
    const changed = makeForm({ kind: "railing", sizes: { length: "10", height: "3" } }, "cm");
    expect(carry(shown, changed)).toEqual({ length: "10", height: "91.4" });
  });
});

describe("changing the kind", () => {
  it("keeps typed lengths with the same meaning", () => {
    const sizes = { width: "4200", height: "1800", type: "sliding", infill: "bars" };
    expect(carry(makeForm({ sizes }), makeForm({ kind: "door", sizes }))).toEqual({
      width: "4200",
      height: "1800",
    });
    const railing = { length: "4200", side: "1500" };
    const gate = carryOver(makeForm({ kind: "railing", sizes: railing }), makeForm({ sizes: railing }));
    expect(gate.pieces[0]?.sizes).not.toHaveProperty("width");
    expect(gate.pieces[0]?.sizes).not.toHaveProperty("side");
  });

  it("does not copy an unchanged default, in any unit", () => {
    const proposed = { length: "2400 mm", height: "900 mm" };
    const sizes = { ...proposed, height: "950" };
    const before = makeForm({ kind: "charupudi", sizes, proposed });
    expect(carry(before, makeForm({ kind: "railing", sizes }))).toEqual({ height: "950" });
    const inFeet = carryOver(before, makeForm({ kind: "charupudi", sizes }, "ft"));
    const [piece] = inFeet.pieces;
    expect(carry(inFeet, makeForm({ kind: "railing", sizes: piece?.sizes }, "ft"))).toEqual({
      height: "3 ft 1.4 in",
    });
  });

  it("restores all typed values when changed back, in the current unit", () => {
    const sizes = { width: "4200", type: "sliding" };
    const stair = carryOver(makeForm({ sizes }), makeForm({ kind: "stair", sizes }));
    const inCm = carryOver(stair, { ...stair, unit: "cm" });
    const [{ otherKindSizes: _, ...shown }] = inCm.pieces as [TypedPiece];
    expect(carry(inCm, makeForm({ ...shown, kind: "gate" }, "cm"))).toEqual({
      width: "420",
      type: "sliding",
    });
  });

  it("uses the shared names only for lengths", () => {
    for (const kind of kinds)
      for (const choices of listChoices(kind))
        for (const { name, type } of kind.listFields(choices))
          if (["width", "height", "length", "gap"].includes(name))
            expect([name, type]).toEqual([name, "length"]);
  });
});

describe("the hidden field with the shown form", () => {
  it("tells unchanged defaults from typed values", () => {
    const proposed = { length: "2400 mm" };
    const shown = makeForm({ kind: "charupudi", sizes: proposed, proposed });
    const texts = {
      "pieces-unit": "ft",
      "piece-1-size-length": "2400 mm",
      [SHOWN_FIELD]: writeShownPieces(shown),
    };
    expect(readChangedPieces({ ...texts, "piece-1-kind": "railing" }).pieces[0]?.sizes).toEqual({});
    expect(readChangedPieces({ ...texts, "piece-1-kind": "charupudi" }).pieces[0]?.sizes).toEqual({
      length: "7 ft 10.5 in",
    });
  });

  it("lets the server ask once what 10.6 means, because a browser without scripts cannot", () => {
    const send = (shown: TypedPieces, width: string, unit = "ft") =>
      validatePieces(
        readChangedPieces({
          "pieces-unit": unit,
          "piece-1-kind": "gate",
          "piece-1-size-width": width,
          [SHOWN_FIELD]: writeShownPieces(shown),
        }),
      ).problems.map(({ field, message }) => [field, message]);
    const question = [
      ["piece-1-size-width", "10 ft 6 in or 10.6 ft? Choose one, or send again for 10.6 ft."],
    ];
    expect(send(makeForm({}, "ft"), "10.6")).toEqual(question);
    expect(send(makeForm({ sizes: { width: "10.6" } }, "ft"), "10.6")).toEqual([]);
    expect(send(makeForm({ sizes: { width: "10.6" } }, "mm"), "10.6")).toEqual(question);
    expect(send(makeForm({}, "ft"), "10.6 ft")).toEqual([]);
    expect(send(makeForm({}, "ft"), "10.6", "unknown")).toEqual([]);
    const withScripts = {
      "pieces-unit": "ft",
      "piece-1-kind": "gate",
      "piece-1-size-width": "10.6",
    };
    expect(validatePieces(readChangedPieces(withScripts)).problems).toEqual([]);
  });

  it("may be missing: values are then in the chosen unit", () => {
    const texts = { "pieces-unit": "ft", "piece-1-kind": "gate", "piece-1-size-width": "4200" };
    expect(readChangedPieces(texts).pieces[0]?.sizes).toEqual({ width: "4200" });
  });
});
