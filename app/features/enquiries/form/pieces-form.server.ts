import { z } from "zod";
import { readTexts } from "~/platform/http/read-request";
import { readChangedPieces } from "~/sizes/form/carry-over";
import { applyPieceAction, omitPieces, type PieceAction, readPieceAction } from "~/sizes/form/piece-action";
import { ACTION_FIELD, omitHiddenSizes, type TypedPieces, writeTypedPieces } from "~/sizes/form/typed-pieces";
import { validatePieces } from "~/sizes/form/validate-pieces";

export interface PiecesForm {
  /** All fields, except sizes that the piece's kind of work does not have. */
  fields: Record<string, string>;
  typed: TypedPieces;
  /** The button that changes the form without saving it; null to save. */
  pieceAction: PieceAction | null;
}

export interface PiecesExtras {
  labels: Record<string, string>;
  /** Number of the piece to draw for a browser without scripts, from 1. */
  drawnPiece?: number;
}

/** @param names fields to read besides those of the pieces; all by default */
export function readPiecesForm(form: FormData, names?: readonly string[]): PiecesForm {
  const texts = readTexts(form);
  const typed = readChangedPieces(texts);
  const pieces = typed.pieces.map(omitHiddenSizes);
  const otherFields = names
    ? Object.fromEntries(Object.entries(texts).filter(([name]) => names.includes(name)))
    : omitPieces(texts);
  return {
    fields: { ...otherFields, ...writeTypedPieces({ ...typed, pieces }) },
    typed,
    pieceAction: readPieceAction(texts[ACTION_FIELD]),
  };
}

export function getProblemLabels(typed: TypedPieces): Record<string, string> {
  const { problems } = validatePieces(typed);
  return Object.fromEntries(problems.flatMap(({ field, label }) => (label ? [[field, label]] : [])));
}

/** Returns the changed form, to show again with `showForm`. */
export function changePiecesForm(pieceAction: PieceAction, { fields, typed: typedBefore }: PiecesForm) {
  const typed = applyPieceAction(
    { ...typedBefore, pieces: typedBefore.pieces.map(omitHiddenSizes) },
    pieceAction,
  );
  const { problems } = validatePieces(typed);
  const extra: PiecesExtras = {
    labels: getProblemLabels(typed),
    drawnPiece: pieceAction.type === "drawing" ? pieceAction.number : undefined,
  };
  return {
    errors: Object.fromEntries(problems.map(({ field, message }) => [field, message])),
    typed: { ...omitPieces(fields), ...writeTypedPieces(typed) },
    extra,
  };
}

interface ProblemOrder {
  /** Names of the fields below the pieces: problems are listed in the order of the page. */
  fieldsAfterPieces?: readonly string[];
  /** Problems of fields at the end of the page. */
  lastProblems?: Record<string, string>;
}

/** Validates the pieces by their kinds and all other fields with `schema`. */
export function withPieces<Schema extends z.ZodType>(
  schema: Schema,
  typed: TypedPieces,
  { fieldsAfterPieces = [], lastProblems = {} }: ProblemOrder = {},
) {
  return z.record(z.string(), z.string()).transform((sent, context) => {
    const { data: content, error } = schema.safeParse(sent);
    const { list: pieces, problems } = validatePieces(typed);
    const issues = (error?.issues ?? []).map(({ path, message }) => toIssue(path.join("."), message));
    const isAfterPieces = ({ path: [field] }: FieldIssue) => fieldsAfterPieces.includes(field);
    context.issues.push(
      ...issues.filter((issue) => !isAfterPieces(issue)),
      ...problems.map(({ field, message }) => toIssue(field, message)),
      ...issues.filter(isAfterPieces),
      ...Object.entries(lastProblems).map(([field, message]) => toIssue(field, message)),
    );
    return error ? z.NEVER : { content: content as z.output<Schema>, pieces };
  });
}

type FieldIssue = ReturnType<typeof toIssue>;

function toIssue(field: string, message: string) {
  return { code: "custom" as const, path: [field] as [string], message, input: undefined };
}
