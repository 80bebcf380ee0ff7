import { describe, expect, it } from "vitest";
import { describeStoredPieces, parsePieces, sentPiecesSchema, serializePieces } from "./schema";

const listProblems = (pieces: unknown) =>
  Object.fromEntries(
    (sentPiecesSchema.safeParse(pieces).error?.issues ?? []).map(({ path, message }) => [
      path.join("."),
      message,
    ]),
  );

describe("pieces in a JSON request", () => {
  it("accept lengths in millimetres or as text, and have defaults", () => {
    expect(
      sentPiecesSchema.parse([
        { kind: "gate", sizes: { type: "sliding", width: "12 ft", height: 1800 } },
        { kind: "stair", sizes: { steps: 15 }, count: 2, remark: " At the back " },
        { kind: "structure" },
      ]),
    ).toEqual({
      unit: "mm",
      isUnmeasured: false,
      pieces: [
        { kind: "gate", sizes: { type: "sliding", width: 3657.6, height: 1800 }, count: 1, remark: "" },
        { kind: "stair", sizes: { steps: 15, landing: "standard" }, count: 2, remark: "At the back" },
        { kind: "structure", sizes: {}, count: 1, remark: "" },
      ],
    });
  });

  it.each([undefined, null, []])("may be %j", (none) => expect(sentPiecesSchema.parse(none)).toBeNull());

  it("return an error for each invalid field", () => {
    expect(
      listProblems([
        { kind: "gate", sizes: { width: "long", type: "flying", colour: "red" } },
        { kind: "gate", sizes: { width: 40_000 }, count: 0 },
        { kind: "spaceship" },
        { kind: "gate", sizes: { height: -1800 } },
        { kind: "gate", sizes: { width: [1] } },
        { kind: "stair", sizes: { steps: 10.5 } },
      ]),
    ).toMatchObject({
      "0.sizes.width": expect.stringContaining("“long” is not a length"),
      "0.sizes.type": "Choose one from the list.",
      "0.sizes.colour": "This size does not apply to the chosen kind of work and options.",
      "1.count": "Please enter a whole number from 1 to 999.",
      "2.kind": "Choose a kind of work from the list.",
      "3.sizes.height": expect.stringContaining("900 mm"),
      "4.sizes.width": "Send each size as a number or text.",
      "5.sizes.steps": "“10.5” is not a number. Type a whole number, such as 12.",
    });
    expect(listProblems([{ kind: "gate", sizes: { width: 40_000 } }])).toMatchObject({
      "0.sizes.width": expect.stringContaining("9,000 mm"),
    });
    expect(listProblems(Array(9).fill({ kind: "other" }))).toEqual({
      "": expect.stringContaining("up to eight"),
    });
    expect(listProblems("gate")).not.toEqual({});
  });
});

describe("stored pieces", () => {
  const list = {
    unit: "ft",
    isUnmeasured: false,
    pieces: [{ kind: "gate", sizes: { type: "sliding", width: 3658 }, count: 2, remark: "Red" }],
  } as const;

  it("are parsed as they were serialized", () => {
    expect(parsePieces(JSON.parse(serializePieces(list) ?? ""))).toEqual({ list, unreadable: null });
  });

  it("are formatted as lines of text", () => {
    expect(describeStoredPieces(JSON.parse(serializePieces(list) ?? "")).split("\n")).toEqual([
      "1. Gate × 2",
      "  How it opens: Sliding to the side",
      "  Clear opening: 12′ 0″ (3,658 mm)",
      "  Notes: Red",
    ]);
  });

  it("are null for an empty column", () => {
    for (const column of [null, undefined])
      expect(parsePieces(column)).toEqual({ list: null, unreadable: null });
  });

  it("are returned as raw JSON if damaged or from a newer version", () => {
    for (const column of [
      { version: 2, list: ["dome"] },
      { version: 1, pieces: [{ kind: "dome" }] },
      "dome",
      7,
    ]) {
      const { list, unreadable } = parsePieces(column);
      expect(list).toBeNull();
      expect(unreadable).toBe(JSON.stringify(column, null, 1));
      expect(describeStoredPieces(column)).toBe(unreadable);
    }
  });
});
