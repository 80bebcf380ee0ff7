import { createCookie } from "@remix-run/node";
import { config } from "~/config.server";
import { db } from "~/db/database.server";
import { takeAttempt } from "~/domain/auth/attempts.server";
import {
  isFormKept,
  KEPT_FORM_LIFETIME_MS,
  makeKeptFormToken,
  storeKeptForm,
  takeKeptForm,
} from "~/domain/auth/kept-forms.server";
import type { Session } from "~/domain/auth/sessions.server";
import { keepImageLonger } from "~/images/queries.server";
import { parseFormWithImage } from "~/images/upload.server";
import { sessionSecrets } from "~/session-secret.server";
import { findHeldImage, type HeldImage, keepImage } from "./item-form.server";
import { limitKeptForms } from "./rate-limit.server";
import { readText } from "./read-form.server";

/** A form that was being sent when its session had expired, for the screen it came from. */
export interface KeptForm {
  path: string;
  typed: Record<string, string>;
  /** The picture that came with it. */
  held: HeldImage | null;
}

/** Names the browser whose forms are kept. */
export const KEPT_FORM_COOKIE = "kept-form";

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
 * Keeps the form in a request, its picture as well, for whom the session belonged to. Only for a session that has just
 * expired: this reads what was sent.
 * @returns the `Set-Cookie` value that finds it again; null when there was nothing to keep, or too much
 */
export async function keepForm(request: Request, { sessionId, admin }: Session): Promise<string | null> {
  if ((await takeAttempt(db, limitKeptForms(sessionId))) !== null) return null;
  const { fields: form, image } = await parseFormWithImage(request);
  const fields = Object.fromEntries([...form.keys()].map((name) => [name, readText(form, name)]));
  const stored = image && (await keepImage(image));
  if (stored?.id) fields.heldImage = String(stored.id);
  const isEmpty = Object.keys(fields).length === 0;
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
  const typed = await takeKeptForm(db, { adminId, token, path });
  if (!typed) return null;
  const held = await findHeldImage(Number(typed.heldImage) || null);
  if (held) await keepImageLonger(db, held.id);
  return { path, typed, held };
}

async function readToken(request: Request): Promise<string | null> {
  const token: unknown = await keptFormCookie.parse(request.headers.get("Cookie"));
  return typeof token === "string" ? token : null;
}
