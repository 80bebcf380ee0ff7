import { describe, expect, it } from "vitest";
import type { Piece } from "~/sizes/kind";
import { createDraft, gate } from "../../../tests/support/quotations";
import { recalculateQuantities } from "./line-changes";
import { getLineFieldName, toDraftFields } from "./typed-quotation";

const railing: Piece = { kind: "railing", sizes: { length: 6096, infill: "glass" }, count: 1, remark: "" };

/** Shows a line with its quantity in feet or square feet, then changes fields and sends the form. */
function change(
  piece: Piece | null,
  shown: { unit: "ft" | "sqft" | "lump"; quantity: number },
  fields: object,
) {
  const [line] = createDraft().lines.map((priced) => ({ ...priced, ...shown, id: "a", piece }));
  const typed = toDraftFields(createDraft({ lines: line ? [line] : [] }));
  const names = Object.entries(fields).map(([name, text]) => [getLineFieldName(name as "unit", "a"), text]);
  const sent = { ...typed, ...Object.fromEntries(names) };
  const recalculated = recalculateQuantities(sent, () => piece);
  return { quantity: recalculated["quantity.a"], again: recalculateQuantities(recalculated, () => piece) };
}

describe("recalculateQuantities", () => {
  const feet = { unit: "ft", quantity: 20_000 } as const;
  const area = { unit: "sqft", quantity: 77_500 } as const;

  it("converts the quantity of a piece to the new unit", () => {
    expect(change(railing, feet, { unit: "m" }).quantity).toBe("6.1");
    expect(change(gate, area, { unit: "piece" }).quantity).toBe("1");
    expect(change(gate, area, { unit: "lump" }).quantity).toBe("1");
    expect(change(gate, area, { unit: "sqm" }).quantity).toBe("6.48");
  });

  it("empties a quantity that the piece does not have", () => {
    expect(change(gate, area, { unit: "ft" }).quantity).toBe("");
    expect(change(null, area, { unit: "kg" }).quantity).toBe("");
  });

  it("keeps one lump sum as one item", () => {
    expect(change(null, { unit: "lump", quantity: 1000 }, { unit: "piece" }).quantity).toBe("1");
    expect(change(null, { unit: "lump", quantity: 1000 }, { unit: "m" }).quantity).toBe("");
  });

  it("keeps a quantity typed with the new unit, and any quantity of an unchanged unit", () => {
    expect(change(railing, feet, { unit: "m", quantity: "6.5" }).quantity).toBe("6.5");
    expect(change(railing, feet, { quantity: "22" }).quantity).toBe("22");
    expect(change(railing, feet, {}).quantity).toBe("20");
  });

  it("changes nothing when the form is sent again", () => {
    const { quantity, again } = change(railing, feet, { unit: "m" });
    expect(again["quantity.a"]).toBe(quantity);
  });
});
