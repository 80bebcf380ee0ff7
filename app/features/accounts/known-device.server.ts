import { z } from "zod";
import { db } from "~/platform/database/database.server";
import { createSecureCookie } from "~/platform/http/cookies.server";
import { createToken } from "~/platform/runtime/tokens.server";
import { DAY_MS } from "~/platform/time/time";
import { type Admin, findUnchangedAdmin } from "./credentials.server";

export interface KnownDevice {
  /** Random, so that the attempts of this device can be counted. */
  id: string;
  admin: Admin;
}

/** Browsers limit the lifetime of cookies to 400 days. */
const LIFETIME_MS = 400 * DAY_MS;

const deviceCookie = createSecureCookie("known-device", LIFETIME_MS / 1000);

const deviceSchema = z.object({ id: z.string(), adminId: z.number().int(), at: z.number() });

/** Returns null for an unknown browser, or if its last sign-in is too old or was before a password change. Grants no access. */
export async function findKnownDevice(request: Request): Promise<KnownDevice | null> {
  const device = await readDevice(request);
  if (!device || Date.now() - device.at > LIFETIME_MS) return null;
  const admin = await findUnchangedAdmin(db, device.adminId, new Date(device.at));
  return admin && { id: device.id, admin };
}

/** Returns a `Set-Cookie` value that makes the browser a known device of the admin. */
export async function rememberDevice(request: Request, adminId: number): Promise<string> {
  const previousDevice = await readDevice(request);
  const id = previousDevice?.adminId === adminId ? previousDevice.id : createToken();
  return await deviceCookie.serialize({ id, adminId, at: Date.now() });
}

async function readDevice(request: Request): Promise<z.output<typeof deviceSchema> | null> {
  return deviceSchema.safeParse(await deviceCookie.parse(request.headers.get("Cookie"))).data ?? null;
}
