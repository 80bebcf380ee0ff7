import { randomBytes } from "node:crypto";
import type { Database } from "~/server/db/database.server";
import { hashToken } from "~/server/token.server";

const CODES = 10;

/** Crockford's 32 signs: none of them is taken for another. */
const alphabet = "0123456789abcdefghjkmnpqrstvwxyz";

/**
 * Makes recovery codes in place of those there were: 16 signs each, 80 bits, so that a plain hash is enough. They are shown
 * once and cannot be read again.
 */
export async function makeRecoveryCodes(db: Database, adminId: number): Promise<string[]> {
  await db.deleteFrom("recovery_codes").where("admin_id", "=", adminId).execute();
  const codes = Array.from({ length: CODES }, makeCode);
  await db
    .insertInto("recovery_codes")
    .values(codes.map((code) => ({ admin_id: adminId, code_hash: hashCode(code) })))
    .execute();
  return codes;
}

/**
 * Makes new recovery codes for an admin whose second step is on; two that ask at once are served one after the other.
 * @returns null where it is off: codes would be of no use
 */
export async function renewRecoveryCodes(db: Database, adminId: number): Promise<string[] | null> {
  return await db.transaction().execute(async (trx) => {
    const admin = await trx
      .selectFrom("admins")
      .select("totp_secret")
      .where("id", "=", adminId)
      .forUpdate()
      .executeTakeFirst();
    return admin?.totp_secret ? await makeRecoveryCodes(trx, adminId) : null;
  });
}

/** Whether this is one of an admin's codes, which then is one no more. */
export async function spendRecoveryCode(db: Database, adminId: number, code: string): Promise<boolean> {
  const spent = await db
    .deleteFrom("recovery_codes")
    .where("admin_id", "=", adminId)
    .where("code_hash", "=", hashCode(code))
    .returning("id")
    .executeTakeFirst();
  return spent !== undefined;
}

/** How many codes an admin has left. */
export async function countRecoveryCodes(db: Database, adminId: number): Promise<number> {
  const { count } = await db
    .selectFrom("recovery_codes")
    .select((eb) => eb.fn.countAll().as("count"))
    .where("admin_id", "=", adminId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

function makeCode(): string {
  const signs = [...randomBytes(16)].map((byte) => alphabet[byte % alphabet.length]).join("");
  return signs.match(/.{4}/g)?.join("-") ?? signs;
}

/** The same for every way of writing a code down: hyphens and spaces or none, capitals, O for 0, I and L for 1. */
function hashCode(written: string): string {
  const signs = written.toLowerCase().replace(/[^a-z0-9]/g, "");
  return hashToken(signs.replaceAll("o", "0").replace(/[il]/g, "1"));
}
