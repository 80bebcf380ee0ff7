import { randomBytes } from "node:crypto";
import { hash, verify } from "@node-rs/argon2";
import { z } from "zod";
import * as messages from "~/content/admin-messages";
import type { Database } from "~/platform/database/database.server";
import { hashToken } from "~/platform/runtime/tokens.server";

import { MAX_PASSWORD_LENGTH } from "./password-length";

export interface Admin {
  id: number;
  username: string;
}

/** An admin whose password was checked; `passwordVersion` changes with the password. */
export interface CheckedAdmin extends Admin {
  passwordVersion: string;
}

const noUsername = "Please enter your username.";
const noPassword = "Please enter your password.";
export const missingCode = "Please enter a code.";
export const wrongCode = "This code is wrong or already used. Please try another one.";
const wrongCredentials = messages.login.failure.message;

export const credentialsSchema = z.object({
  username: z
    .string({ error: ({ input }) => (input === undefined ? noUsername : wrongCredentials) })
    .trim()
    .min(1, noUsername)
    .max(100, wrongCredentials),
  password: z
    .string({ error: ({ input }) => (input === undefined ? noPassword : wrongCredentials) })
    .min(1, noPassword)
    .max(MAX_PASSWORD_LENGTH, wrongCredentials),
});

/** `code` is an app code or a recovery code; required for admins with two-step sign-in. */
export const loginCallSchema = credentialsSchema.extend({
  code: z.string({ error: wrongCode }).trim().min(1, missingCode).max(100, wrongCode).optional(),
});

export type Credentials = z.output<typeof credentialsSchema>;

/** Returns null for wrong credentials. An unknown user name takes as long as a wrong password. */
export async function verifyCredentials(
  db: Database,
  credentials: Credentials,
): Promise<CheckedAdmin | null> {
  const admin = await db
    .selectFrom("admins")
    .select(["id", "username", "password_hash"])
    .where("username", "=", credentials.username)
    .executeTakeFirst();
  const isCorrect = await verifyPassword(credentials.password, admin?.password_hash ?? null);
  if (!admin || !isCorrect) return null;
  return { id: admin.id, username: admin.username, passwordVersion: hashVersion(admin.password_hash) };
}

/**
 * Returns null when the password has changed; otherwise it cannot change until the transaction of `db` ends. Compares
 * versions, not times, because the clock may have been ahead when the password was changed.
 */
export async function findAdminByPasswordVersion(
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
  if (!admin || hashVersion(admin.password_hash) !== passwordVersion) return null;
  return { id: admin.id, username: admin.username, passwordVersion };
}

/** Identifies a password without revealing it: a hash of its salted hash. */
function hashVersion(passwordHash: string): string {
  return hashToken(passwordHash);
}

/** Returns null when the credentials changed after `since`. */
export async function findUnchangedAdmin(db: Database, adminId: number, since: Date): Promise<Admin | null> {
  const admin = await db
    .selectFrom("admins")
    .select(["id", "username"])
    .where("id", "=", adminId)
    .where("updated_at", "<=", since)
    .executeTakeFirst();
  return admin ?? null;
}

/** Returns the hash of the password, or null when `password` is wrong. */
export async function verifyAdminPassword(
  db: Database,
  adminId: number,
  password: string,
): Promise<string | null> {
  const admin = await db
    .selectFrom("admins")
    .select("password_hash")
    .where("id", "=", adminId)
    .executeTakeFirst();
  const passwordHash = admin?.password_hash ?? null;
  return (await verifyPassword(password, passwordHash)) ? passwordHash : null;
}

/** Cost of one argon2id hash: 19 MiB and two passes, the minimum that OWASP recommends. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashes the password in Unicode form NFC with argon2id and a salt. */
export async function hashPassword(password: string): Promise<string> {
  return await hash(password.normalize("NFC"), cost);
}

/** Accepts every Unicode form. Without a hash, takes the same time and returns false. */
export async function verifyPassword(password: string, passwordHash: string | null): Promise<boolean> {
  const comparedHash = passwordHash ?? (await decoyHash);
  // Older hashes are of the password as typed, which is decomposed (NFD) on some devices.
  const forms = new Set([password.normalize("NFC"), password.normalize("NFD")]);
  for (const form of forms) if (await verify(comparedHash, form)) return passwordHash !== null;
  return false;
}

/** 24 characters, 144 bits. */
export function generatePassword(): string {
  return randomBytes(18).toString("base64url");
}

/** Makes an unknown user name take as long as a wrong password, so that timing does not reveal names. */
const decoyHash = hashPassword(generatePassword());
