import { type Piece, type PieceKindName, pieceKindNames, type SizeField } from "~/sizes/kind";
import { findPieceKind } from "~/sizes/kinds";
import { type Unit, writeExactLength } from "~/sizes/length";
import { MAX_PIECES } from "~/sizes/piece-list";

export interface TypedPiece {
  kind: PieceKindName | "";
  /** By field name. Includes values of hidden fields. */
  sizes: Readonly<Record<string, string>>;
  count: string;
  remark: string;
  /** Kind and sizes filled in by the link to the form. Unchanged ones do not count as typed; drafts contain them. */
  proposed?: TypedTexts;
  /** What the fields contained when the form was shown. Only without scripts. */
  shownSizes?: TypedTexts;
  /** Values typed under other kinds, to restore if the kind is changed back. Only with scripts. */
  otherKindSizes?: Partial<Record<PieceKindName | "", TypedTexts>>;
}

export interface TypedPieces {
  unit: Unit;
  /** The customer does not know the sizes: lengths are hidden but preserved. */
  isUnmeasured: boolean;
  pieces: readonly TypedPiece[];
  /** There are more than `MAX_PIECES`. */
  hasSurplus?: boolean;
}

export type TypedTexts = Readonly<Record<string, string>>;

/** Contains the unit of typed lengths, or {@link UNMEASURED}. */
export const UNIT_FIELD = "pieces-unit";

/** Name of the buttons that change the form without sending it; for values see `readPieceAction`. */
export const ACTION_FIELD = "intent";

export const UNMEASURED = "unknown";

/** Contains the unit of lengths typed before {@link UNMEASURED} was chosen. */
export const LAST_UNIT_FIELD = "pieces-last-unit";

/** The unit of a form until the visitor chooses one: people in India measure houses in feet. */
export const initialUnit: Unit = "ft";

export const typedUnits: readonly Unit[] = ["mm", "cm", "ft", "in"];

const pieceField = /^piece-([1-9]\d?)-(?:(kind|count|remark)|(size|proposed)-([a-zA-Z]{1,30}))$/;

/** `number` counts pieces from 1. */
export function pieceFieldName(number: number, part: "kind" | "count" | "remark"): string {
  return `piece-${number}-${part}`;
}

export function sizeFieldName(number: number, size: string): string {
  return `piece-${number}-size-${size}`;
}

export function proposedFieldName(number: number, size: string): string {
  return `piece-${number}-proposed-${size}`;
}

export function pieceId(number: number): string {
  return `piece-${number}`;
}

export const emptyPiece: TypedPiece = { kind: "", sizes: {}, count: "1", remark: "" };

interface TypedParts extends Omit<TypedPiece, "kind" | "sizes" | "others"> {
  kind: string;
  sizes: Record<string, string>;
}

/** Replaces missing and invalid values with defaults. */
export function readTypedPieces(texts: TypedTexts): TypedPieces {
  const parts: TypedParts[] = [];
  let hasSurplus = false;
  for (const [name, text] of Object.entries(texts)) {
    const [, number, part, group, size] = pieceField.exec(name) ?? [];
    const index = Number(number) - 1;
    if (index >= MAX_PIECES && part === "kind" && text !== "") hasSurplus = true;
    if (!(index < MAX_PIECES)) continue;
    while (parts.length <= index) parts.push({ kind: "", count: "1", remark: "", sizes: {} });
    const piece = parts[index];
    if (!piece) continue;
    if (size && group === "size") piece.sizes[size] = text;
    else if (size) piece.proposed = { ...piece.proposed, [size]: text };
    else if (part === "kind" || part === "count" || part === "remark") piece[part] = text;
  }
  const unitChoice = texts[UNIT_FIELD];
  const isUnmeasured = unitChoice === UNMEASURED;
  const unitName = isUnmeasured ? (texts[LAST_UNIT_FIELD] ?? initialUnit) : unitChoice;
  return {
    unit: typedUnits.find((unit) => unit === unitName) ?? "mm",
    isUnmeasured,
    pieces: parts.map(({ kind, ...piece }) => ({ ...piece, kind: readKind(kind) })),
    ...(hasSurplus && { hasSurplus }),
  };
}

