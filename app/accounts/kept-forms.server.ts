import { createHash, randomBytes } from "node:crypto";
import { z } from "zod";
import type { Database } from "~/server/db/database.server";

/** A form waits this long for its sender to sign in again. */
export const KEPT_FORM_LIFETIME_MS = 60 * 60 * 1000;

/** Where a kept form belongs: to one admin, in the browser that knows the token, on one screen. */
export interface KeptFormPlace {
  adminId: number;
  token: string;
  /** Path of the screen it was sent from. */
  path: string;
}

const fieldsSchema = z.record(z.string(), z.string());

/** A token for a browser, of which the database keeps only the hash. */
export function makeKeptFormToken(): string {
  return randomBytes(32).toString("base64url");
}

/** Keeps the fields of a form in place of what was kept there before. Forms that waited too long are cleared away. */
export async function storeKeptForm(
  db: Database,
  { adminId, token, path }: KeptFormPlace,
  fields: Readonly<Record<string, string>>,
  now = new Date(),
): Promise<void> {
  await db.deleteFrom("kept_forms").where("expires_at", "<=", now).execute();
  const kept = {
    admin_id: adminId,
    fields: JSON.stringify(fields),
    expires_at: new Date(now.getTime() + KEPT_FORM_LIFETIME_MS),
  };
  await db
    .insertInto("kept_forms")
    .values({ ...kept, token_hash: hashToken(token), path })
    .onConflict((conflict) => conflict.columns(["token_hash", "path"]).doUpdateSet(kept))
    .execute();
}

/** Whether a form waits for this screen in this browser, whoever sent it. */
export async function isFormKept(
  db: Database,
  { token, path }: Omit<KeptFormPlace, "adminId">,
  now = new Date(),
): Promise<boolean> {
  const found = await db
    .selectFrom("kept_forms")
    .select("id")
    .where("token_hash", "=", hashToken(token))
    .where("path", "=", path)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return found !== undefined;
}

/** The fields of the form that waits there, which then waits no more; null when there is none. */
export async function takeKeptForm(
  db: Database,
  { adminId, token, path }: KeptFormPlace,
  now = new Date(),
): Promise<Record<string, string> | null> {
  const taken = await db
    .deleteFrom("kept_forms")
    .where("token_hash", "=", hashToken(token))
    .where("path", "=", path)
    .where("admin_id", "=", adminId)
    .where("expires_at", ">", now)
    .returning("fields")
    .executeTakeFirst();
  return taken ? fieldsSchema.parse(taken.fields) : null;
}

function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
