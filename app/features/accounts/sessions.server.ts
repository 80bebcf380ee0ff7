import type { SelectQueryBuilder } from "kysely";
import type { Database } from "~/platform/database/database.server";
import type { Tables } from "~/platform/database/tables";
import { describeUserAgent } from "~/platform/http/request.server";
import { createToken, hashToken } from "~/platform/runtime/tokens.server";
import { DAY_MS, MINUTE_MS } from "~/platform/time/time";
import type { Admin } from "./credentials.server";

export const SESSION_LIFETIME_MS = 14 * DAY_MS;

/** A form sent with an expired session is saved as a pending form during this time. */
export const EXPIRED_SESSION_RETENTION_MS = 14 * DAY_MS;

/** Minimum time between two updates of a session in use. */
const TOUCH_INTERVAL_MS = 5 * MINUTE_MS;

export interface Session {
  sessionId: number;
  admin: Admin;
}

interface SessionOrigin {
  userAgent?: string | null;
  address?: string | null;
}

/** Stores only the token's hash. Deletes expired sessions beyond their retention. */
export async function createSession(
  db: Database,
  adminId: number,
  { userAgent = null, address = null, now = new Date() }: SessionOrigin & { now?: Date } = {},
): Promise<{ sessionId: number; token: string }> {
  const token = createToken();
  await db.deleteFrom("sessions").where("expires_at", "<=", getRetentionStart(now)).execute();
  const { id } = await db
    .insertInto("sessions")
    .values({
      token_hash: hashToken(token),
      admin_id: adminId,
      user_agent: userAgent?.slice(0, 300) ?? null,
      address,
      created_at: now,
      last_seen_at: now,
      expires_at: getExpiry(now),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { sessionId: id, token };
}

/** Returns an unexpired session and extends it, at most every `TOUCH_INTERVAL_MS`. */
export async function resumeSession(
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
      .set({ last_seen_at: now, expires_at: getExpiry(now), ...(address && { address }) })
      .where("id", "=", session.id)
      .execute();
  }
  return toSession(session);
}

/** Returns an expired session within its retention. Grants no access. */
export async function findExpiredSession(
  db: Database,
  token: string,
  now = new Date(),
): Promise<Session | null> {
  const session = await selectSession(db, token)
    .where("expires_at", "<=", now)
    .where("expires_at", ">", getRetentionStart(now))
    .executeTakeFirst();
  return session ? toSession(session) : null;
}

/** Ignores an unknown token. */
export async function deleteSession(db: Database, token: string): Promise<void> {
  await endSessions(db, (sessions) => sessions.where("token_hash", "=", hashToken(token)));
}

export async function endAdminSessions(db: Database, adminId: number): Promise<void> {
  await endSessions(db, (sessions) => sessions.where("admin_id", "=", adminId));
}

/** Also deletes the push subscriptions of these sessions. Sessions that expire keep theirs. */
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

function getRetentionStart(now: Date): Date {
  return new Date(now.getTime() - EXPIRED_SESSION_RETENTION_MS);
}

function getExpiry(now: Date): Date {
  return new Date(now.getTime() + SESSION_LIFETIME_MS);
}

/** Times are in ISO 8601. */
export interface ListedSession {
  id: number;
  device: string;
  address: string | null;
  signedInAt: string;
  lastUsedAt: string;
}

interface SessionKey {
  adminId: number;
  sessionId: number;
}

/** Session `sessionId` comes first, then the most recently used. */
export async function listSessions(
  db: Database,
  { adminId, sessionId }: SessionKey,
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
    device: describeUserAgent(row.user_agent),
    address: row.address,
    signedInAt: row.created_at.toISOString(),
    lastUsedAt: row.last_seen_at.toISOString(),
  }));
}

/** Ignores a missing session and sessions of other admins. */
export async function endOneSession(db: Database, { adminId, sessionId }: SessionKey): Promise<void> {
  await endSessions(db, (sessions) => sessions.where("admin_id", "=", adminId).where("id", "=", sessionId));
}

export async function endOtherSessions(db: Database, { adminId, sessionId }: SessionKey): Promise<void> {
  await endSessions(db, (sessions) => sessions.where("admin_id", "=", adminId).where("id", "!=", sessionId));
}
