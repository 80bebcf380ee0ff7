import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { HeroName } from "~/content/pictures.server";
import { db } from "~/database/database.server";
import { readLogoFile } from "~/firm/logo.server";
import { notFound, orNotFound } from "~/http/read-request";
import { drawLogoOn } from "~/images/logo-images.server";
import { readOriginal } from "~/images/queries.server";
import { readShownPictures } from "./shown-pictures.server";
import { findSlot } from "./slots.server";

/** For all pages; messengers request them repeatedly. */
const MAX_CARDS = 60;

const made = new Map<string, Promise<Buffer>>();

/** The picture of a page's link preview with the logo. @throws {Response} 404 for an unknown page, or an old logo or picture */
export async function sendLogoCard(file = ""): Promise<Response> {
  const name = /^([a-z\d-]+-hero)-[\da-f]{12}\.jpg$/.exec(file)?.[1] as HeroName | undefined;
  orNotFound(findSlot(name));
  const pictures = await readShownPictures(db);
  const address = `/card/${file}`;
  if (!name || pictures.findCard(name).src !== address) throw notFound();
  if (made.size > MAX_CARDS) made.clear();
  const making = made.get(address) ?? makeCard(pictures.findPlainCard(name).src);
  made.set(address, making);
  // Does not cache a failure.
  making.catch(() => made.delete(address));
  return new Response(new Uint8Array(await making), {
    headers: { "Content-Type": "image/jpeg", "Cache-Control": "public, max-age=31536000, immutable" },
  });
}

async function makeCard(src: string): Promise<Buffer> {
  const card = src.startsWith("/images/")
    ? await readOriginal(src.slice("/images/".length))
    : await readDelivered(src);
  const logo = await readLogoFile(db);
  return logo ? await drawLogoOn(card, logo) : card;
}

/** The build copies `public`, which tests read. */
async function readDelivered(src: string): Promise<Buffer> {
  return await readFile(join("build/client", src)).catch(() => readFile(join("public", src)));
}
