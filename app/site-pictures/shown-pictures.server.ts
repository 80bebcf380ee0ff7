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
import { findPlace, placeNames } from "./places.server";
import { shapes } from "./shapes";
import { framingSchema } from "./site-pictures.server";

/** What the places of the site show: the owner's photograph, or the picture that was delivered. */
export interface ShownPictures {
  /** The picture of a place. Call it in loaders and hand the result to `Picture`. */
  find: (name: PictureName) => PictureSource;
  /** The card of a page, cut from the picture that heads it. */
  findCard: (name: HeroName) => SocialCard;
  /** Whether a place shows a photograph of the owner. */
  isOwn: (name: PictureName) => boolean;
  /** How many places show photographs of the owner. */
  own: number;
  /** Whether any place shows a photograph, of the owner or by `npm run pictures`. */
  hasPhotographs: boolean;
  /** Whether anything that visitors see is a rendering: the picture of a place, or of a sample. */
  hasRenderings: boolean;
}

interface OwnPicture {
  picture: PictureSource;
  upright: PictureSource | null;
  card: SocialCard | null;
}

const delivered = makeShown(new Map(), true);

/** As they were read last, with the version of the content that they belong to. */
let known: { version: string; shown: ShownPictures } | null = null;

/** What the places show now; as it was read last where that fails. */
export async function readShownPictures(db: Database): Promise<ShownPictures> {
  const read = await orEmpty("site pictures", readCurrentVersion(db), null);
  if (read) known = read;
  return known?.shown ?? delivered;
}

/** Read anew where the content has changed since. */
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
    if (picture) own.set(row.place, picture);
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
    .distinctOn("place")
    .select(["place", "photograph_id", "image_id", "upright_image_id", "card_image_id", "alt", "framing"])
    .orderBy("place")
    .orderBy("id", "desc")
    .execute();
}

type Row = Awaited<ReturnType<typeof readCurrent>>[number];

/** Null for the delivered picture, and for a place that this version of the site does not have. */
function describe(row: Row, images: ReadonlyMap<number, ImageRow>): OwnPicture | null {
  const get = (id: number | null) => (id === null ? undefined : images.get(id));
  const [photograph, image] = [get(row.photograph_id), get(row.image_id)];
  const [upright, card] = [get(row.upright_image_id), get(row.card_image_id)];
  const found = findPlace(row.place);
  if (!photograph || !image || !found) return null;
  const framing = framingSchema.parse(row.framing);
  const part = findPart(framing, photograph, shapes[found.place.shape].ratio);
  return {
    picture: { ...selectPicture(image, row.alt), focus: findFocus(framing, part) },
    upright: upright ? selectPicture(upright, row.alt) : null,
    card: card
      ? { src: selectPicture(card, "").src, width: card.width, height: card.height, alt: row.alt }
      : null,
  };
}

function makeShown(own: ReadonlyMap<string, OwnPicture>, hasSamples: boolean): ShownPictures {
  /** Upright screens show a part of the photograph at the head of the home page, unless they have one of their own. */
  const upright = own.get("home-hero")?.upright;
  const find = (name: PictureName) =>
    own.get(name)?.picture ?? (name === "home-hero-tall" && upright ? upright : findDeliveredPicture(name));
  const isOwn = (name: PictureName) => own.has(name) || (name === "home-hero-tall" && Boolean(upright));
  return {
    find,
    findCard: (name) => own.get(name)?.card ?? findDeliveredCard(name),
    isOwn,
    own: placeNames.filter(isOwn).length,
    hasPhotographs: placeNames.some((name) => isOwn(name) || !isRendering(name)),
    hasRenderings: hasSamples || placeNames.some((name) => !isOwn(name) && isRendering(name)),
  };
}
