import sharp from "sharp";
import { expect } from "vitest";
import type { PictureSource } from "~/content/picture-source";
import { db } from "../../app/database/database.server";
import { action } from "../../app/routes/admin.site-pictures.$place/route";
import { action as restoreAction } from "../../app/routes/admin.site-pictures.$place_.restore.$id";
import type { AnsweredPlace } from "../../app/site-pictures/place-screen.server";
import type { placeNames } from "../../app/site-pictures/places.server";
import { readShownPictures } from "../../app/site-pictures/shown-pictures.server";
import { askRoute } from "./ask-route";
import { readStoredFile } from "./images";

/** The part of a photograph, and the sentence about it, with which the forms of these tests are saved. */
export const framing = { size: "100", across: "50", down: "0", x: "50", y: "20" };
export const alt = "A sliding gate in front of a white house.";

/** Red above, blue below, as a telephone held upright would see it. */
export async function makeTwoColours(width = 1800, height = 2400): Promise<Buffer> {
  const half = { width, height: height / 2, channels: 3, background: "#00f" } as const;
  return await sharp({ create: { width, height, channels: 3, background: "#f00" } })
    .composite([{ input: { create: half }, top: height / 2, left: 0 }])
    .jpeg()
    .toBuffer();
}

/** The mean red, green and blue of a stored picture, from 0 to 4 each. */
export async function colourOf({ src }: Pick<PictureSource, "src">): Promise<number[]> {
  const { channels } = await sharp(await readStoredFile(src.replace("/images/", ""))).stats();
  return channels.map(({ mean }) => Math.round(mean / 64));
}

/** The picture that visitors see in a place. */
export async function findShown(place: (typeof placeNames)[number]) {
  return (await readShownPictures(db)).find(place);
}

/** What the owner of these cookies does with the pictures of the site. */
export function actAs(headers: { Cookie: string }) {
  const send = async (place: string, fields: Record<string, string>, picture?: Buffer) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    if (picture) form.set("image", new File([new Uint8Array(picture)], "gate.jpg", { type: "image/jpeg" }));
    const path = `/admin/site-pictures/${place}`;
    const answer = await askRoute(action, path, { params: { place }, form, headers });
    return { ...answer, body: answer.body as AnsweredPlace };
  };

  /** Uploads a photograph for a place; answers the fields with which its form comes back. */
  const upload = async (place: string, picture: Buffer): Promise<Record<string, string>> => {
    const { body, status } = await send(place, {}, picture);
    expect(status).toBe(200);
    const stagedImage = String(body.photograph?.id);
    return { revision: String(body.revision), stagedImage, ...framing, alt, do: "save" };
  };

  /** Uploads a photograph and saves it. */
  const put = async (place: string, picture: Buffer): Promise<Record<string, string>> => {
    const fields = await upload(place, picture);
    expect((await send(place, fields)).status).toBe(302);
    return fields;
  };

  const restore = (place: string, id: number) =>
    askRoute(restoreAction, `/admin/site-pictures/${place}/restore/${id}`, {
      params: { place, id: String(id) },
      form: { go: "" },
      headers,
    });

  return { send, upload, put, restore };
}
