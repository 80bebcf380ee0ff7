import type { Database } from "~/server/db/database.server";
import { endSessions } from "./sessions.server";

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
