import { type AttemptLimit, takeAttempt } from "./attempts.server";
import { clientAddress } from "./client-address.server";
import { db } from "./db/database.server";

const minutes = (count: number) => count * 60 * 1000;

/** The limits of signing in: per user name, and, more generously, per address, behind which several people may be. */
export function limitSignIn(request: Request, username: string): AttemptLimit[] {
  return [
    { key: `sign-in name ${username.toLowerCase()}`, limit: 10, windowMs: minutes(15) },
    { key: `sign-in address ${clientAddress(request)}`, limit: 30, windowMs: minutes(15) },
  ];
}

/** The limit of guessing codes of the second step. */
export function limitCodes(username: string): AttemptLimit[] {
  return [{ key: `sign-in code ${username.toLowerCase()}`, limit: 5, windowMs: minutes(15) }];
}

/** The limit of asking an admin who is signed in for the password once more. */
export function limitPasswordChecks(adminId: number): AttemptLimit[] {
  return [{ key: `password of admin ${adminId}`, limit: 10, windowMs: minutes(15) }];
}

/** How many forms are kept for a session that has expired. */
export function limitKeptForms(sessionId: number): AttemptLimit[] {
  return [{ key: `kept forms of session ${sessionId}`, limit: 20, windowMs: minutes(60) }];
}

/**
 * Counts one use of something public, such as sending a message, under the address it came from.
 * @returns null when it may go on, else the seconds until it may be tried again
 */
export async function limitByAddress(
  request: Request,
  { name, limit, windowMs }: { name: string; limit: number; windowMs: number },
): Promise<number | null> {
  return await takeAttempt(db, [{ key: `${name} ${clientAddress(request)}`, limit, windowMs }]);
}
