import { randomBytes } from "node:crypto";
import { hash, verify } from "@node-rs/argon2";

/** Cost of one hash (argon2id, the package's default): 19 MiB and two passes, the least that OWASP recommends. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The argon2id hash of a password, salted; the database stores only this. */
export async function hashPassword(password: string): Promise<string> {
  return await hash(password, cost);
}

/** Whether a password belongs to a hash. Without a hash it does the same work and says no. */
export async function verifyPassword(password: string, passwordHash: string | null): Promise<boolean> {
  const matches = await verify(passwordHash ?? (await decoyHash), password);
  return matches && passwordHash !== null;
}

/** A random password: 24 characters, 144 bits. */
export function generatePassword(): string {
  return randomBytes(18).toString("base64url");
}

/** Makes an unknown user name cost the same time as a wrong password, so that names cannot be guessed by the clock. */
const decoyHash = hashPassword(generatePassword());
