import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { readLogoFile } from "~/business/logo.server";
import type { HeroName } from "~/content/pictures.server";
import { db } from "~/platform/database/database.server";
import { notFound, orNotFound } from "~/platform/http/read-request";
import { drawLogoOnCard } from "~/platform/images/logo-images.server";
import { readOriginal } from "~/platform/images/queries.server";
import { readShownPictures } from "./shown-pictures.server";
import { findSlot } from "./slots.server";

/** Enough for all pages. Messengers request cards repeatedly. */
const MAX_CARDS = 60;

const cards = new Map<string, Promise<Buffer>>();

/** Sends the link preview of a page with the logo. @throws {Response} 404 for an unknown page, or an outdated logo or picture */
export async function sendLogoCard(file = ""): Promise<Response> {
  const name = /^([a-z\d-]+-hero)-[\da-f]{12}\.jpg$/.exec(file)?.[1] as HeroName | undefined;
  orNotFound(findSlot(name));
  const pictures = await readShownPictures(db);
  const path = `/card/${file}`;
  if (!name || pictures.findCard(name).src !== path) throw notFound();
  if (cards.size > MAX_CARDS) cards.clear();
  const card = cards.get(path) ?? createCard(pictures.findPlainCard(name).src);
  cards.set(path, card);
  // Do not cache a failure.
  card.catch(() => cards.delete(path));
  return new Response(new Uint8Array(await card), {
    headers: { "Content-Type": "image/jpeg", "Cache-Control": "public, max-age=31536000, immutable" },
  });
}

async function createCard(src: string): Promise<Buffer> {
  const card = src.startsWith("/images/")
    ? await readOriginal(src.slice("/images/".length))
    : await readDefaultPicture(src);
  const logo = await readLogoFile(db);
  return logo ? await drawLogoOnCard(card, logo) : card;
}

/** Reads the build's copy of `public`; in tests, `public` itself. */
async function readDefaultPicture(src: string): Promise<Buffer> {
  return await readFile(join("build/client", src)).catch(() => readFile(join("public", src)));
}
