import { type RefObject, useEffect, useRef, useState } from "react";
import { readDraft } from "~/platform/ui/form/draft";
import { useFormReset } from "~/platform/ui/form/use-form";
import { arePieceKindsLoaded, loadPieceKinds } from "~/sizes/kinds.browser";
import { MAX_PIECES } from "~/sizes/piece-list";
import { carryOver } from "./carry-over";
import { applyPieceAction, type PieceAction } from "./piece-action";
import {
  isChangedByVisitor,
  readFields,
  readRememberedUnit,
  rememberUnit,
  writeFields,
} from "./piece-controls";
import { splitSizes } from "./split-sizes";
import {
  emptyPiece,
  initialUnit,
  isProposal,
  isUntouched,
  type PresetUnit,
  pieceId,
  readTypedPieces,
  type TypedPiece,
  type TypedPieces,
  type TypedTexts,
  UNIT_FIELD,
  writeTypedPieces,
  writeUnit,
} from "./typed-pieces";

interface TypedPiecesOptions {
  sent: TypedTexts | undefined;
  preset: readonly TypedPiece[];
  presetUnit: PresetUnit | undefined;
}

interface PiecesState {
  typed: TypedPieces;
  /** A React key for each piece, to preserve its fields when another piece is removed. */
  keys: readonly number[];
  /** Part of the React keys: incrementing it remounts the fields with the current values. */
  round: number;
  /** False until the fields have the values of the draft. */
  isRestored: boolean;
}

export interface TypedPiecesState extends PiecesState {
  fieldset: RefObject<HTMLFieldSetElement>;
  syncFields: () => void;
  /** Fills both fields if the first contains "10 x 4". */
  splitTyped: () => void;
  applyAction: (action: PieceAction) => void;
}

