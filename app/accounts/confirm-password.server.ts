import { accountPage, describeWait, tooMany } from "~/content/account";
import { db } from "~/database/database.server";
import { forgetAttempts, takeAttempt } from "~/http/rate-limit.server";
import { readForm, readText } from "~/http/read-request";
import { MINUTE_MS } from "~/time/durations";
import { findOwnHash } from "./credentials.server";
import type { SignedIn } from "./session-cookie.server";

export interface PasswordRefused {
  status: 400 | 429;
  message: string;
}

/** Reads a form that asks for the password again, because a stranger may use an unlocked screen. */
export async function readConfirmedForm(
  { request, signedIn }: { request: Request; signedIn: SignedIn },
  field = "password",
): Promise<{ form: FormData; refused: PasswordRefused | null }> {
  const form = await readForm(request);
  const { refused } = await confirmPassword(signedIn.admin.id, readText(form, field));
  return { form, refused };
}

/** Checks the password of a signed-in admin and counts the attempt; returns its hash when it is right. */
export async function confirmPassword(
  adminId: number,
  password: string,
): Promise<{ refused: PasswordRefused; hash: null } | { refused: null; hash: string }> {
  const refuse = (status: PasswordRefused["status"], message: string) =>
    ({ refused: { status, message }, hash: null }) as const;
  const limit = { key: `password of admin ${adminId}`, limit: 10, windowMs: 15 * MINUTE_MS };
  const wait = await takeAttempt(db, [limit]);
  if (wait !== null) return refuse(429, describeWait(tooMany.passwords, wait));
  const hash = await findOwnHash(db, adminId, password);
  if (hash === null) return refuse(400, accountPage.password.wrong);
  await forgetAttempts(db, [limit.key]);
  return { refused: null, hash };
}
