import { accountPage, describeWait } from "~/content/account";
import { db } from "~/db/database.server";
import { forgetAttempts, takeAttempt } from "~/domain/auth/attempts.server";
import { verifyOwnPassword } from "~/domain/auth/credentials.server";
import { limitPasswordChecks } from "./rate-limit.server";

/** Why a password that had to be given once more was not taken. */
export interface PasswordRefused {
  status: 400 | 429;
  message: string;
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
