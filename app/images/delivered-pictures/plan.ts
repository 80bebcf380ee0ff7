import { readdir, readFile } from "node:fs/promises";
import { join, parse } from "node:path";
import type { Manifest } from "../../content/pictures/manifest";
import type { Crop, Shot } from "../../content/pictures/shot";
import { listNeeds } from "../../content/pictures/slots";

/** A picture that some slot of the site shows. */
export interface PlannedPicture {
  /** Key in the manifest: a shot, or a slot whose picture was put directly in its place. */
  readonly key: string;
  readonly master: string;
  readonly crop: Crop | null;
  readonly focus: Shot["focus"];
  /** Fewest pixels across that its slots can do with. */
  readonly minWidth: number;
  /** Whether it heads a screen and so needs a social card. */
  readonly card: boolean;
  /** Whether its words must come with the file. */
  readonly needsAlt: boolean;
}

interface PlanInput {
  readonly slots: Readonly<Record<string, string>>;
  readonly shots: Readonly<Record<string, Shot>>;
  readonly manifest: Manifest;
  /** Names of the masters at hand. */
  readonly masters: { has(name: string): boolean };
}

/**
 * Decides what the site shows: for each slot a picture of its own name, or else its shot, if that exists or can be made.
 * A picture of its own name that is not made yet may prove unsuitable, so the shot is planned beside it.
 * @returns the pictures, by name, and the slots for which there is nothing at all
 */
export function planPictures({ slots, shots, manifest, masters }: PlanInput) {
  const pictures = new Map<string, PlannedPicture>();
  const empty: string[] = [];
  for (const [slot, key] of Object.entries(slots)) {
    const isPlaced = slot in manifest;
    const isGiven = masters.has(slot);
    if (isPlaced || isGiven) pictures.set(slot, planOwn(slot));
    if (isPlaced) continue;
    const shot = shots[key];
    if (shot && (key in manifest || masters.has(shot.master)))
      pictures.set(key, planShot(key, shot, slot, pictures.get(key)));
    else if (!isGiven) empty.push(slot);
  }
  const sorted = [...pictures.values()].sort((a, b) => a.key.localeCompare(b.key));
  return { pictures: sorted, empty };
}

function planOwn(slot: string): PlannedPicture {
  return { key: slot, master: slot, crop: null, focus: undefined, ...listNeeds(slot), needsAlt: true };
}

/** Several slots may share a shot: it is made for the most demanding of them. */
function planShot(key: string, shot: Shot, slot: string, before: PlannedPicture | undefined): PlannedPicture {
  const needs = listNeeds(slot);
  return {
    key,
    master: shot.master,
    crop: shot.crop ?? null,
    focus: shot.focus,
    minWidth: Math.max(before?.minWidth ?? 0, needs.minWidth),
    card: (before?.card ?? false) || needs.card,
    needsAlt: false,
  };
}

const imageFile = /\.(jpe?g|png|webp|avif|tiff?)$/i;

/** A picture to cut from. */
export interface Master {
  readonly path: string;
  /** What is seen, from a text file of the same name beside it, or null. */
  readonly alt: string | null;
}

/** Finds pictures by their name without extension; where two folders have a name, the earlier folder wins. */
export async function findMasters(folders: readonly string[]): Promise<Map<string, Master>> {
  const masters = new Map<string, Master>();
  for (const folder of folders) {
    const files = (await readdir(folder)).sort();
    for (const file of files.filter((candidate) => imageFile.test(candidate))) {
      const { name } = parse(file);
      if (masters.has(name)) continue;
      const words = files.includes(`${name}.txt`) ? await readFile(join(folder, `${name}.txt`), "utf8") : "";
      masters.set(name, { path: join(folder, file), alt: words.trim() || null });
    }
  }
  return masters;
}
