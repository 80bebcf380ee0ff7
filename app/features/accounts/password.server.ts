import { randomBytes } from "node:crypto";
import { hash, verify } from "@node-rs/argon2";

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
