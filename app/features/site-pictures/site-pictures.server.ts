import { isDeepStrictEqual } from "node:util";
import { z } from "zod";
import { getSlotRequirements, type PictureName } from "~/content/pictures/slots";
import type { Database } from "~/platform/database/database.server";
import { orNotFound } from "~/platform/http/read-request";
import { type ImageCrop, renewImageLease, storeCrops } from "~/platform/images/queries.server";
import {
  type EditedDocument,
  listRevisions,
  type Revision,
  type StoredContent,
} from "~/platform/revisions/revisions.server";
import {
  CARD_RATIO,
  type Framing,
  findCrop,
  findCropAround,
  findCropWithin,
  mapFraming,
  type ShapeName,
  shapes,
  UPRIGHT_RATIO,
} from "./framing";
import { slotLabels as labels } from "./slot-labels";
import { findSlot } from "./slots.server";

export const MAX_STATES = 10;

/** Longest sides of a stored crop and a link preview, in pixels. */
const CROP_SIDE = 2560;
const CARD_SIDE = 1200;

const placementSchema = z.object({
  photographId: z.int(),
  framing: z.object(mapFraming(() => z.number())),
  alt: z.string(),
});

/** A photo in a slot: the whole photo, its crop and its alternative text. */
export type Placement = z.output<typeof placementSchema>;

const stateSchema = z.object({
  /** Null for the default picture. */
  placed: placementSchema
    .extend({
      imageId: z.int(),
      /** The crop for upright screens, if they have their own. */
      uprightImageId: z.int().nullable(),
      /** The crop for link previews, if the picture is a banner. */
      cardImageId: z.int().nullable(),
    })
    .nullable(),
});

export type PlacementImages = NonNullable<z.output<typeof stateSchema>["placed"]>;

export interface SlotState {
  id: number;
  savedAt: Date;
  placement: PlacementImages | null;
}

/** Returns null for the default picture, and for content in another version's format. */
export function parsePlacement({ content }: Pick<Revision, "content">): PlacementImages | null {
  return stateSchema.safeParse(content).data?.placed ?? null;
}

/** @throws {Response} 404 for an unknown slot */
export function getPictureDocument(name: string | undefined): EditedDocument {
  const { slot } = orNotFound(findSlot(name));
  return {
    name: `picture:${slot.name}`,
    screenPath: `/admin/site-pictures/${slot.name}`,
    messages: { saved: labels.saved, restored: "The earlier picture is back.", stale: labels.stale },
    maxRevisions: MAX_STATES,
    restore: (revision) => toStoredPlacement(revision && parsePlacement(revision)),
  };
}

function toStoredPlacement(placement: PlacementImages | null) {
  const { photographId, imageId, uprightImageId, cardImageId } = placement ?? {};
  const ids = [photographId, imageId, uprightImageId, cardImageId];
  return { content: { placed: placement }, images: ids.filter((id) => typeof id === "number") };
}

/** Newest first; the newest is the current one. */
export async function listStates(db: Database, slot: PictureName): Promise<SlotState[]> {
  const revisions = await listRevisions(db, `picture:${slot}`, MAX_STATES);
  return revisions.map((revision) => ({
    id: revision.id,
    savedAt: revision.createdAt,
    placement: parsePlacement(revision),
  }));
}

/**
 * Crops a photo for a slot. `size` is in pixels.
 * @returns the content to store
 * @throws {UploadRejected} when the photo cannot be decoded
 */
export async function cropPhoto(
  db: Database,
  slot: { name: PictureName; shape: ShapeName },
  placement: Placement,
  size: { width: number; height: number },
): Promise<StoredContent> {
  await renewImageLease(db, placement.photographId);
  const { part, upright, card } = listCrops(slot, placement.framing, size);
  const crops = [part, upright, card].filter((crop) => crop !== null);
  const ids = await storeCrops(db, placement.photographId, crops);
  const findId = (crop: ImageCrop | null) => (crop === null ? null : (ids[crops.indexOf(crop)] ?? null));
  return toStoredPlacement({
    ...placement,
    imageId: findId(part) ?? 0,
    uprightImageId: findId(upright),
    cardImageId: findId(card),
  });
}

function listCrops(
  { name, shape }: { name: PictureName; shape: ShapeName },
  framing: Framing,
  photo: { width: number; height: number },
): { part: ImageCrop; upright: ImageCrop | null; card: ImageCrop | null } {
  const part = findCrop(framing, photo, shapes[shape].ratio);
  return {
    part: { part, side: CROP_SIDE },
    upright:
      shape === "wide" ? { part: findCropAround(framing, photo, UPRIGHT_RATIO), side: CROP_SIDE } : null,
    card: getSlotRequirements(name).needsSocialCard
      ? { part: findCropWithin(part, framing, photo, CARD_RATIO), side: CARD_SIDE, isFinal: true }
      : null,
  };
}

export function isSamePlacement(current: Placement | null, placement: Placement): boolean {
  return (
    current !== null &&
    current.photographId === placement.photographId &&
    current.alt === placement.alt &&
    isDeepStrictEqual(current.framing, placement.framing)
  );
}
