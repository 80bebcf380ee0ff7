import { createCookie } from "@remix-run/node";
import {
  findHeldPictures,
  type HeldPicture,
  holdPictures,
  type PictureReference,
  parseHolding,
  type RefusedPicture,
  readHeldPictures,
  receivePictures,
} from "~/items/held-pictures.server";
import { takeAttempt } from "~/server/attempts.server";
import { config } from "~/server/config.server";
import { db } from "~/server/db/database.server";
import { limitKeptForms } from "~/server/rate-limit.server";
import { readText } from "~/server/read-form.server";
import { sessionSecrets } from "~/server/session-secret.server";
import {
  isFormKept,
  KEPT_FORM_LIFETIME_MS,
  makeKeptFormToken,
  storeKeptForm,
  takeKeptForm,
} from "./kept-forms.server";
import type { Session } from "./sessions.server";

/** A form that was being sent when its session had expired, for the screen it came from. */
export interface KeptForm {
  path: string;
  typed: Record<string, string>;
  /** The pictures that came with it. */
  held: HeldPicture[];
  /** Files that came with it and could not be used. */
  refused: RefusedPicture[];
}

/** Names the browser whose forms are kept. */
export const KEPT_FORM_COOKIE = "kept-form";

/** Where the pictures stand among the fields. */
const PICTURES = "pictures kept";

/** Largest form that is kept, in characters. */
const MOST_CHARACTERS = 200_000;

const keptFormCookie = createCookie(KEPT_FORM_COOKIE, {
  path: "/",
  httpOnly: true,
  sameSite: "lax",
  secure: config.publicUrl.protocol === "https:",
  maxAge: KEPT_FORM_LIFETIME_MS / 1000,
  secrets: [...sessionSecrets()],
});

/**
 * Keeps the form in a request, its pictures as well, for whom the session belonged to. Only for a session that has just
 * expired: this reads what was sent.
 * @returns the `Set-Cookie` value that finds it again; null when there was nothing to keep, or too much
 */
export async function keepForm(request: Request, { sessionId, admin }: Session): Promise<string | null> {
  if ((await takeAttempt(db, limitKeptForms(sessionId))) !== null) return null;
  const { fields, held, refused } = await readWhole(request);
  const isEmpty = Object.keys(fields).length === 0;
  if (held.length + refused.length > 0) fields[PICTURES] = JSON.stringify({ held, refused });
  if (isEmpty || JSON.stringify(fields).length > MOST_CHARACTERS) return null;
  const token = (await readToken(request)) ?? makeKeptFormToken();
  await storeKeptForm(db, { adminId: admin.id, token, path: new URL(request.url).pathname }, fields);
  return await keptFormCookie.serialize(token);
}

/** Whether a form waits for whoever signs in and goes to `address`. */
export async function hasKeptForm(request: Request, address: string): Promise<boolean> {
  const token = await readToken(request);
  const { pathname } = new URL(address, request.url);
  return token !== null && (await isFormKept(db, { token, path: pathname }));
}

/** The form that waits for this screen, to be shown once; null when there is none. */
export async function returnKeptForm(request: Request, adminId: number): Promise<KeptForm | null> {
  const token = await readToken(request);
  if (token === null) return null;
  const path = new URL(request.url).pathname;
  const kept = await takeKeptForm(db, { adminId, token, path });
  if (!kept) return null;
  const { [PICTURES]: pictures, ...typed } = kept;
  const { held, refused } = pictures ? parseHolding(pictures) : { held: [], refused: [] };
  return { path, typed, held: await findHeldPictures(held), refused };
}

/** The texts of a form and its pictures, which are stored; the picture that was chosen last is the first. */
async function readWhole(
  request: Request,
): Promise<{ fields: Record<string, string>; held: PictureReference[]; refused: RefusedPicture[] }> {
  const form = await receivePictures(request);
  try {
    const names = [...form.fields.keys()];
    const fields = Object.fromEntries(names.map((name) => [name, readText(form.fields, name)]));
    const { held, refused } = await holdPictures(form);
    return { fields, held: [...held, ...readHeldPictures(form.fields)], refused };
  } finally {
    await form.dispose();
  }
}

async function readToken(request: Request): Promise<string | null> {
  const token: unknown = await keptFormCookie.parse(request.headers.get("Cookie"));
  return typeof token === "string" ? token : null;
}
