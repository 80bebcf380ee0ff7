import { hash } from "@node-rs/argon2";
import { describe, expect, it } from "vitest";
import { db } from "~/platform/database/database.server";
import { hashPassword, verifyCredentials } from "./credentials.server";
import { ensureAdmin } from "./first-admin.server";
import { createSession, resumeSession } from "./sessions.server";
import { createRecoveryCodes, findTwoStep } from "./two-step.server";

const credentials = { username: "owner", password: "a passphrase" };

async function signIn(input = credentials) {
  const admin = await verifyCredentials(db, input);
  return admin && (await createSession(db, admin.id)).token;
}

describe("without ADMIN_PASSWORD", () => {
  it("generates a password once and returns it only then", async () => {
    const generated = await ensureAdmin(db, null);
    expect(generated?.username).toBe("admin");
    expect(generated?.password).toMatch(/^[\w-]{24}$/);
    expect(generated && (await verifyCredentials(db, generated))).toMatchObject({ username: "admin" });
    expect(await ensureAdmin(db, null)).toBeNull();
    expect(generated && (await verifyCredentials(db, generated))).not.toBeNull();
  });

  it("creates one admin when two instances start together", async () => {
    const results = await Promise.all([ensureAdmin(db, null), ensureAdmin(db, null)]);
    expect(results.filter(Boolean)).toHaveLength(1);
    expect(await db.selectFrom("admins").selectAll().execute()).toHaveLength(1);
  });
});

describe("with ADMIN_PASSWORD", () => {
  it("accepts the password in any Unicode form, even if the stored hash is of the decomposed form", async () => {
    const password = "Jos\u00e9 bends rails";
    await ensureAdmin(db, { ...credentials, password: password.normalize("NFD") });
    expect(await verifyCredentials(db, { ...credentials, password })).not.toBeNull();
    const oldHash = await hash(password.normalize("NFD"));
    await db
      .updateTable("admins")
      .set({ password_hash: oldHash, configured_password_hash: oldHash })
      .execute();
    await ensureAdmin(db, { ...credentials, password: password.normalize("NFD") });
    expect(await db.selectFrom("admins").select("password_hash").execute()).toEqual([
      { password_hash: oldHash },
    ]);
    expect(await verifyCredentials(db, { ...credentials, password })).not.toBeNull();
    expect(await verifyCredentials(db, { ...credentials, password: "Jose bends rails" })).toBeNull();
  });

  it.each([
    { username: "owner", password: "another passphrase" },
    { username: "director", password: "a passphrase" },
  ])("replaces the credentials and ends all sessions when they change to %j", async (newCredentials) => {
    await ensureAdmin(db, credentials);
    const token = await signIn();
    expect(await ensureAdmin(db, newCredentials)).toBeNull();
    expect(await verifyCredentials(db, credentials)).toBeNull();
    expect(await verifyCredentials(db, newCredentials)).toMatchObject({ username: newCredentials.username });
    expect(token && (await resumeSession(db, token))).toBeNull();
    // The next start finds the setting already applied.
    const newToken = await signIn(newCredentials);
    await ensureAdmin(db, newCredentials);
    expect(newToken && (await resumeSession(db, newToken))).not.toBeNull();
  });

  it("turns off two-step sign-in when the password changes, and keeps it otherwise", async () => {
    await ensureAdmin(db, credentials);
    const { id } = await db.selectFrom("admins").select("id").executeTakeFirstOrThrow();
    await db.updateTable("admins").set({ totp_secret: "GEZDGNBVGY3TQOJQ" }).execute();
    await createRecoveryCodes(db, id);
    await ensureAdmin(db, credentials);
    expect(await findTwoStep(db, id)).toEqual({ isOn: true, recoveryCodesLeft: 10 });
    await ensureAdmin(db, { ...credentials, password: "another passphrase" });
    expect(await findTwoStep(db, id)).toEqual({ isOn: false, recoveryCodesLeft: 0 });
  });

  it("replaces the generated admin", async () => {
    const generated = await ensureAdmin(db, null);
    await ensureAdmin(db, credentials);
    expect(await verifyCredentials(db, credentials)).not.toBeNull();
    expect(generated && (await verifyCredentials(db, generated))).toBeNull();
  });

  it("keeps a password that was changed in the admin area", async () => {
    await ensureAdmin(db, credentials);
    await db
      .updateTable("admins")
      .set({ password_hash: await hashPassword("chosen in the admin area") })
      .execute();
    await ensureAdmin(db, credentials);
    expect(await verifyCredentials(db, credentials)).toBeNull();
  });
});