/** Reads the state from the fields, which may contain values typed before hydration or restored by the browser. */
export function useTypedPieces({ sent, preset, presetUnit }: TypedPiecesOptions): TypedPiecesState {
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const nextKey = useRef(100);
  const [state, setState] = useState<PiecesState>(() => {
    const typed = withOnePiece(
      readTypedPieces(sent ?? writeUnit(presetUnit ?? { unit: initialUnit })),
      sent ? [] : preset,
    );
    const keys = typed.pieces.map((_, index) => index);
    return { typed, keys, round: 0, isRestored: sent !== undefined };
  });
  /** The values at the last read, to detect a change of unit or kind. */
  const lastRead = useRef(state.typed);

  /** Carries values over after a change of unit or kind. */
  const applyChanges = (read: TypedPieces): TypedPieces => {
    const typed = carryOver(lastRead.current, read);
    if (typed.unit !== lastRead.current.unit) {
      rememberUnit(typed);
      writeFields(fieldset.current, writeTypedPieces(typed));
    }
    return typed;
  };

  /** True while the kinds of a draft load: the fields do not have its values yet. */
  const isRestoring = useRef(false);

  const syncFields = () => {
    if (isRestoring.current) return;
    const read = readTypedPieces(readFields(fieldset.current));
    if (!areKindsLoaded(read)) {
      loadKinds(read).then(syncFields, () => {});
      return;
    }
    const typed = applyChanges(read);
    lastRead.current = typed;
    setState((before) => ({ ...before, typed }));
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after hydration
  useEffect(() => {
    const draft = sent ? {} : Object.fromEntries(readDraft(location.pathname));
    const hasDraft = Object.keys(draft).some((name) => name.startsWith("piece-"));
    // What was typed before hydration is in the shown unit.
    const isTouched = Object.keys(readFields(fieldset.current, isChangedByVisitor)).length > 0;
    const rememberedUnit = sent || hasDraft || presetUnit || isTouched ? undefined : readRememberedUnit();
    const newUnit = rememberedUnit === state.typed.unit ? undefined : rememberedUnit;
    const readPieces = () => {
      const fields = readFields(fieldset.current);
      const typed = readTypedPieces({ ...fields, ...(newUnit && writeUnit({ unit: newUnit })) });
      const changed = hasDraft ? readFields(fieldset.current, isChangedByVisitor) : {};
      return hasDraft
        ? addPreset(restorePieces(draft, typed, changed), preset)
        : withOnePiece(markProposed(typed, preset), []);
    };
    // Remounts the fields if a draft or the remembered unit changes them.
    const showFields = () => {
      const needsRemount = hasDraft || newUnit !== undefined;
      const typed = needsRemount ? readPieces() : applyChanges(readPieces());
      lastRead.current = typed;
      const keys = typed.pieces.map(() => nextKey.current++);
      setState((before) => ({
        ...before,
        typed,
        isRestored: true,
        ...(needsRemount && { keys, round: before.round + 1 }),
      }));
    };
    isRestoring.current = hasDraft;
    const typed = readPieces();
    if (areKindsLoaded(typed)) showFields();
    else
      loadKinds(typed).then(showFields, () => {
        isRestoring.current = false;
      });
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once after the fields were remounted
  useEffect(() => {
    if (state.round === 0) return;
    isRestoring.current = false;
    syncFields();
  }, [state.round]);

  const applyAction = (action: PieceAction) => {
    const current = applyChanges(readTypedPieces(readFields(fieldset.current)));
    const typed = withOnePiece(applyPieceAction(current, action), []);
    lastRead.current = typed;
    setState(({ keys, ...before }) => {
      const remainingKeys =
        action.type === "remove" ? keys.filter((_, index) => index !== action.number - 1) : keys;
      const addedKeys = typed.pieces.slice(remainingKeys.length).map(() => nextKey.current++);
      return { ...before, typed, keys: [...remainingKeys, ...addedKeys] };
    });
  };

  const splitTyped = () => {
    const { current: typed } = lastRead;
    const pieces = typed.pieces.map((piece) => splitSizes(piece, typed.unit));
    if (typed.isUnmeasured || pieces.every((piece, index) => piece === typed.pieces[index])) return;
    writeFields(fieldset.current, writeTypedPieces({ ...typed, pieces }));
    syncFields();
  };

  useFormReset(fieldset, () => {
    const typed = withOnePiece(
      readTypedPieces(writeUnit(presetUnit ?? { unit: readRememberedUnit() ?? initialUnit })),
      preset,
    );
    lastRead.current = typed;
    const keys = typed.pieces.map(() => nextKey.current++);
    setState((before) => ({ ...before, typed, keys, round: before.round + 1 }));
  });

  return { ...state, fieldset, syncFields, splitTyped, applyAction };
}

function areKindsLoaded({ pieces }: TypedPieces): boolean {
  return arePieceKindsLoaded(pieces.flatMap(({ kind }) => kind || []));
}

async function loadKinds({ pieces }: TypedPieces): Promise<void> {
  await loadPieceKinds(pieces.flatMap(({ kind }) => kind || []));
}

function withOnePiece(typed: TypedPieces, pieces: readonly TypedPiece[]): TypedPieces {
  if (typed.pieces.length > 0) return typed;
  return { ...typed, pieces: pieces.length > 0 ? pieces : [emptyPiece] };
}

function markProposed(typed: TypedPieces, preset: readonly TypedPiece[]): TypedPieces {
  const findProposed = (piece: TypedPiece) => preset.find(({ kind }) => kind === piece.kind)?.proposed;
  return { ...typed, pieces: typed.pieces.map((piece) => ({ ...piece, proposed: findProposed(piece) })) };
}

/** Returns the pieces of the draft with what the visitor typed since the page was shown. */
function restorePieces(draft: TypedTexts, shown: TypedPieces, changed: TypedTexts): TypedPieces {
  const isChanged = (index: number) =>
    Object.keys(changed).some((name) => name.startsWith(`${pieceId(index + 1)}-`));
  const drafted = readTypedPieces({ ...writeUnit(shown), ...draft });
  const sameKind = (index: number) => drafted.pieces[index]?.kind === shown.pieces[index]?.kind;
  const merged = readTypedPieces({ ...draft, ...changed }).pieces;
  const pieces = [
    ...drafted.pieces.map((piece, index) => (sameKind(index) ? (merged[index] ?? piece) : piece)),
    ...shown.pieces.filter((_, index) => isChanged(index) && !sameKind(index)),
  ].slice(0, MAX_PIECES);
  return changed[UNIT_FIELD] === undefined
    ? { ...drafted, pieces }
    : carryOver(drafted, { ...readTypedPieces(changed), pieces });
}

/** Drops untouched proposals and adds those of this link, unless there is a piece of the same kind. */
function addPreset(typed: TypedPieces, preset: readonly TypedPiece[]): TypedPieces {
  const typedPieces = typed.pieces.filter((piece) => !isUntouched(piece) && !isProposal(piece));
  const missingPieces = preset.filter(
    ({ kind, proposed }) => proposed && !typedPieces.some((piece) => piece.kind === kind),
  );
  return withOnePiece({ ...typed, pieces: [...typedPieces, ...missingPieces].slice(0, MAX_PIECES) }, []);
}
