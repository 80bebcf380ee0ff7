import { changePassword } from "../../app/features/accounts/change-account.server";
import { verifyAdminPassword } from "../../app/features/accounts/credentials.server";
import { ensureAdmin } from "../../app/features/accounts/first-admin.server";
import { db } from "../../app/platform/database/database.server";
import { action } from "../../app/routes/standalone/login/route";
import { callRoute, type RouteResult } from "./call-route";

export const credentials = { username: "owner", password: "a long enough passphrase" };

/** Creates the admin of `credentials`; returns the id. */
export async function createAdmin(): Promise<number> {
  await ensureAdmin(db, credentials);
  return (await db.selectFrom("admins").select("id").executeTakeFirstOrThrow()).id;
}

/** Changes the admin's password as the account screen does, ending all sessions but one. */
export async function replacePassword(password: string, sessionId = 0): Promise<void> {
  const adminId = await createAdmin();
  const currentHash = (await verifyAdminPassword(db, adminId, credentials.password)) ?? "";
  await changePassword(db, { adminId, sessionId, currentHash, password });
}

/** Creates the admin of `credentials`, signs in through the form and returns the headers with the session. */
export async function signInAsAdmin(): Promise<{ Cookie: string }> {
  await ensureAdmin(db, credentials);
  return { Cookie: readCookies(await callRoute(action, "/login", { form: credentials })) };
}

/** The cookies that a response sets, in the form a browser sends them; without those it removes. */
export function readCookies({ headers }: RouteResult): string {
  const lines = headers.getSetCookie().filter((line) => !/Max-Age=0/i.test(line));
  return lines.map((line) => line.split(";")[0]).join("; ");
}
