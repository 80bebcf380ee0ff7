import type { SelectQueryBuilder } from "kysely";
import type { Database } from "~/database/database.server";
import type { Tables } from "~/database/tables";
import { createToken, hashToken } from "~/runtime/token.server";
import { DAY_MS, MINUTE_MS } from "~/time/durations";
import type { Admin } from "./credentials.server";

/** A session ends when nothing was asked with it for this long. */
export const SESSION_LIFETIME_MS = 14 * DAY_MS;

/** Retention of expired sessions: a form sent with one becomes a pending form of its admin. */
export const EXPIRED_SESSION_RETENTION_MS = 14 * DAY_MS;

/** A session in use is written at most this often: reading a page should not cost a write. */
const TOUCH_INTERVAL_MS = 5 * MINUTE_MS;

/** A live session. */
export interface Session {
  sessionId: number;
  admin: Admin;
}

/** What a session is recognized by in the list of sessions. */
interface SessionOrigin {
  userAgent?: string | null;
  address?: string | null;
}

/**
 * Opens a session and returns its token, of which the database stores only the hash. Expired sessions beyond their retention are
 * deleted.
 */
export async function createSession(
  db: Database,
  adminId: number,
  { userAgent = null, address = null, now = new Date() }: SessionOrigin & { now?: Date } = {},
): Promise<{ sessionId: number; token: string }> {
  const token = createToken();
  await db.deleteFrom("sessions").where("expires_at", "<=", startOfRetention(now)).execute();
  const { id } = await db
    .insertInto("sessions")
    .values({
      token_hash: hashToken(token),
      admin_id: adminId,
      user_agent: userAgent?.slice(0, 300) ?? null,
      address,
      created_at: now,
      last_seen_at: now,
      expires_at: expiryFrom(now),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { sessionId: id, token };
}

/** The live session a token names, or null. Using a session postpones its expiry. */
export async function findSession(
  db: Database,
  token: string,
  now = new Date(),
  address: string | null = null,
): Promise<Session | null> {
  const session = await selectSession(db, token).where("expires_at", ">", now).executeTakeFirst();
  if (!session) return null;
  if (now.getTime() - session.last_seen_at.getTime() >= TOUCH_INTERVAL_MS) {
    await db
      .updateTable("sessions")
      .set({ last_seen_at: now, expires_at: expiryFrom(now), ...(address && { address }) })
      .where("id", "=", session.id)
      .execute();
  }
  return toSession(session);
}

/** The session a token named until it expired a short time ago, or null. It lets no one in. */
export async function findExpiredSession(
  db: Database,
  token: string,
  now = new Date(),
): Promise<Session | null> {
  const session = await selectSession(db, token)
    .where("expires_at", "<=", now)
    .where("expires_at", ">", startOfRetention(now))
    .executeTakeFirst();
  return session ? toSession(session) : null;
}

/** Ends the session a token names; a token that names none is no error. */
export async function deleteSession(db: Database, token: string): Promise<void> {
  await endSessions(db, (sessions) => sessions.where("token_hash", "=", hashToken(token)));
}

/** Ends all sessions of an admin. */
export async function endSessionsOf(db: Database, adminId: number): Promise<void> {
  await endSessions(db, (sessions) => sessions.where("admin_id", "=", adminId));
}

/** Ends the sessions that are selected, and the notifications that were turned on with them. One that expires leaves them on. */
async function endSessions(
  db: Database,
  select: (sessions: SelectQueryBuilder<Tables, "sessions", object>) => typeof sessions,
): Promise<void> {
  const rows = await select(db.selectFrom("sessions")).select("id").execute();
  if (rows.length === 0) return;
  const ids = rows.map(({ id }) => id);
  await db.deleteFrom("push_subscriptions").where("session_id", "in", ids).execute();
  await db.deleteFrom("sessions").where("id", "in", ids).execute();
}

function selectSession(db: Database, token: string) {
  return db
    .selectFrom("sessions")
    .innerJoin("admins", "admins.id", "sessions.admin_id")
    .select(["sessions.id", "sessions.last_seen_at", "admins.id as adminId", "admins.username"])
    .where("token_hash", "=", hashToken(token));
}

function toSession({ id, adminId, username }: { id: number; adminId: number; username: string }): Session {
  return { sessionId: id, admin: { id: adminId, username } };
}

function startOfRetention(now: Date): Date {
  return new Date(now.getTime() - EXPIRED_SESSION_RETENTION_MS);
}

function expiryFrom(now: Date): Date {
  return new Date(now.getTime() + SESSION_LIFETIME_MS);
}

/** A live session as the account screen lists it; moments in ISO 8601. */
export interface ListedSession {
  id: number;
  device: string;
  address: string | null;
  signedInAt: string;
  lastUsedAt: string;
}

/** An admin, and the session that asks. */
interface Asker {
  adminId: number;
  sessionId: number;
}

/** The live sessions of an admin: the one that asks first, then the one used last. */
export async function listSessions(
  db: Database,
  { adminId, sessionId }: Asker,
  now = new Date(),
): Promise<ListedSession[]> {
  const rows = await db
    .selectFrom("sessions")
    .select(["id", "user_agent", "address", "created_at", "last_seen_at"])
    .where("admin_id", "=", adminId)
    .where("expires_at", ">", now)
    .orderBy((eb) => eb("id", "=", sessionId), "desc")
    .orderBy("last_seen_at", "desc")
    .orderBy("id", "desc")
    .execute();
  return rows.map((row) => ({
    id: row.id,
    device: nameDevice(row.user_agent),
    address: row.address,
    signedInAt: row.created_at.toISOString(),
    lastUsedAt: row.last_seen_at.toISOString(),
  }));
}

/** Signs an admin out of one session; one that is gone, or another admin's, is no error. */
export async function endOneSession(db: Database, { adminId, sessionId }: Asker): Promise<void> {
  await endSessions(db, (sessions) => sessions.where("admin_id", "=", adminId).where("id", "=", sessionId));
}

/** Signs an admin out of every session but the one that asks. */
export async function endOtherSessions(db: Database, { adminId, sessionId }: Asker): Promise<void> {
  await endSessions(db, (sessions) => sessions.where("admin_id", "=", adminId).where("id", "!=", sessionId));
}

/** What a user agent says of the program: the first that fits, for most name others as well. */
const programs: readonly (readonly [sign: RegExp, name: string])[] = [
  [/\bEdg(e|A|iOS)?\//, "Edge"],
  [/\bOPR\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(Firefox|FxiOS)\//, "Firefox"],
  [/(Chrome|CriOS|Chromium)\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];

const systems: readonly (readonly [sign: RegExp, name: string])[] = [
  [/\bAndroid\b/, "Android"],
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bWindows\b/, "Windows"],
  [/\bCrOS\b/, "a Chromebook"],
  [/\bMac OS X\b/, "Mac"],
  [/\bLinux\b/, "Linux"],
];

/** A device in plain words, such as "Chrome on Android", as far as its user agent tells. */
export function nameDevice(userAgent: string | null): string {
  const find = (signs: typeof programs) => signs.find(([sign]) => sign.test(userAgent ?? ""))?.[1];
  const program = find(programs);
  const system = find(systems);
  if (program && system) return `${program} on ${system}`;
  return program ?? (system ? `A browser on ${system}` : "Another program");
}
