import { randomBytes } from "node:crypto";
import { hash, verify } from "@node-rs/argon2";

/** Cost of one hash (argon2id, the package's default): 19 MiB and two passes, the least that OWASP recommends. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The argon2id hash of a password in the Unicode form NFC, salted; the database stores only this. */
export async function hashPassword(password: string): Promise<string> {
  return await hash(password.normalize("NFC"), cost);
}

/** Whether a password belongs to a hash, in whichever Unicode form it is typed. Without a hash it does the same work and says no. */
export async function verifyPassword(password: string, passwordHash: string | null): Promise<boolean> {
  const known = passwordHash ?? (await decoyHash);
  // Earlier hashes are of a password as it was typed, which on some devices is decomposed.
  const forms = new Set([password.normalize("NFC"), password.normalize("NFD")]);
  for (const form of forms) if (await verify(known, form)) return passwordHash !== null;
  return false;
}

/** A random password: 24 characters, 144 bits. */
export function generatePassword(): string {
  return randomBytes(18).toString("base64url");
}

/** Makes an unknown user name cost the same time as a wrong password, so that names cannot be guessed by the clock. */
const decoyHash = hashPassword(generatePassword());
