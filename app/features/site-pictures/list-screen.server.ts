import { isRendering } from "~/content/pictures.server";
import { db } from "~/platform/database/database.server";
import { readQuery } from "~/platform/http/read-request";
import type { PictureSource } from "~/platform/images/picture-source";
import { readShownPictures, type ShownPictures } from "./shown-pictures.server";
import { listSlotGroups, type Slot, type SlotTexts, slotNames } from "./slots.server";

export async function readSitePictures(request: Request, texts: SlotTexts) {
  const shownPictures = await readShownPictures(db);
  const openGroup = readQuery(request).get("page") ?? "home";
  return {
    ownCount: shownPictures.ownCount,
    slotCount: slotNames.length,
    groups: listSlotGroups(texts).map(({ id, title, isService, slots }) => ({
      id,
      title,
      isService,
      isOpen: id === openGroup,
      slots: slots.map((slot) => toListedSlot(slot, shownPictures)),
    })),
  };
}

function toListedSlot({ name, label, isOptional }: Slot, shownPictures: ShownPictures) {
  const isOwn = shownPictures.isOwn(name);
  const unchanged = isRendering(name) ? (isOptional ? "none" : "rendering") : "default";
  const state = isOwn ? "photo" : unchanged;
  return { name, label, state, isOwn, picture: makeThumbnail(shownPictures.find(name)) } as const;
}

/** Keeps only the smallest files, because one screen shows many pictures. */
function makeThumbnail({ src, width, height, encodings, focus }: PictureSource): PictureSource {
  return {
    src: encodings.find(({ type }) => type === "image/jpeg")?.variants[0]?.url ?? src,
    width,
    height,
    alt: "",
    encodings: encodings.slice(0, 1).map(({ type, variants }) => ({ type, variants: variants.slice(0, 1) })),
    placeholder: null,
    focus,
  };
}

export type ListedGroup = Awaited<ReturnType<typeof readSitePictures>>["groups"][number];
