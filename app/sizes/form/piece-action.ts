import { useLocation } from "@remix-run/react";
import type { MouseEvent } from "react";
import { MAX_PIECES } from "~/sizes/piece-list";
import { SHOWN_FIELD } from "./carry-over";
import { type LengthOffer, offerTypes, writeOffer } from "./offer-feet";
import {
  ACTION_FIELD,
  emptyPiece,
  pieceId,
  type TypedPiece,
  type TypedPieces,
  type TypedTexts,
} from "./typed-pieces";

/** A button that changes the form without sending it; `number` counts pieces from 1. */
export type PieceAction =
  | { type: "add" }
  | { type: "remove" | "fields" | "drawing"; number: number }
  | OfferAction;

/** Reads the number in a size's field in another way. */
export interface OfferAction {
  type: LengthOffer["type"];
  number: number;
  size: string;
}

function writePieceAction(action: PieceAction): string {
  if ("size" in action) return `${action.type}-${action.number}-${action.size}`;
  return "number" in action ? `${action.type}-${action.number}` : action.type;
}

/** Returns null if the form is being sent. */
export function readPieceAction(value: string | undefined): PieceAction | null {
  if (value === "add") return { type: "add" };
  const [, type, number] = /^(remove|fields|drawing)-(\d{1,2})$/.exec(value ?? "") ?? [];
  if (type === "remove" || type === "fields" || type === "drawing") return { type, number: Number(number) };
  const [, offer, piece, size] = /^([a-z]+)-(\d{1,2})-([a-zA-Z]{1,30})$/.exec(value ?? "") ?? [];
  const offerType = offerTypes.find((name) => name === offer);
  return offerType && size ? { type: offerType, number: Number(piece), size } : null;
}

export function applyPieceAction(typed: TypedPieces, action: PieceAction): TypedPieces {
  if (action.type === "add") return { ...typed, pieces: [...typed.pieces, emptyPiece].slice(0, MAX_PIECES) };
  if ("size" in action)
    return {
      ...typed,
      pieces: typed.pieces.map((piece, index) =>
        index === action.number - 1 ? acceptOffer(piece, action) : piece,
      ),
    };
  if (action.type !== "remove") return typed;
  return { ...typed, pieces: typed.pieces.filter((_, index) => index !== action.number - 1) };
}

function acceptOffer(piece: TypedPiece, { type, size }: OfferAction): TypedPiece {
  const text = piece.sizes[size];
  const written = text === undefined ? null : writeOffer(type, text);
  return written === null ? piece : { ...piece, sizes: { ...piece.sizes, [size]: written } };
}

function findTargetId(action: PieceAction, pieceCount: number): string {
  if (action.type === "add") return pieceId(pieceCount + 1);
  if (action.type === "remove") return "sizes";
  return action.type === "drawing" ? `${pieceId(action.number)}-drawing` : pieceId(action.number);
}

const pieceField = /^piece-\d/;

export function omitPieces(texts: TypedTexts): Record<string, string> {
  return Object.fromEntries(
    Object.entries(texts).filter(([name]) => !pieceField.test(name) && name !== SHOWN_FIELD),
  );
}

export type ActionProps = (action: PieceAction) => {
  name: string;
  value: string;
  formAction: string;
  onClick?: (event: MouseEvent) => void;
};

/** Without `runAction`, the buttons send the form, and the response opens at the changed piece. */
export function useActionProps(
  pieceCount: number,
  runAction: ((action: PieceAction) => void) | null,
): ActionProps {
  const { pathname, search } = useLocation();
  return (action) => ({
    name: ACTION_FIELD,
    value: writePieceAction(action),
    formAction: `${pathname}${search}#${findTargetId(action, pieceCount)}`,
    onClick: runAction
      ? (event) => {
          event.preventDefault();
          runAction(action);
        }
      : undefined,
  });
}
