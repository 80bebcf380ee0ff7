import { accountPage, describeWait, tooMany } from "~/content/account";
import { db } from "~/server/db/database.server";
import { MINUTE_MS } from "~/server/durations";
import { forgetAttempts, takeAttempt } from "~/server/rate-limit.server";
import { readForm, readText } from "~/server/read-request";
import { verifyOwnPassword } from "./credentials.server";
import type { SignedIn } from "./session-cookie.server";

/** Why a password that had to be given once more was not taken. */
export interface PasswordRefused {
  status: 400 | 429;
  message: string;
}

/**
 * Reads a form in which an admin gives the password once more, for what a stranger at an unlocked screen must not do.
 * @param field the name of the form's password field
 * @returns the form, and why the password was refused; null when it is right
 */
export async function readConfirmedForm(
  { request, signedIn }: { request: Request; signedIn: SignedIn },
  field = "password",
): Promise<{ form: FormData; refused: PasswordRefused | null }> {
  const form = await readForm(request);
  return { form, refused: await confirmPassword(signedIn.admin.id, readText(form, field)) };
}

/**
 * Checks the password of an admin who is signed in and counts the attempt.
 * @returns null when it is right
 */
export async function confirmPassword(adminId: number, password: string): Promise<PasswordRefused | null> {
  const limit = { key: `password of admin ${adminId}`, limit: 10, windowMs: 15 * MINUTE_MS };
  const wait = await takeAttempt(db, [limit]);
  if (wait !== null) return { status: 429, message: describeWait(tooMany.passwords, wait) };
  if (!(await verifyOwnPassword(db, adminId, password))) {
    return { status: 400, message: accountPage.password.wrong };
  }
  await forgetAttempts(db, [limit.key]);
  return null;
}
