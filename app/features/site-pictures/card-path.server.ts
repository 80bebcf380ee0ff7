import { createHash } from "node:crypto";
import type { HeroName } from "~/content/pictures.server";

/** The path of a link preview changes with its picture and the logo. */
export function getCardPath(name: HeroName, card: string, logo: string): string {
  const hash = createHash("sha256").update(`${card} ${logo}`).digest("hex").slice(0, 12);
  return `/card/${name}-${hash}.jpg`;
}
