import type { PictureSource } from "~/platform/images/picture-source";
import type { Manifest, ManifestEntry } from "./pictures/manifest";
import manifestJson from "./pictures/manifest.json";
import type { Shot } from "./pictures/shot";
import { type ShotName, shots } from "./pictures/shots";
import { type PictureName, slots } from "./pictures/slots";

export type { PictureName };

const manifest: Manifest = manifestJson;

/** For link previews: JPEG, about 1.91 : 1. */
export interface SocialCard {
  src: string;
  width: number;
  height: number;
  alt: string;
}

/** The owner's photo may replace it (`site-pictures/shown-pictures.server.ts`). Server only: the manifest is large. */
export function findDefaultPicture(name: PictureName): PictureSource {
  const { entry, shot } = findEntry(name);
  return {
    src: entry.jpeg,
    width: entry.width,
    height: entry.height,
    alt: entry.alt ?? shot.alt,
    encodings: [{ type: "image/avif", variants: entry.avif }],
    placeholder: entry.placeholder,
    focus: shot.focus ?? "center",
    measure: shot.measure,
    ...(isRendering(name) && { isRendering: true }),
  };
}

export type HeroName = PictureName & `${string}-hero`;

/** Returns false when `npm run pictures` replaced the default rendering. */
export function isRendering(name: PictureName): boolean {
  return manifest[name] === undefined;
}

/** The names of the files contain the beginning of their hashes. */
const ourHashes: ReadonlySet<string | undefined> = new Set(
  Object.keys(shots).map((shot) => manifest[shot as ShotName]?.jpeg.split(".").at(-2)),
);

/** Recognizes our renderings among stored images, whatever their description. */
export function isOurPicture({ sha256 }: { sha256: string }): boolean {
  return ourHashes.has(sha256.slice(0, 8));
}

export function findDefaultCard(name: HeroName): SocialCard {
  const { entry, shot } = findEntry(name);
  if (!entry.card) throw new Error(`No social card for ${name}; run npm run pictures`);
  const { url: src, width, height } = entry.card;
  return { src, width, height, alt: entry.alt ?? shot.alt };
}

/** A picture named after the slot takes precedence over the slot's shot and has its own alternative text. */
function findEntry(name: PictureName): { entry: ManifestEntry; shot: Shot } {
  const ownEntry = manifest[name];
  if (ownEntry) return { entry: ownEntry, shot: { master: name, alt: "" } };
  const shot: ShotName = slots[name];
  const entry = manifest[shot];
  if (!entry) throw new Error(`No picture for ${name}; run npm run pictures`);
  return { entry, shot: shots[shot] };
}
