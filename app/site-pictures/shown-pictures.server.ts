import type { PictureSource } from "~/content/picture-source";
import {
  findDeliveredCard,
  findDeliveredPicture,
  type HeroName,
  isRendering,
  type PictureName,
  type SocialCard,
} from "~/content/pictures.server";
import { readContentVersion } from "~/database/content-version.server";
import type { Database } from "~/database/database.server";
import type { ImageRow } from "~/database/tables";
import { orEmpty } from "~/http/or-empty.server";
import { selectPicture } from "~/images/select-picture";
import { findFocus, findPart } from "./framing";
import { shapes } from "./shapes";
import { framingSchema } from "./site-pictures.server";
import { findSlot, slotNames } from "./slots.server";

export interface ShownPictures {
  /** Call it in loaders and pass the result to `Picture`. */
  find: (name: PictureName) => PictureSource;
  /** A page's card, cut from its hero. */
  findCard: (name: HeroName) => SocialCard;
  isOwn: (name: PictureName) => boolean;
  own: number;
  /** Whether any slot shows a photograph, the owner's or one set by `npm run pictures`. */
  hasPhotographs: boolean;
  /** Whether visitors see any rendering, in a slot or a sample. */
  hasRenderings: boolean;
}

interface OwnPicture {
  picture: PictureSource;
  upright: PictureSource | null;
  card: SocialCard | null;
}

const delivered = makeShown(new Map(), true);

/** Cache, with its content version. */
let known: { version: string; shown: ShownPictures } | null = null;

/** Falls back to the last known pictures on failure. */
export async function readShownPictures(db: Database): Promise<ShownPictures> {
  const read = await orEmpty("site pictures", readCurrentVersion(db), null);
  if (read) known = read;
  return known?.shown ?? delivered;
}

async function readCurrentVersion(db: Database) {
  const version = await readContentVersion(db);
  return known?.version === version ? known : { version, shown: await readAll(db) };
}

async function readAll(db: Database): Promise<ShownPictures> {
  const [rows, hasSamples] = await Promise.all([readCurrent(db), hasSampleItems(db)]);
  const ids = rows.flatMap((row) => [
    row.image_id,
    row.upright_image_id,
    row.card_image_id,
    row.photograph_id,
  ]);
  const wanted = ids.filter((id) => id !== null);
  const found =
    wanted.length > 0 ? await db.selectFrom("images").selectAll().where("id", "in", wanted).execute() : [];
  const images = new Map(found.map((image) => [image.id, image]));
  const own = new Map<string, OwnPicture>();
  for (const row of rows) {
    const picture = describe(row, images);
    if (picture) own.set(row.slot, picture);
  }
  return makeShown(own, hasSamples);
}

/** Samples show renderings as well. */
async function hasSampleItems(db: Database): Promise<boolean> {
  const selectSample = (table: "projects" | "gallery_items") =>
    db.selectFrom(table).select("id").where("is_sample", "=", true).where("deleted_at", "is", null);
  const sample = await selectSample("projects")
    .unionAll(selectSample("gallery_items"))
    .limit(1)
    .executeTakeFirst();
  return sample !== undefined;
}

async function readCurrent(db: Database) {
  return await db
    .selectFrom("site_pictures")
    .distinctOn("slot")
    .select(["slot", "photograph_id", "image_id", "upright_image_id", "card_image_id", "alt", "framing"])
    .orderBy("slot")
    .orderBy("id", "desc")
    .execute();
}

type Row = Awaited<ReturnType<typeof readCurrent>>[number];

/** Null for the delivered picture, and for a slot unknown to this version. */
function describe(row: Row, images: ReadonlyMap<number, ImageRow>): OwnPicture | null {
  const get = (id: number | null) => (id === null ? undefined : images.get(id));
  const [photograph, image] = [get(row.photograph_id), get(row.image_id)];
  const [upright, card] = [get(row.upright_image_id), get(row.card_image_id)];
  const found = findSlot(row.slot);
  if (!photograph || !image || !found) return null;
  const framing = framingSchema.parse(row.framing);
  const part = findPart(framing, photograph, shapes[found.slot.shape].ratio);
  return {
    picture: { ...selectPicture(image, row.alt), focus: findFocus(framing, part) },
    upright: upright ? selectPicture(upright, row.alt) : null,
    card: card
      ? { src: selectPicture(card, "").src, width: card.width, height: card.height, alt: row.alt }
      : null,
  };
}

function makeShown(own: ReadonlyMap<string, OwnPicture>, hasSamples: boolean): ShownPictures {
  /** Upright screens show part of the home page's photograph, unless they have their own. */
  const upright = own.get("home-hero")?.upright;
  const find = (name: PictureName) =>
    own.get(name)?.picture ?? (name === "home-hero-tall" && upright ? upright : findDeliveredPicture(name));
  const isOwn = (name: PictureName) => own.has(name) || (name === "home-hero-tall" && Boolean(upright));
  return {
    find,
    findCard: (name) => own.get(name)?.card ?? findDeliveredCard(name),
    isOwn,
    own: slotNames.filter(isOwn).length,
    hasPhotographs: slotNames.some((name) => isOwn(name) || !isRendering(name)),
    hasRenderings: hasSamples || slotNames.some((name) => !isOwn(name) && isRendering(name)),
  };
}
