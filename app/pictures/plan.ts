import type { Manifest } from "../content/pictures/manifest";
import type { Crop, Shot } from "../content/pictures/shot";

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
  readonly slots: Readonly<Record<string, readonly string[]>>;
  readonly shots: Readonly<Record<string, Shot>>;
  readonly manifest: Manifest;
  /** Names of the masters at hand. */
  readonly masters: { has(name: string): boolean };
}

/**
 * Decides what the site shows: for each slot a picture of its own name, or else the first shot that exists or can be made.
 * @returns the pictures by key, and the slots for which there is nothing at all
 */
export function planPictures({ slots, shots, manifest, masters }: PlanInput) {
  const pictures = new Map<string, PlannedPicture>();
  const empty: string[] = [];
  for (const [slot, candidates] of Object.entries(slots)) {
    const own = masters.has(slot) || slot in manifest;
    const key = own
      ? slot
      : candidates.find((name) => name in manifest || masters.has(shots[name]?.master ?? ""));
    if (!key) {
      empty.push(slot);
      continue;
    }
    const shot = own ? { master: slot } : shots[key];
    if (!shot) throw new Error(`${slot}: no shot is called ${key}`);
    pictures.set(key, mergeNeeds(pictures.get(key), slot, { key, own, shot }));
  }
  return { pictures, empty };
}

function mergeNeeds(
  before: PlannedPicture | undefined,
  slot: string,
  { key, own, shot }: { key: string; own: boolean; shot: Omit<Shot, "alt"> },
): PlannedPicture {
  const heads = slot.endsWith("-hero");
  return {
    key,
    master: shot.master,
    crop: shot.crop ?? null,
    focus: shot.focus,
    minWidth: Math.max(before?.minWidth ?? 0, heads || slot === "home-hero-tall" ? 960 : 400),
    card: (before?.card ?? false) || heads,
    needsAlt: own,
  };
}
