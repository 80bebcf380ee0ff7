import { z } from "zod";
import { pieceProblems } from "~/content/pieces";
import { notTextMessage } from "~/platform/text/form-fields";
import { collapseWhitespace } from "~/platform/text/text";
import { type Piece, pieceKindNames } from "./kind";
import { findPieceKind } from "./kinds";
import {
  MAX_COUNT,
  MAX_PIECES,
  MAX_REMARK_LENGTH,
  type PieceList,
  summarizePieces,
  writePieces,
} from "./piece-list";
import { checkSizes, readSizes } from "./sizes";

const kindSchema = z.enum(pieceKindNames, { error: pieceProblems.unknownKind });

const apiProblems = {
  notList: "Send pieces as a list.",
  notObject: "Send each piece as an object with kind and sizes.",
  sizesNotObject: "Send sizes as an object of numbers or text, keyed by name.",
  notScalar: "Send each size as a number or text.",
  longText: "Send at most 60 characters per size.",
  tooManySizes: "Send at most 20 sizes.",
} as const;

const MAX_SIZES = 20;

/** Rejects too many entries before parsing them. */
function withMaxEntries<Schema extends z.ZodType>(schema: Schema, max: number, message: string) {
  return z.preprocess((sent, context) => {
    if (typeof sent === "object" && sent !== null && Object.keys(sent).length > max)
      context.addIssue(message);
    return sent;
  }, schema);
}

const sentSizesSchema = withMaxEntries(
  z
    .record(
      z.string(),
      z.union([z.number(), z.string().max(60, apiProblems.longText)], apiProblems.notScalar),
      apiProblems.sizesNotObject,
    )
    .meta({ maxProperties: MAX_SIZES }),
  MAX_SIZES,
  apiProblems.tooManySizes,
);

/** A piece in a JSON request: lengths in mm or as text, choices by value. */
const sentPieceSchema = z
  .object(
    {
      kind: kindSchema,
      sizes: sentSizesSchema.default({}).describe("Lengths in millimetres, or as text such as 3 ft 6 in."),
      count: z
        .int({ error: pieceProblems.count })
        .min(1, pieceProblems.count)
        .max(MAX_COUNT, pieceProblems.count)
        .default(1),
      remark: z
        .string(notTextMessage)
        .overwrite(collapseWhitespace)
        .max(MAX_REMARK_LENGTH, pieceProblems.remark)
        .default(""),
    },
    apiProblems.notObject,
  )
  .transform((sent, context): Piece => {
    const kind = findPieceKind(sent.kind);
    const { sizes, problems } = readSizes(kind.listFields(sent.sizes), sent.sizes, "mm");
    const sizeProblems = problems.length > 0 ? problems : checkSizes(kind, sizes);
    for (const { field, message } of sizeProblems)
      context.addIssue({ code: "custom", path: ["sizes", field], message });
    return { ...sent, sizes };
  });

export const sentPiecesSchema = withMaxEntries(
  z.array(sentPieceSchema, apiProblems.notList).max(MAX_PIECES),
  MAX_PIECES,
  pieceProblems.tooMany,
)
  .nullish()
  .transform((pieces): PieceList | null =>
    pieces && pieces.length > 0 ? { unit: "mm", isUnmeasured: false, pieces } : null,
  );

/** Version of the JSON in the column `pieces`. Increment for a change that older versions of the site would misread. */
const VERSION = 1;

/** Not checked against the kind's limits, which may have changed since. */
export const storedPiecesSchema = z.array(
  z.object({
    kind: z.enum(pieceKindNames),
    sizes: z
      .record(z.string(), z.union([z.number(), z.string()]))
      .describe("Lengths in millimetres, choices by their values."),
    count: z.int().positive(),
    remark: z.string(),
  }),
);

const storedListSchema = z.object({
  version: z.literal(VERSION),
  unit: z.enum(["mm", "cm", "m", "ft", "in"]).catch("mm"),
  isUnmeasured: z.boolean().catch(false),
  pieces: storedPiecesSchema,
});

export interface StoredPieces {
  /** Null without pieces, or if they are unreadable. */
  list: PieceList | null;
  /** The raw JSON of damaged pieces, or of a newer version of the site. */
  unreadable: string | null;
}

export function serializePieces(list: PieceList | null | undefined): string | null {
  if (!list || (list.pieces.length === 0 && !list.isUnmeasured)) return null;
  const { unit, isUnmeasured, pieces } = list;
  return JSON.stringify({ version: VERSION, unit, isUnmeasured, pieces });
}

export function parsePieces(column: unknown): StoredPieces {
  if (column === null || column === undefined) return { list: null, unreadable: null };
  const { data } = storedListSchema.safeParse(column);
  if (!data) return { list: null, unreadable: JSON.stringify(column, null, 1) };
  const { version: _, ...list } = data;
  return { list, unreadable: null };
}

export function summarizeStoredPieces(column: unknown): string {
  return summarizePieces(parsePieces(column).list?.pieces ?? []);
}

export function describeStoredPieces(column: unknown): string {
  const { list, unreadable } = parsePieces(column);
  return list ? writePieces(list, { includesRemarks: true }) : (unreadable ?? "");
}
