import { z } from "zod";
import { signInStepPage } from "~/content/account";
import * as messages from "~/content/admin-messages";
import type { Database } from "~/database/database.server";
import { hashToken } from "~/runtime/token.server";
import { verifyPassword } from "./password.server";
import { LONGEST_PASSWORD } from "./password-length";

/** Who is signed in. */
export interface Admin {
  id: number;
  username: string;
}

/** An admin whose password was right, and which password that was: another one has another version. */
export interface CheckedAdmin extends Admin {
  passwordVersion: string;
}

const noUsername = "Please enter your user name.";
const noPassword = "Please enter your password.";
const wrong = messages.login.failure.message;

/** User name and password as a form or the JSON call sends them; both have to be there. */
export const credentialsSchema = z.object({
  username: z
    .string({ error: ({ input }) => (input === undefined ? noUsername : wrong) })
    .trim()
    .min(1, noUsername)
    .max(100, wrong),
  password: z
    .string({ error: ({ input }) => (input === undefined ? noPassword : wrong) })
    .min(1, noPassword)
    .max(LONGEST_PASSWORD, wrong),
});

/** The same with the code that is asked for where the second step is on: one of the app, or a recovery code. */
export const loginCallSchema = credentialsSchema.extend({
  code: z
    .string({ error: signInStepPage.wrong })
    .trim()
    .min(1, signInStepPage.missing)
    .max(100, signInStepPage.wrong)
    .optional(),
});

export type Credentials = z.output<typeof credentialsSchema>;

/** The admin these credentials belong to, or null. Takes as long for an unknown name as for a wrong password. */
export async function verifyCredentials(
  db: Database,
  credentials: Credentials,
): Promise<CheckedAdmin | null> {
  const admin = await db
    .selectFrom("admins")
    .select(["id", "username", "password_hash"])
    .where("username", "=", credentials.username)
    .executeTakeFirst();
  const isRight = await verifyPassword(credentials.password, admin?.password_hash ?? null);
  if (!admin || !isRight) return null;
  return { id: admin.id, username: admin.username, passwordVersion: nameVersion(admin.password_hash) };
}

/**
 * The admin whose password was right, unless it was changed since; in a transaction nobody changes it before that ends. The moment
 * of the change is not asked: the clock may have been ahead then.
 */
export async function findSamePassword(
  db: Database,
  adminId: number,
  passwordVersion: string,
): Promise<CheckedAdmin | null> {
  const admin = await db
    .selectFrom("admins")
    .select(["id", "username", "password_hash"])
    .where("id", "=", adminId)
    .forShare()
    .executeTakeFirst();
  if (!admin || nameVersion(admin.password_hash) !== passwordVersion) return null;
  return { id: admin.id, username: admin.username, passwordVersion };
}

/** A name for a password that tells nothing of it: of its salted hash, once more the hash. */
function nameVersion(passwordHash: string): string {
  return hashToken(passwordHash);
}

/** The admin whose password was right at a moment, unless it was changed since. */
export async function findUnchangedAdmin(db: Database, adminId: number, since: Date): Promise<Admin | null> {
  const admin = await db
    .selectFrom("admins")
    .select(["id", "username"])
    .where("id", "=", adminId)
    .where("updated_at", "<=", since)
    .executeTakeFirst();
  return admin ?? null;
}

/** The hash of the password of an admin who is signed in already; null when it is another one. */
export async function findOwnHash(db: Database, adminId: number, password: string): Promise<string | null> {
  const admin = await db
    .selectFrom("admins")
    .select("password_hash")
    .where("id", "=", adminId)
    .executeTakeFirst();
  const passwordHash = admin?.password_hash ?? null;
  return (await verifyPassword(password, passwordHash)) ? passwordHash : null;
}
