import { readdir, readFile } from "node:fs/promises";
import { join, parse } from "node:path";
import type { Manifest } from "~/content/pictures/manifest";
import type { Crop, Shot } from "~/content/pictures/shot";
import { getSlotRequirements } from "~/content/pictures/slots";

export interface PlannedPicture {
  /** Name of a shot, or of a slot with its own picture. */
  readonly key: string;
  readonly master: string;
  readonly crop: Crop | null;
  readonly focus: Shot["focus"];
  /** Minimum width in pixels for all its slots. */
  readonly minWidth: number;
  readonly needsSocialCard: boolean;
  readonly needsAlt: boolean;
}

interface PlanInput {
  readonly slots: Readonly<Record<string, string>>;
  readonly shots: Readonly<Record<string, Shot>>;
  readonly manifest: Manifest;
  readonly masters: { has(name: string): boolean };
}

/**
 * Chooses a slot's own picture, or its shot. If the slot's own picture is not built yet, it may be unsuitable, so the
 * shot is planned too.
 * @returns pictures sorted by name, and slots without a picture
 */
export function planPictures({ slots, shots, manifest, masters }: PlanInput) {
  const pictures = new Map<string, PlannedPicture>();
  const emptySlots: string[] = [];
  for (const [slot, key] of Object.entries(slots)) {
    const hasOwnPicture = slot in manifest;
    const hasMaster = masters.has(slot);
    if (hasOwnPicture || hasMaster) pictures.set(slot, planOwnPicture(slot));
    if (hasOwnPicture) continue;
    const shot = shots[key];
    if (shot && (key in manifest || masters.has(shot.master)))
      pictures.set(key, planShot(key, shot, slot, pictures.get(key)));
    else if (!hasMaster) emptySlots.push(slot);
  }
  const sorted = [...pictures.values()].sort((a, b) => a.key.localeCompare(b.key));
  return { pictures: sorted, emptySlots };
}

function planOwnPicture(slot: string): PlannedPicture {
  return {
    key: slot,
    master: slot,
    crop: null,
    focus: undefined,
    ...getSlotRequirements(slot),
    needsAlt: true,
  };
}

/** Several slots may share a shot, which must meet the requirements of all of them. */
function planShot(
  key: string,
  shot: Shot,
  slot: string,
  planned: PlannedPicture | undefined,
): PlannedPicture {
  const requirements = getSlotRequirements(slot);
  return {
    key,
    master: shot.master,
    crop: shot.crop ?? null,
    focus: shot.focus,
    minWidth: Math.max(planned?.minWidth ?? 0, requirements.minWidth),
    needsSocialCard: (planned?.needsSocialCard ?? false) || requirements.needsSocialCard,
    needsAlt: false,
  };
}

const imageFile = /\.(jpe?g|png|webp|avif|tiff?)$/i;

export interface Master {
  readonly path: string;
  /** From a text file of the same name. */
  readonly alt: string | null;
}

/** Finds pictures by file name without extension; earlier folders take precedence. */
export async function findMasters(folders: readonly string[]): Promise<Map<string, Master>> {
  const masters = new Map<string, Master>();
  for (const folder of folders) {
    const files = (await readdir(folder)).sort();
    for (const file of files.filter((candidate) => imageFile.test(candidate))) {
      const { name } = parse(file);
      if (masters.has(name)) continue;
      const text = files.includes(`${name}.txt`) ? await readFile(join(folder, `${name}.txt`), "utf8") : "";
      masters.set(name, { path: join(folder, file), alt: text.trim() || null });
    }
  }
  return masters;
}
