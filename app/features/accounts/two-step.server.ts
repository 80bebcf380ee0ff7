import { randomBytes } from "node:crypto";
import { Secret, TOTP } from "otpauth";
import type { Database } from "~/platform/database/database.server";
import { hashToken } from "~/platform/runtime/tokens.server";

/** Seconds between two codes (RFC 6238). */
const PERIOD_SECONDS = 30;

export interface TwoStep {
  isOn: boolean;
  recoveryCodesLeft: number;
}

export async function findTwoStep(db: Database, adminId: number): Promise<TwoStep> {
  const { totp_secret } = await selectSecrets(db, adminId);
  return { isOn: totp_secret !== null, recoveryCodesLeft: await countRecoveryCodes(db, adminId) };
}

/** Creates a secret that takes effect when a code confirms it. Does nothing when two-step sign-in is on. */
export async function startTwoStep(db: Database, adminId: number): Promise<void> {
  await db
    .updateTable("admins")
    .set({ pending_totp_secret: createTotpSecret() })
    .where("id", "=", adminId)
    .where("totp_secret", "is", null)
    .execute();
}

export async function findPendingSecret(db: Database, adminId: number): Promise<string | null> {
  return (await selectSecrets(db, adminId)).pending_totp_secret;
}

/** Confirms the pending secret. Returns recovery codes to show once; null if the code is wrong or no secret is pending. */
export async function turnOnTwoStep(
  db: Database,
  adminId: number,
  code: string,
  now = new Date(),
): Promise<string[] | null> {
  return await db.transaction().execute(async (trx) => {
    // The lock lets only one of two concurrent requests succeed: a second one would invalidate the codes shown by the first.
    const { pending_totp_secret: secret } = await selectSecrets(trx, adminId, { forUpdate: true });
    const step = secret === null ? null : findTotpStep(secret, readDigits(code), now);
    if (step === null) return null;
    await trx
      .updateTable("admins")
      .set({ totp_secret: secret, pending_totp_secret: null, last_totp_step: step })
      .where("id", "=", adminId)
      .execute();
    return await createRecoveryCodes(trx, adminId);
  });
}

export async function turnOffTwoStep(db: Database, adminId: number): Promise<void> {
  await db
    .updateTable("admins")
    .set({ totp_secret: null, pending_totp_secret: null, last_totp_step: null })
    .where("id", "=", adminId)
    .execute();
  await db.deleteFrom("recovery_codes").where("admin_id", "=", adminId).execute();
}

/** Uses up the code and returns which one it was; null if it is wrong or used already, or without two-step sign-in. */
export async function verifyCode(
  db: Database,
  adminId: number,
  code: string,
  now = new Date(),
): Promise<"app" | "recovery" | null> {
  const { totp_secret: secret } = await selectSecrets(db, adminId);
  if (secret === null) return null;
  const step = findTotpStep(secret, readDigits(code), now);
  if (step !== null) return (await consumeStep(db, adminId, step)) ? "app" : null;
  return (await consumeRecoveryCode(db, adminId, code)) ? "recovery" : null;
}

/** Returns false for a code used already. The update accepts only one of two concurrent requests with the same code. */
async function consumeStep(db: Database, adminId: number, step: number): Promise<boolean> {
  const row = await db
    .updateTable("admins")
    .set({ last_totp_step: step })
    .where("id", "=", adminId)
    .where((eb) => eb.or([eb("last_totp_step", "is", null), eb("last_totp_step", "<", step)]))
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

async function selectSecrets(db: Database, adminId: number, { forUpdate = false } = {}) {
  return await db
    .selectFrom("admins")
    .select(["totp_secret", "pending_totp_secret"])
    .where("id", "=", adminId)
    .$if(forUpdate, (admin) => admin.forUpdate())
    .executeTakeFirstOrThrow();
}

/** Removes the space that authenticator apps show within a code. */
function readDigits(code: string): string {
  return code.replace(/\s/g, "");
}

function createTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

export function formatTotpUri(secret: string, { issuer, username }: { issuer: string; username: string }) {
  return new TOTP({ secret, issuer, label: username, period: PERIOD_SECONDS }).toString();
}

/** Returns the time step of a code: the current one or a neighbour, because clocks differ. Null for a wrong code. */
export function findTotpStep(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const delta = new TOTP({ secret, period: PERIOD_SECONDS }).validate({ token: code, timestamp, window: 1 });
  return delta === null ? null : Math.floor(timestamp / 1000 / PERIOD_SECONDS) + delta;
}

const RECOVERY_CODE_COUNT = 10;

/** Crockford's alphabet has no characters that look alike. */
const alphabet = "0123456789abcdefghjkmnpqrstvwxyz";

/** Replaces the codes, and returns the new ones to show once. They have 80 bits, so an unsalted hash is enough. */
export async function createRecoveryCodes(db: Database, adminId: number): Promise<string[]> {
  await db.deleteFrom("recovery_codes").where("admin_id", "=", adminId).execute();
  const codes = Array.from({ length: RECOVERY_CODE_COUNT }, createRecoveryCode);
  await db
    .insertInto("recovery_codes")
    .values(codes.map((code) => ({ admin_id: adminId, code_hash: hashRecoveryCode(code) })))
    .execute();
  return codes;
}

/** Returns null when two-step sign-in is off. The lock serializes concurrent requests. */
export async function renewRecoveryCodes(db: Database, adminId: number): Promise<string[] | null> {
  return await db.transaction().execute(async (trx) => {
    const admin = await trx
      .selectFrom("admins")
      .select("totp_secret")
      .where("id", "=", adminId)
      .forUpdate()
      .executeTakeFirst();
    return admin?.totp_secret ? await createRecoveryCodes(trx, adminId) : null;
  });
}

async function consumeRecoveryCode(db: Database, adminId: number, code: string): Promise<boolean> {
  const row = await db
    .deleteFrom("recovery_codes")
    .where("admin_id", "=", adminId)
    .where("code_hash", "=", hashRecoveryCode(code))
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

async function countRecoveryCodes(db: Database, adminId: number): Promise<number> {
  const { count } = await db
    .selectFrom("recovery_codes")
    .select((eb) => eb.fn.countAll().as("count"))
    .where("admin_id", "=", adminId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

function createRecoveryCode(): string {
  const characters = [...randomBytes(16)].map((byte) => alphabet[byte % alphabet.length]).join("");
  return characters.match(/.{4}/g)?.join("-") ?? characters;
}

/** Ignores hyphens, spaces and case. Reads O as 0, and I and L as 1. */
function hashRecoveryCode(typed: string): string {
  const characters = typed.toLowerCase().replace(/[^a-z0-9]/g, "");
  return hashToken(characters.replaceAll("o", "0").replace(/[il]/g, "1"));
}
