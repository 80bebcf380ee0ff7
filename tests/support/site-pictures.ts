import sharp from "sharp";
import { expect } from "vitest";
import type { PictureSource } from "~/platform/images/picture-source";
import { readShownPictures } from "../../app/features/site-pictures/shown-pictures.server";
import type { SlotExtra } from "../../app/features/site-pictures/slot-screen.server";
import type { slotNames } from "../../app/features/site-pictures/slots.server";
import { db } from "../../app/platform/database/database.server";
import type { RefusedForm } from "../../app/platform/ui/form/form-result";
import { action as restoreAction } from "../../app/routes/admin/website/revisions.$document.$id";
import { action } from "../../app/routes/admin/website/site-pictures.$slot/route";
import { callRoute } from "./call-route";
import { toFile, toFormData } from "./form-data";
import { readStoredFile } from "./images";

/** Crop and description of a photo for the forms of these tests. */
export const framing = { size: "100", across: "50", down: "0", x: "50", y: "20" };
export const alt = "A sliding gate in front of a white house.";

/** Shown upright, its top half is red and its bottom half blue. */
export async function makeTwoColourPhoto(width = 1800, height = 2400): Promise<Buffer> {
  const half = { width, height: height / 2, channels: 3, background: "#00f" } as const;
  return await sharp({ create: { width, height, channels: 3, background: "#f00" } })
    .composite([{ input: { create: half }, top: height / 2, left: 0 }])
    .jpeg()
    .toBuffer();
}

/** The mean red, green and blue of a stored picture, from 0 to 4 each. */
export async function measureColour({ src }: Pick<PictureSource, "src">): Promise<number[]> {
  const { channels } = await sharp(await readStoredFile(src.replace("/images/", ""))).stats();
  return channels.map(({ mean }) => Math.round(mean / 64));
}

export async function findPicture(slot: (typeof slotNames)[number]) {
  return (await readShownPictures(db)).find(slot);
}

/** Actions of the signed-in owner on the site pictures. */
export function openSitePictures(headers: { Cookie: string }) {
  const send = async (slot: string, fields: Record<string, string>, picture?: Buffer) => {
    const form = toFormData({ ...fields, image: picture ? toFile(picture, "gate.jpg") : [] });
    const path = `/admin/site-pictures/${slot}`;
    const result = await callRoute(action, path, { form, headers });
    return { ...result, body: result.body as RefusedForm<SlotExtra> };
  };

  /** Uploads a photo for a slot; returns the fields of the resulting form. */
  const stagePhoto = async (slot: string, picture: Buffer): Promise<Record<string, string>> => {
    const { body, status } = await send(slot, {}, picture);
    expect(status).toBe(200);
    const stagedImage = String(body.extra?.photo?.id);
    return { version: String(body.version), stagedImage, ...framing, alt, intent: "save" };
  };

  const savePhoto = async (slot: string, picture: Buffer): Promise<Record<string, string>> => {
    const fields = await stagePhoto(slot, picture);
    expect((await send(slot, fields)).status).toBe(302);
    return fields;
  };

  const restore = (slot: string, id: number) =>
    callRoute(restoreAction, `/admin/revisions/picture:${slot}/${id}`, { form: { go: "" }, headers });

  return { send, stagePhoto, savePhoto, restore };
}