export type PresetUnit = Pick<TypedPieces, "unit"> & Partial<Pick<TypedPieces, "isUnmeasured">>;

export function writeUnit({ unit, isUnmeasured = false }: PresetUnit): TypedTexts {
  return isUnmeasured ? { [UNIT_FIELD]: UNMEASURED, [LAST_UNIT_FIELD]: unit } : { [UNIT_FIELD]: unit };
}

export function writeTypedPieces({ pieces, ...unit }: TypedPieces): TypedTexts {
  const texts: Record<string, string> = { ...writeUnit(unit) };
  for (const [index, { kind, count, remark, sizes, proposed = {} }] of pieces.entries()) {
    for (const [part, text] of Object.entries({ kind, count, remark } as const))
      texts[pieceFieldName(index + 1, part as "kind")] = text;
    for (const [size, text] of Object.entries(sizes)) texts[sizeFieldName(index + 1, size)] = text;
    for (const [size, text] of Object.entries(proposed)) texts[proposedFieldName(index + 1, size)] = text;
  }
  return texts;
}

function readKind(text: string): PieceKindName | "" {
  return pieceKindNames.find((name) => name === text) ?? "";
}

export function listTypedFields({ kind, sizes }: TypedPiece): readonly SizeField[] {
  if (kind === "") return [];
  const { listFields } = findPieceKind(kind);
  let fields = listFields({});
  // Each round adds the fields that the choices of the previous round need.
  for (let round = 0; round < 3; round++) {
    const nextFields = listFields(readChoices(fields, sizes));
    if (
      nextFields.length === fields.length &&
      nextFields.every(({ name }, index) => name === fields[index]?.name)
    )
      return nextFields;
    fields = nextFields;
  }
  return fields;
}

export function omitHiddenSizes(piece: TypedPiece): TypedPiece {
  const shownNames = listTypedFields(piece).map(({ name }) => name);
  return {
    ...piece,
    sizes: Object.fromEntries(Object.entries(piece.sizes).filter(([name]) => shownNames.includes(name))),
  };
}

function readChoices(fields: readonly SizeField[], sizes: TypedTexts): Record<string, string> {
  const choices = fields.flatMap((field) => {
    const value = sizes[field.name];
    const isOffered = field.type === "choice" && field.options.some((option) => option.value === value);
    return isOffered && value !== undefined ? [[field.name, value] as const] : [];
  });
  return Object.fromEntries(choices);
}

export function isUntouched({ kind, sizes, remark }: TypedPiece): boolean {
  return kind === "" && remark.trim() === "" && Object.values(sizes).every((text) => text.trim() === "");
}

/** True if the visitor changed nothing of a piece that the link proposed. */
export function isProposal({ kind, sizes, proposed, count, remark }: TypedPiece): boolean {
  if (!proposed || count.trim() !== "1" || remark.trim() !== "") return false;
  const typed: TypedTexts = { kind, ...sizes };
  const names = new Set([...Object.keys(proposed), ...Object.keys(typed)]);
  return [...names].every((name) => (typed[name] ?? "") === (proposed[name] ?? ""));
}

/** For a stored piece. Lengths are exact and include their unit, so they do not depend on the unit of the form. */
export function toTypedPiece(piece: Piece, unit: Unit = "mm"): TypedPiece {
  const { kind, sizes, count, remark } = piece;
  const fields = findPieceKind(kind).listFields(sizes);
  const lengths = new Set(fields.flatMap(({ type, name }) => (type === "length" ? [name] : [])));
  const texts = Object.entries(sizes).map(([name, value]) => [
    name,
    lengths.has(name) ? writeExactLength(Number(value), unit) : String(value),
  ]);
  // Without a value, the form would fill in the initial option.
  for (const field of fields)
    if (field.type === "choice" && field.initial && sizes[field.name] === undefined)
      texts.push([field.name, field.assumed]);
  return { kind, sizes: Object.fromEntries(texts), count: String(count), remark };
}
