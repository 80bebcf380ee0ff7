import { z } from "zod";
import { readTexts } from "~/http/read-request";
import { readChangedPieces } from "~/sizes/form/carry-over";
import { omitPieces, type PiecePress, pressPieces, readPiecePress } from "~/sizes/form/piece-press";
import { omitOtherSizes, PRESS_FIELD, type TypedPieces, writeTypedPieces } from "~/sizes/form/typed-pieces";
import { understandPieces } from "~/sizes/form/understand-pieces";

export interface PiecesForm {
  /** Without sizes that the kind of a piece does not have. */
  sent: Record<string, string>;
  typed: TypedPieces;
  /** The pressed button, which changes the form without saving it; null when the form is saved. */
  press: PiecePress | null;
}

export interface PiecesMore {
  labels: Record<string, string>;
  /** The piece whose drawing a browser without scripts requested, from 1. */
  drawnPiece?: number;
}

/** `names` are the form's other fields; all by default. */
export function readPiecesForm(form: FormData, names?: readonly string[]): PiecesForm {
  const texts = readTexts(form);
  const typed = readChangedPieces(texts);
  const pieces = typed.pieces.map(omitOtherSizes);
  const others = names ? readTexts(form, names) : omitPieces(texts);
  return {
    sent: { ...others, ...writeTypedPieces({ ...typed, pieces }) },
    typed,
    press: readPiecePress(texts[PRESS_FIELD]),
  };
}

export function labelPieceProblems(typed: TypedPieces): Record<string, string> {
  const { problems } = understandPieces(typed);
  return Object.fromEntries(problems.flatMap(({ field, label }) => (label ? [[field, label]] : [])));
}

/** The changed form, to show again with `showForm`. */
export function pressPiecesForm(press: PiecePress, { sent, typed: before }: PiecesForm) {
  const typed = pressPieces({ ...before, pieces: before.pieces.map(omitOtherSizes) }, press);
  const { problems } = understandPieces(typed);
  const more: PiecesMore = {
    labels: labelPieceProblems(typed),
    drawnPiece: press.action === "drawing" ? press.number : undefined,
  };
  return {
    errors: Object.fromEntries(problems.map(({ field, message }) => [field, message])),
    typed: { ...omitPieces(sent), ...writeTypedPieces(typed) },
    more,
  };
}

interface Order {
  /** Fields below the pieces: problems are listed in page order. */
  below?: readonly string[];
  /** Problems of fields at the end of the page. */
  last?: Record<string, string>;
}

/** Checks the other fields with `schema` and the pieces with the limits of their kinds. */
export function withPieces<Schema extends z.ZodType>(
  schema: Schema,
  typed: TypedPieces,
  { below = [], last = {} }: Order = {},
) {
  return z.record(z.string(), z.string()).transform((sent, context) => {
    const { data: content, error } = schema.safeParse(sent);
    const { list: pieces, problems } = understandPieces(typed);
    const issues = (error?.issues ?? []).map(({ path, message }) => toIssue(path.join("."), message));
    const isBelow = ({ path: [field] }: FieldIssue) => below.includes(field);
    context.issues.push(
      ...issues.filter((issue) => !isBelow(issue)),
      ...problems.map(({ field, message }) => toIssue(field, message)),
      ...issues.filter(isBelow),
      ...Object.entries(last).map(([field, message]) => toIssue(field, message)),
    );
    return error ? z.NEVER : { content: content as z.output<Schema>, pieces };
  });
}

type FieldIssue = ReturnType<typeof toIssue>;

function toIssue(field: string, message: string) {
  return { code: "custom" as const, path: [field] as [string], message, input: undefined };
}
