import { type RefObject, useEffect, useRef, useState } from "react";
import { areLoaded, loadKinds } from "~/sizes/kinds.browser";
import type { Unit } from "~/sizes/length";
import { carryOver } from "./carry-over";
import { type PiecePress, pressPieces } from "./piece-action";
import {
  emptyPiece,
  isUntouched,
  readTypedPieces,
  type TypedPiece,
  type TypedPieces,
  type TypedTexts,
  UNIT_FIELD,
  writeTypedPieces,
} from "./typed-pieces";

interface Given {
  sent: TypedTexts | undefined;
  preset: readonly TypedPiece[];
  readDraft: () => TypedTexts;
}

interface Question {
  typed: TypedPieces;
  /** A key per piece, so that fields keep their elements when another piece is removed. */
  keys: readonly number[];
  /** Incremented to remount the fields with the current values. */
  round: number;
}

export interface TypedPiecesState extends Question {
  place: RefObject<HTMLFieldSetElement>;
  follow: () => void;
  press: (press: PiecePress) => void;
}

/** Reads its state from the fields, which may contain values typed before hydration or restored from a draft. */
export function useTypedPieces({ sent, preset, readDraft }: Given): TypedPiecesState {
  const place = useRef<HTMLFieldSetElement>(null);
  const nextKey = useRef(100);
  const [question, setQuestion] = useState<Question>(() => {
    const typed = atLeastOne(readTypedPieces(sent ?? {}), sent ? [] : preset);
    return { typed, keys: typed.pieces.map((_, index) => index), round: 0 };
  });
  /** The last known values of the fields: the unit and the kinds may have changed since. */
  const known = useRef(question.typed);

  /** Applies a change of unit or kind in the fields. */
  const change = (read: TypedPieces): TypedPieces => {
    const typed = carryOver(known.current, read);
    if (typed.unit !== known.current.unit) {
      rememberUnit(typed);
      writeFields(place.current, writeTypedPieces(typed));
    }
    return typed;
  };

  /** A draft waits for its kinds to load: the fields do not have its values yet. */
  const isRestoring = useRef(false);

  const follow = () => {
    if (isRestoring.current) return;
    const read = readTypedPieces(readFields(place.current));
    if (!areReady(read)) {
      prepare(read).then(follow, () => {});
      return;
    }
    const typed = change(read);
    known.current = typed;
    setQuestion((before) => ({ ...before, typed }));
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page has come alive
  useEffect(() => {
    const draft = sent ? {} : readDraft();
    const isDrafted = Object.keys(draft).some((name) => name.startsWith("piece-"));
    const unit = sent || isDrafted ? undefined : readRememberedUnit();
    const read = () => {
      const fields = readFields(place.current);
      const typed = readTypedPieces({ ...draft, ...fields, ...(unit && { [UNIT_FIELD]: unit }) });
      return isDrafted ? addPreset(typed, preset) : atLeastOne(markProposed(typed, preset), []);
    };
    // Remounts fields that a draft or the remembered unit changes.
    const show = () => {
      const isRemade = isDrafted || unit !== undefined;
      const typed = isRemade ? read() : change(read());
      known.current = typed;
      const keys = typed.pieces.map(() => nextKey.current++);
      setQuestion((before) => (isRemade ? { typed, keys, round: before.round + 1 } : { ...before, typed }));
    };
    isRestoring.current = isDrafted;
    const typed = read();
    if (areReady(typed)) show();
    else
      prepare(typed).then(show, () => {
        isRestoring.current = false;
      });
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once after the fields were remounted
  useEffect(() => {
    if (question.round === 0) return;
    isRestoring.current = false;
    follow();
  }, [question.round]);

  const press = (press: PiecePress) => {
    const typed = atLeastOne(pressPieces(change(readTypedPieces(readFields(place.current))), press), []);
    known.current = typed;
    setQuestion(({ keys, round }) => {
      const left = press.action === "remove" ? keys.filter((_, index) => index !== press.number - 1) : keys;
      const added = typed.pieces.slice(left.length).map(() => nextKey.current++);
      return { typed, keys: [...left, ...added], round };
    });
  };

  return { ...question, place, follow, press };
}

function areReady({ pieces }: TypedPieces): boolean {
  return areLoaded(pieces.flatMap(({ kind }) => kind || []));
}

async function prepare({ pieces }: TypedPieces): Promise<void> {
  await loadKinds(pieces.flatMap(({ kind }) => kind || []));
}

function atLeastOne(typed: TypedPieces, pieces: readonly TypedPiece[]): TypedPieces {
  if (typed.pieces.length > 0) return typed;
  return { ...typed, pieces: pieces.length > 0 ? pieces : [emptyPiece] };
}

function markProposed(typed: TypedPieces, preset: readonly TypedPiece[]): TypedPieces {
  const find = (piece: TypedPiece) => preset.find(({ kind }) => kind === piece.kind)?.proposed;
  return { ...typed, pieces: typed.pieces.map((piece) => ({ ...piece, proposed: find(piece) })) };
}

/** Adds the link's preset unless there is a piece of its kind. */
function addPreset(typed: TypedPieces, preset: readonly TypedPiece[]): TypedPieces {
  const written = markProposed(typed, preset).pieces.filter((piece) => !isUntouched(piece));
  const missing = preset.filter(({ kind }) => !written.some((piece) => piece.kind === kind));
  return atLeastOne({ ...typed, pieces: [...written, ...missing] }, []);
}

/** Reads the fields directly; a full `FormData` would take longer than the drawing. */
function readFields(place: HTMLFieldSetElement | null): TypedTexts {
  const fields = place?.querySelectorAll<HTMLInputElement | HTMLSelectElement>("input, select") ?? [];
  const texts: Record<string, string> = {};
  for (const field of fields) {
    if (field.type !== "radio" || (field as HTMLInputElement).checked) texts[field.name] = field.value;
  }
  return texts;
}

function writeFields(place: HTMLFieldSetElement | null, texts: TypedTexts): void {
  for (const field of place?.querySelectorAll<HTMLInputElement>("input[type=text], input[type=hidden]") ??
    []) {
    const text = texts[field.name];
    if (text !== undefined && field.value !== text) field.value = text;
  }
}

const unitKey = "unit of lengths";

function rememberUnit({ unit, isUnmeasured }: TypedPieces): void {
  if (isUnmeasured) return;
  try {
    localStorage.setItem(unitKey, unit);
  } catch {
    // Storage is forbidden: the form itself has the unit.
  }
}

function readRememberedUnit(): Unit | undefined {
  try {
    const stored = localStorage.getItem(unitKey);
    return stored === "cm" || stored === "ft" || stored === "in" ? stored : undefined;
  } catch {
    return undefined;
  }
}
