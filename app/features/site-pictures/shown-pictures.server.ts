import { createHash } from "node:crypto";
import type { Logo } from "~/business/logo";
import { readLogo } from "~/business/logo.server";
import {
  findDefaultCard,
  findDefaultPicture,
  type HeroName,
  isRendering,
  type PictureName,
  type SocialCard,
} from "~/content/pictures.server";
import { type Database, readContentVersion } from "~/platform/database/database.server";
import type { ImageRow } from "~/platform/database/tables";
import { type PictureSource, selectPicture } from "~/platform/images/picture-source";
import { readRevisions } from "~/platform/revisions/revisions.server";
import { withFallback } from "~/platform/runtime/fallbacks.server";
import { findCrop, findFocus, shapes } from "./framing";
import { type PlacementImages, parsePlacement } from "./site-pictures.server";
import { findSlot, slotNames } from "./slots.server";

export interface ShownPictures {
  find: (name: PictureName) => PictureSource;
  /** The link preview: a crop of the page's banner, with the logo if there is one. */
  findCard: (name: HeroName) => SocialCard;
  findPlainCard: (name: HeroName) => SocialCard;
  isOwn: (name: PictureName) => boolean;
  /** Number of slots with the owner's photo. */
  ownCount: number;
  /** True if at least one slot has a photo, from the owner or from `npm run pictures`. */
  hasPhotos: boolean;
}

interface OwnPicture {
  picture: PictureSource;
  upright: PictureSource | null;
  card: SocialCard | null;
}

const defaults = createShownPictures(new Map(), null);

let cached: { version: string; shown: ShownPictures } | null = null;

/** On failure, returns the cached pictures or the default ones. */
export async function readShownPictures(db: Database): Promise<ShownPictures> {
  const current = await withFallback("site pictures", readCurrentVersion(db), null);
  if (current) cached = current;
  return cached?.shown ?? defaults;
}

async function readCurrentVersion(db: Database) {
  const version = await readContentVersion(db);
  return cached?.version === version ? cached : { version, shown: await readPictures(db) };
}

async function readPictures(db: Database): Promise<ShownPictures> {
  const [revisions, logo] = await Promise.all([readRevisions(db, "picture"), readLogo(db)]);
  const slots = [...revisions].flatMap(([document, revision]) => {
    const placement = parsePlacement(revision);
    return placement ? [{ name: document.slice("picture:".length), placement }] : [];
  });
  const imageIds = slots
    .flatMap(({ placement }) => [
      placement.imageId,
      placement.uprightImageId,
      placement.cardImageId,
      placement.photographId,
    ])
    .filter((id) => id !== null);
  const rows =
    imageIds.length > 0
      ? await db.selectFrom("images").selectAll().where("id", "in", imageIds).execute()
      : [];
  const images = new Map(rows.map((image) => [image.id, image]));
  const ownPictures = new Map<string, OwnPicture>();
  for (const { name, placement } of slots) {
    const picture = findOwnPicture(name, placement, images);
    if (picture) ownPictures.set(name, picture);
  }
  return createShownPictures(ownPictures, logo);
}

/** Returns null for a slot that this version does not have, or if an image is missing. */
function findOwnPicture(
  name: string,
  { photographId, imageId, uprightImageId, cardImageId, framing, alt }: PlacementImages,
  images: ReadonlyMap<number, ImageRow>,
): OwnPicture | null {
  const findImage = (id: number | null) => (id === null ? undefined : images.get(id));
  const [photo, image] = [findImage(photographId), findImage(imageId)];
  const [upright, card] = [findImage(uprightImageId), findImage(cardImageId)];
  const slotInGroup = findSlot(name);
  if (!photo || !image || !slotInGroup) return null;
  const part = findCrop(framing, photo, shapes[slotInGroup.slot.shape].ratio);
  return {
    picture: { ...selectPicture(image, alt), focus: findFocus(framing, part) },
    upright: upright ? selectPicture(upright, alt) : null,
    card: card ? { src: selectPicture(card, "").src, width: card.width, height: card.height, alt } : null,
  };
}

function createShownPictures(ownPictures: ReadonlyMap<string, OwnPicture>, logo: Logo | null): ShownPictures {
  // Upright screens show a crop of the home banner, unless the owner chose a separate photo for them.
  const upright = ownPictures.get("home-hero")?.upright;
  const find = (name: PictureName) =>
    ownPictures.get(name)?.picture ??
    (name === "home-hero-tall" && upright ? upright : findDefaultPicture(name));
  const isOwn = (name: PictureName) =>
    ownPictures.has(name) || (name === "home-hero-tall" && Boolean(upright));
  const findPlainCard = (name: HeroName) => ownPictures.get(name)?.card ?? findDefaultCard(name);
  return {
    find,
    findCard: (name) => {
      const card = findPlainCard(name);
      return logo ? { ...card, src: getCardPath(name, card.src, logo.src) } : card;
    },
    findPlainCard,
    isOwn,
    ownCount: slotNames.filter(isOwn).length,
    hasPhotos: slotNames.some((name) => isOwn(name) || !isRendering(name)),
  };
}

/** The path of a link preview changes with its picture and the logo. */
function getCardPath(name: HeroName, card: string, logo: string): string {
  const hash = createHash("sha256").update(`${card} ${logo}`).digest("hex").slice(0, 12);
  return `/card/${name}-${hash}.jpg`;
}
