import { MAX_PIECES } from "~/sizes/piece-list";
import { SHOWN_FIELD } from "./carry-over";
import { writeInFeet } from "./offer-feet";
import { emptyPiece, pieceId, type TypedPiece, type TypedPieces, type TypedTexts } from "./typed-pieces";

/** Changes the form without sending it; `number` counts pieces from 1. */
export type PiecePress =
  | { action: "add" }
  | { action: "remove" | "fields" | "drawing"; number: number }
  | FeetPress;

/** Reads the number in a size's field as feet. */
export interface FeetPress {
  action: "feet";
  number: number;
  size: string;
}

export function writePiecePress(press: PiecePress): string {
  if (press.action === "feet") return `feet-${press.number}-${press.size}`;
  return "number" in press ? `${press.action}-${press.number}` : press.action;
}

/** Null means that the form is being sent. */
export function readPiecePress(value: string | undefined): PiecePress | null {
  if (value === "add") return { action: "add" };
  const [, action, number] = /^(remove|fields|drawing)-(\d{1,2})$/.exec(value ?? "") ?? [];
  if (action === "remove" || action === "fields" || action === "drawing")
    return { action, number: Number(number) };
  const [, piece, size] = /^feet-(\d{1,2})-([a-zA-Z]{1,30})$/.exec(value ?? "") ?? [];
  if (size) return { action: "feet", number: Number(piece), size };
  return null;
}

export function pressPieces(typed: TypedPieces, press: PiecePress): TypedPieces {
  if (press.action === "add") return { ...typed, pieces: [...typed.pieces, emptyPiece].slice(0, MAX_PIECES) };
  if (press.action === "feet")
    return {
      ...typed,
      pieces: typed.pieces.map((piece, index) =>
        index === press.number - 1 ? readAsFeet(piece, press.size) : piece,
      ),
    };
  if (press.action !== "remove") return typed;
  return { ...typed, pieces: typed.pieces.filter((_, index) => index !== press.number - 1) };
}

function readAsFeet(piece: TypedPiece, size: string): TypedPiece {
  const text = piece.sizes[size];
  return text === undefined ? piece : { ...piece, sizes: { ...piece.sizes, [size]: writeInFeet(text) } };
}

export function findPressedPlace(press: PiecePress, pieces: number): string {
  if (press.action === "add") return pieceId(pieces + 1);
  if (press.action === "remove") return "sizes";
  return press.action === "drawing" ? `${pieceId(press.number)}-drawing` : pieceId(press.number);
}

const ownField = /^piece-\d/;

export function omitPieces(texts: TypedTexts): Record<string, string> {
  return Object.fromEntries(
    Object.entries(texts).filter(([name]) => !ownField.test(name) && name !== SHOWN_FIELD),
  );
}
