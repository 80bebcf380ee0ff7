import type { ExpressionBuilder } from "kysely";
import { z } from "zod";
import { addPicturesTexts } from "~/content/add-pictures";
import { type Database, db } from "~/platform/database/database.server";
import type { Tables } from "~/platform/database/tables";
import { createSecureCookie } from "~/platform/http/cookies.server";
import { versionField } from "~/platform/http/handle-form.server";
import { countAttempt } from "~/platform/http/rate-limit.server";
import { readTexts } from "~/platform/http/read-request";
import {
  type ImageProblem,
  type ImageReference,
  listFormImages,
  type NamedStagedImage,
  parseStagedImages,
  receiveImages,
  renewStagedImages,
  stageImages,
} from "~/platform/images/staged-images.server";
import { createToken, hashToken } from "~/platform/runtime/tokens.server";
import { HOUR_MS } from "~/platform/time/time";
import type { PendingForm } from "~/platform/ui/form/form-result";
import type { Session } from "./sessions.server";

export interface SentPictures {
  pictures: NamedStagedImage[];
  refused: ImageProblem[];
}

/** Its form stays until it is sent or replaced: a phone may reload the screen while the owner looks up a name elsewhere. */
export const SHARE_PATH = "/admin/share";

const LIFETIME_MS = HOUR_MS;

const limitPerSession = { limit: 20, windowMs: LIFETIME_MS };

/** Name of the stored field that lists the staged and refused pictures. */
const PICTURES_FIELD = "staged pictures";

/** Name of the stored field with the text of the toast; without it, the toast suits a form that was sent. */
const TOAST_FIELD = "toast";

/** In characters of JSON. */
const MAX_FORM_LENGTH = 200_000;

const pendingFormCookie = createSecureCookie("pending-form", LIFETIME_MS / 1000);
export const PENDING_FORM_COOKIE = pendingFormCookie.name;

const fieldsSchema = z.record(z.string(), z.string());

/** Returns a `Set-Cookie` value; null when the form is empty or too long, or a limit is reached. */
export async function savePendingForm(
  request: Request,
  { sessionId, admin }: Session,
): Promise<string | null> {
  const key = `pending forms of session ${sessionId}`;
  if ((await countAttempt(db, [{ key, ...limitPerSession }])) !== null) return null;
  const { fields, staged, refused } = await readWholeForm(request);
  const isEmpty = Object.keys(fields).length === 0;
  if (staged.length + refused.length > 0) fields[PICTURES_FIELD] = JSON.stringify({ staged, refused });
  if (isEmpty || JSON.stringify(fields).length > MAX_FORM_LENGTH) return null;
  const token = (await readToken(request)) ?? createToken();
  await storeForm(db, { adminId: admin.id, token, path: new URL(request.url).pathname }, fields);
  return await pendingFormCookie.serialize(token);
}

export interface PassedForm {
  pictures: { staged: ImageReference[]; refused: ImageProblem[] };
  typed?: Record<string, string>;
  toast: string;
}

/**
 * Passes pictures and text to the form at `path`, as if they had been entered there. Ends the form of the screen that passes them.
 * Returns a `Set-Cookie` value.
 */
export async function passForm(
  request: Request,
  { adminId, path }: { adminId: number; path: string },
  { pictures, typed, toast }: PassedForm,
): Promise<string> {
  await deletePendingForm(request);
  const token = (await readToken(request)) ?? createToken();
  const fields = { ...typed, [PICTURES_FIELD]: JSON.stringify(pictures), [TOAST_FIELD]: toast };
  await storeForm(db, { adminId, token, path }, fields);
  return await pendingFormCookie.serialize(token);
}

/** Includes pending forms of other admins. */
export async function hasPendingForm(request: Request, url: string): Promise<boolean> {
  const token = await readToken(request);
  if (token === null) return false;
  const { pathname } = new URL(url, request.url);
  const row = await db
    .selectFrom("pending_forms")
    .select("id")
    .where("token_hash", "=", hashToken(token))
    .where("path", "=", pathname)
    .where("expires_at", ">", new Date())
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes the pending form of the screen. */
export async function deletePendingForm(request: Request): Promise<void> {
  const token = await readToken(request);
  if (token === null) return;
  await db
    .deleteFrom("pending_forms")
    .where("token_hash", "=", hashToken(token))
    .where("path", "=", new URL(request.url).pathname)
    .execute();
}

/** Returns the admin's pending form for this path, and deletes it unless it stays; null when there is none. */
export async function takePendingForm(
  request: Request,
  adminId: number,
): Promise<PendingForm<SentPictures> | null> {
  const token = await readToken(request);
  if (token === null) return null;
  const path = new URL(request.url).pathname;
  const isWanted = (form: ExpressionBuilder<Tables, "pending_forms">) =>
    form.and([
      form("token_hash", "=", hashToken(token)),
      form("path", "=", path),
      form("admin_id", "=", adminId),
      form("expires_at", ">", new Date()),
    ]);
  const row =
    path === SHARE_PATH
      ? await db.selectFrom("pending_forms").select("fields").where(isWanted).executeTakeFirst()
      : await db.deleteFrom("pending_forms").where(isWanted).returning("fields").executeTakeFirst();
  if (!row) return null;
  const { [PICTURES_FIELD]: pictures, [TOAST_FIELD]: toast, ...typed } = fieldsSchema.parse(row.fields);
  const { staged, refused } = pictures ? parseStagedImages(pictures) : { staged: [], refused: [] };
  return {
    path,
    typed,
    errors: Object.fromEntries(refused.slice(0, 1).map(({ problem }) => ["image", problem])),
    version: versionField().parse(typed.version) ?? undefined,
    toast: {
      type: "info",
      message: toast ?? "What you typed is still here. Please send it again.",
    },
    extra: { pictures: await renewStagedImages(staged), refused },
  };
}

/** Deletes expired forms, which cannot be restored. */
export async function purgePendingForms(db: Database): Promise<void> {
  await db.deleteFrom("pending_forms").where("expires_at", "<=", new Date()).execute();
}

/** Replaces the pending form of the same screen and browser. */
async function storeForm(
  db: Database,
  { adminId, token, path }: { adminId: number; token: string; path: string },
  fields: Readonly<Record<string, string>>,
): Promise<void> {
  const expires = new Date(Date.now() + LIFETIME_MS);
  const form = { admin_id: adminId, fields: JSON.stringify(fields), expires_at: expires };
  await db
    .insertInto("pending_forms")
    .values({ ...form, token_hash: hashToken(token), path })
    .onConflict((conflict) => conflict.columns(["token_hash", "path"]).doUpdateSet(form))
    .execute();
}

/** Pictures that were staged earlier come first. */
async function readWholeForm(
  request: Request,
): Promise<{ fields: Record<string, string>; staged: ImageReference[]; refused: ImageProblem[] }> {
  const form = await receiveImages(request);
  try {
    const fields = readTexts(form.fields);
    const { staged, refused } = await stageImages(form, addPicturesTexts.tooMany);
    return { fields, staged: listFormImages(form.fields, staged), refused };
  } finally {
    await form.dispose();
  }
}

async function readToken(request: Request): Promise<string | null> {
  const token: unknown = await pendingFormCookie.parse(request.headers.get("Cookie"));
  return typeof token === "string" ? token : null;
}
