import { acquireAdvisoryLock, type Database } from "~/platform/database/database.server";
import type { Credentials } from "./credentials.server";
import { generatePassword, hashPassword, verifyPassword } from "./credentials.server";
import { endAdminSessions } from "./sessions.server";
import type { AdminRow } from "./tables";
import { turnOffTwoStep } from "./two-step.server";

const generatedUsername = "admin";

/**
 * Creates the first admin with the configured credentials or a random password. Settings that changed since the last
 * start rename the admin, reset the password, turn off two-step sign-in and end all sessions. Unchanged settings keep a
 * password that the admin has changed.
 * @returns the random credentials, to print once; null when none were generated
 */
export async function ensureAdmin(
  db: Database,
  configuredCredentials: Credentials | null,
): Promise<Credentials | null> {
  return await db.transaction().execute(async (trx) => {
    // Instances that start together wait here, so that only one admin is created.
    await acquireAdvisoryLock(trx, "first admin");
    const admin = await trx.selectFrom("admins").selectAll().orderBy("id").limit(1).executeTakeFirst();
    if (!admin) return await createFirstAdmin(trx, configuredCredentials);
    if (configuredCredentials && (await isSettingChanged(admin, configuredCredentials)))
      await applySetting(trx, admin.id, configuredCredentials);
    return null;
  });
}

async function createFirstAdmin(db: Database, configuredCredentials: Credentials | null) {
  const credentials = configuredCredentials ?? { username: generatedUsername, password: generatePassword() };
  const passwordHash = await hashPassword(credentials.password);
  await db
    .insertInto("admins")
    .values({
      username: credentials.username,
      password_hash: passwordHash,
      configured_password_hash: configuredCredentials ? passwordHash : null,
    })
    .execute();
  return configuredCredentials ? null : credentials;
}

async function isSettingChanged(admin: AdminRow, configuredCredentials: Credentials): Promise<boolean> {
  if (admin.username !== configuredCredentials.username) return true;
  return !(await verifyPassword(configuredCredentials.password, admin.configured_password_hash));
}

async function applySetting(db: Database, adminId: number, { username, password }: Credentials) {
  const passwordHash = await hashPassword(password);
  await db
    .updateTable("admins")
    .set({
      username,
      password_hash: passwordHash,
      configured_password_hash: passwordHash,
      updated_at: new Date(),
    })
    .where("id", "=", adminId)
    .execute();
  // Changing the setting restores access when the phone and the recovery codes are lost.
  await turnOffTwoStep(db, adminId);
  await endAdminSessions(db, adminId);
}
