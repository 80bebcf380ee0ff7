import { keepTogether } from "~/content/keep-together";
import { pieceListWords } from "~/content/pieces";
import type { Database } from "~/database/database.server";
import { itemLink } from "~/items/kinds";
import { drawPiece } from "~/sizes/draw-piece";
import type { Drawing, Piece, WorkedOut } from "~/sizes/kind";
import {
  describeSizes,
  isInFeet,
  isMeasured,
  type PieceList,
  titlePiece,
  writePieces,
} from "~/sizes/piece-list";
import { workOut } from "~/sizes/work-out";
import type { Enquiry, LikedItem } from "./enquiry";
import { isOnSite } from "./likes.server";

export interface ShownPiece extends WorkedOut {
  title: string;
  sizes: { label: string; value: string }[];
  remark: string;
  /** For a wide screen and for a phone; null for kinds without sizes, and where nothing was measured. */
  drawings: { wide: Drawing; small: Drawing } | null;
}

export interface ShownPieces {
  isUnmeasured: boolean;
  pieces: ShownPiece[];
  /** Everything as text, to copy or send. */
  text: string;
  hasSheets: boolean;
  /** Raw data stored by a newer version of the site, else null. */
  unreadable: string | null;
  like: { title: string; kind: string; address: string | null } | null;
}

export async function showPieces(
  db: Database,
  { pieces: { list, unreadable }, like }: Enquiry,
): Promise<ShownPieces | null> {
  if (!list && unreadable === null && !like) return null;
  const pieces = (list?.pieces ?? []).map((piece, index) => showPiece(piece, index + 1, list));
  return {
    isUnmeasured: list?.isUnmeasured ?? false,
    pieces,
    text: list ? writePieces(list, { remarks: true }) : "",
    hasSheets: pieces.some(({ drawings }) => drawings !== null),
    unreadable,
    like: like && (await showLike(db, like)),
  };
}

function showPiece(piece: Piece, number: number, list: PieceList | null): ShownPiece {
  const feet = list !== null && isInFeet(list);
  const measured = isMeasured(piece);
  const [wide, small] = measured
    ? [drawPiece(piece, "wide", { feet }), drawPiece(piece, "small", { feet })]
    : [null, null];
  const { facts, warnings } = measured ? keepTogether(workOut(piece)) : { facts: [], warnings: [] };
  return {
    title: titlePiece(piece, number),
    sizes: describeSizes(piece),
    remark: piece.remark,
    facts,
    warnings,
    drawings: wide && small && { wide, small },
  };
}

async function showLike(db: Database, { kind, id, title }: LikedItem): Promise<ShownPieces["like"]> {
  const address = (await isOnSite(db, { kind, id })) ? itemLink(kind, id) : null;
  return { title, kind: pieceListWords[kind], address };
}
