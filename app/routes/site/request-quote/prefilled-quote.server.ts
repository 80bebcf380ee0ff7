import type { projectTypes } from "~/content/quote";
import type { ServiceSlug } from "~/content/service-index";
import { findDefaultService } from "~/content/services";
import { readLikeParameter } from "~/features/enquiries/likes.server";
import { getItemText } from "~/features/items/items";
import { findItem } from "~/features/items/queries.server";
import { db } from "~/platform/database/database.server";
import { readQuery } from "~/platform/http/read-request";
import { withFallback } from "~/platform/runtime/fallbacks.server";
import { emptyPiece, type TypedPiece, toTypedPiece } from "~/sizes/form/typed-pieces";
import type { Piece, PieceKindName } from "~/sizes/kind";
import { findPieceKind } from "~/sizes/kinds";
import { proposeKind, proposePiece } from "~/sizes/propose-piece";
import type { LikedPicture } from "./liked-sheet";

type ProjectType = (typeof projectTypes)[number]["value"];

interface PrefilledQuote {
  /** `?sizes=typical` proposes the sizes drawn on the service page. */
  pieces: TypedPiece[];
  projectType: ProjectType | undefined;
  /** The picture that `?like=` names. */
  like: LikedPicture | null;
}

/** Reads `?service=`, `?sizes=` and `?like=`; ignores unknown values. */
export async function readPrefilledQuote(request: Request): Promise<PrefilledQuote> {
  const query = readQuery(request);
  const slug = findDefaultService(query.get("service") ?? undefined)?.slug;
  const liked = await withFallback("the picture of a quote form", findLikedPicture(query.get("like")), null);
  const kind = liked?.proposedKind ?? null;
  const piece = slug
    ? toTypedPiece(proposeServicePiece(slug, query.get("sizes") === "typical"))
    : kind && { ...emptyPiece, kind };
  return {
    pieces: piece ? [{ ...piece, proposed: { kind: piece.kind, ...piece.sizes } }] : [],
    projectType:
      (slug && projectTypesByService[slug]) ?? (piece?.kind ? projectTypesByKind[piece.kind] : undefined),
    like: liked?.picture ?? null,
  };
}

function proposeServicePiece(slug: ServiceSlug, hasSizes: boolean): Piece {
  const piece = proposePiece(slug);
  if (hasSizes) return piece;
  const choices = findPieceKind(piece.kind)
    .listFields(piece.sizes)
    .flatMap(({ type, name }) => {
      const value = piece.sizes[name];
      return type === "choice" && value !== undefined ? [[name, value] as const] : [];
    });
  return { ...piece, sizes: Object.fromEntries(choices) };
}

async function findLikedPicture(value: string | null) {
  const reference = readLikeParameter(value);
  const item = reference && (await findItem(db, reference.kind, reference.id));
  if (!item) return null;
  const { title, image } = item;
  return { picture: { title, image }, proposedKind: proposeKind(title, getItemText(item)) };
}

const projectTypesByKind: Readonly<Record<PieceKindName, ProjectType>> = {
  railing: "railings",
  charupudi: "railings",
  stair: "stairs",
  gate: "gates",
  door: "doors",
  window: "windows",
  shower: "custom",
  pergola: "custom",
  structure: "custom",
  other: "custom",
};

/** These pages sell railings, although the piece to measure is a stair. */
const projectTypesByService: Partial<Record<ServiceSlug, ProjectType>> = {
  "wooden-with-glass-railing": "railings",
  "ss-handrail-work": "railings",
};
