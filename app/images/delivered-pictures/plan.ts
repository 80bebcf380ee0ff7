import { readdir, readFile } from "node:fs/promises";
import { join, parse } from "node:path";
import type { Manifest } from "../../content/pictures/manifest";
import type { Crop, Shot } from "../../content/pictures/shot";
import { listNeeds } from "../../content/pictures/slots";

export interface PlannedPicture {
  /** A shot, or a slot with its own picture. */
  readonly key: string;
  readonly master: string;
  readonly crop: Crop | null;
  readonly focus: Shot["focus"];
  /** Minimum width in pixels for all its slots. */
  readonly minWidth: number;
  readonly card: boolean;
  readonly needsAlt: boolean;
}

interface PlanInput {
  readonly slots: Readonly<Record<string, string>>;
  readonly shots: Readonly<Record<string, Shot>>;
  readonly manifest: Manifest;
  readonly masters: { has(name: string): boolean };
}

/**
 * Chooses a slot's own picture or else its shot. An unbuilt own picture may be unsuitable, so its shot is
 * planned as well.
 * @returns pictures by name, and slots without any
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

/** Several slots may share a shot: it must satisfy the most demanding. */
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

export interface Master {
  readonly path: string;
  /** From a text file of the same name. */
  readonly alt: string | null;
}

/** Finds pictures by name without extension; earlier folders take precedence. */
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
