import { accountPage, describeWait } from "~/content/account";
import { forgetAttempts, takeAttempt } from "~/server/attempts.server";
import { db } from "~/server/db/database.server";
import { limitPasswordChecks } from "~/server/rate-limit.server";
import { readForm, readText } from "~/server/read-form.server";
import { requireSameOrigin } from "~/server/same-origin.server";
import { type Admin, verifyOwnPassword } from "./credentials.server";
import { requireAdmin } from "./session.server";

/** Why a password that had to be given once more was not taken. */
export interface PasswordRefused {
  status: 400 | 429;
  message: string;
}

/**
 * The form of an admin who gives their password once more, for what a stranger at an open screen must not do, and why the
 * password was not taken; null when it was.
 * @param field what the form calls it
 * @throws {Response} as every action of the admin area
 */
export async function readConfirmedForm(
  request: Request,
  field = "password",
): Promise<{ admin: Admin; form: FormData; refused: PasswordRefused | null }> {
  requireSameOrigin(request);
  const { admin } = await requireAdmin(request, { keepsForm: false });
  const form = await readForm(request);
  return { admin, form, refused: await confirmPassword(admin.id, readText(form, field)) };
}

/**
 * Checks the password of an admin who is signed in, before something that a stranger at an open screen must not do; counts
 * the attempt.
 * @returns null when it is right
 */
export async function confirmPassword(adminId: number, password: string): Promise<PasswordRefused | null> {
  const limits = limitPasswordChecks(adminId);
  const wait = await takeAttempt(db, limits);
  if (wait !== null) return { status: 429, message: describeWait(wait) };
  if (!(await verifyOwnPassword(db, adminId, password))) {
    return { status: 400, message: accountPage.password.wrong };
  }
  await forgetAttempts(
    db,
    limits.map(({ key }) => key),
  );
  return null;
}
