import { sql } from "kysely";
import { z } from "zod";
import type { PictureName } from "~/content/pictures/slots";
import { listNeeds } from "~/content/pictures/slots";
import type { Database } from "~/database/database.server";
import { type ImageCut, renewImageLease, storeCuts } from "~/images/queries.server";
import { type Framing, findPart, findPartAround, findPartWithin } from "./framing";
import { CARD_RATIO, type ShapeName, shapes, UPRIGHT_RATIO } from "./shapes";

export const MOST_STATES = 10;

/** Longest sides in pixels of a stored part and a card: more than any screen shows. */
const SIDE = 2560;
const CARD_SIDE = 1200;

export const framingSchema = z.object({
  size: z.number(),
  across: z.number(),
  down: z.number(),
  x: z.number(),
  y: z.number(),
}) satisfies z.ZodType<Framing>;

/** A photograph in a slot: the whole of it, its framing and its text alternative. */
export interface Placed {
  photographId: number;
  framing: Framing;
  alt: string;
}

export interface SlotState {
  id: number;
  savedAt: Date;
  /** Null for the delivered picture. */
  placed: Placed | null;
  imageId: number | null;
}

/** Newest first; the newest is the current one. */
export async function listStates(db: Database, slot: PictureName): Promise<SlotState[]> {
  const rows = await db
    .selectFrom("site_pictures")
    .select(["id", "created_at", "photograph_id", "image_id", "alt", "framing"])
    .where("slot", "=", slot)
    .orderBy("id", "desc")
    .limit(MOST_STATES)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    savedAt: row.created_at,
    imageId: row.image_id,
    placed:
      row.photograph_id === null
        ? null
        : { photographId: row.photograph_id, framing: framingSchema.parse(row.framing), alt: row.alt },
  }));
}

/**
 * Cuts a photograph's parts and saves the new state; skips an unchanged one.
 * @param follows the edited state; 0 for none
 * @param photograph in pixels
 * @returns false if another state was saved meanwhile
 * @throws {UploadRejected} when the photograph cannot be decoded
 */
export async function placePhotograph(
  db: Database,
  slot: { name: PictureName; shape: ShapeName },
  placed: Placed,
  { follows, photograph }: { follows: number; photograph: { width: number; height: number } },
): Promise<boolean> {
  if (await isCurrent(db, slot.name, placed)) return true;
  await renewImageLease(db, placed.photographId);
  const cuts = listCuts(slot, placed.framing, photograph);
  const ids = await storeCuts(
    db,
    placed.photographId,
    Object.values(cuts).filter((cut) => cut !== null),
  );
  const [image_id = null, ...others] = ids;
  const isSaved = await saveState(db, slot.name, follows, {
    photograph_id: placed.photographId,
    image_id,
    card_image_id: cuts.card ? (others.pop() ?? null) : null,
    upright_image_id: cuts.upright ? (others.pop() ?? null) : null,
    alt: placed.alt,
    framing: JSON.stringify(placed.framing),
  });
  // A double submission is saved once.
  return isSaved || (await isCurrent(db, slot.name, placed));
}

async function isCurrent(db: Database, slot: PictureName, placed: Placed): Promise<boolean> {
  const [current] = await listStates(db, slot);
  return isSame(current?.placed ?? null, placed);
}

/**
 * Restores an earlier state; 0 is the delivered picture.
 * @returns the state Undo leads back to; null for an unknown state, or if another one was saved meanwhile
 */
export async function restoreState(db: Database, slot: PictureName, id: number): Promise<number | null> {
  const states = await listStates(db, slot);
  const [current, before] = states;
  const follows = current?.id ?? 0;
  const asked = id === 0 ? null : states.find((state) => state.id === id)?.placed;
  // A double submission, or already the delivered picture.
  if (asked !== undefined && isSame(current?.placed ?? null, asked)) return before?.id ?? 0;
  const wanted =
    id === 0
      ? {
          photograph_id: null,
          image_id: null,
          upright_image_id: null,
          card_image_id: null,
          alt: "",
          framing: null,
        }
      : await db
          .selectFrom("site_pictures")
          .select(["photograph_id", "image_id", "upright_image_id", "card_image_id", "alt", "framing"])
          .where("slot", "=", slot)
          .where("id", "=", id)
          .executeTakeFirst();
  if (!wanted) return null;
  const framing = wanted.framing === null ? null : JSON.stringify(wanted.framing);
  return (await saveState(db, slot, follows, { ...wanted, framing })) ? follows : null;
}

function listCuts(
  { name, shape }: { name: PictureName; shape: ShapeName },
  framing: Framing,
  photograph: { width: number; height: number },
): { part: ImageCut; upright: ImageCut | null; card: ImageCut | null } {
  const part = findPart(framing, photograph, shapes[shape].ratio);
  return {
    part: { part, side: SIDE },
    upright:
      shape === "wide" ? { part: findPartAround(framing, photograph, UPRIGHT_RATIO), side: SIDE } : null,
    card: listNeeds(name).card
      ? { part: findPartWithin(part, framing, photograph, CARD_RATIO), side: CARD_SIDE, isFinal: true }
      : null,
  };
}

interface StateRow {
  photograph_id: number | null;
  image_id: number | null;
  upright_image_id: number | null;
  card_image_id: number | null;
  alt: string;
  framing: string | null;
}

async function saveState(db: Database, slot: PictureName, follows: number, row: StateRow): Promise<boolean> {
  return await db.transaction().execute(async (trx) => {
    const [current] = await listStates(trx, slot);
    if ((current?.id ?? 0) !== follows) return false;
    // The unique index settles the race.
    const saved = await trx
      .insertInto("site_pictures")
      .values({ slot: slot, follows, ...row })
      .onConflict((conflict) => conflict.columns(["slot", "follows"]).doNothing())
      .returning("id")
      .executeTakeFirst();
    if (!saved) return false;
    await trx
      .deleteFrom("site_pictures")
      .where("slot", "=", slot)
      .where("id", "not in", (query) =>
        query
          .selectFrom("site_pictures")
          .select("id")
          .where("slot", "=", slot)
          .orderBy("id", "desc")
          .limit(sql.lit(MOST_STATES)),
      )
      .execute();
    return true;
  });
}

function isSame(one: Placed | null, other: Placed | null): boolean {
  if (one === null || other === null) return one === other;
  return (
    one.photographId === other.photographId &&
    one.alt === other.alt &&
    (Object.keys(one.framing) as (keyof Framing)[]).every((name) => one.framing[name] === other.framing[name])
  );
}
