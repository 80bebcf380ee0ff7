import { ECDH } from "node:crypto";
import ipaddr from "ipaddr.js";
import { z } from "zod";
import type { Database } from "~/platform/database/database.server";
import { describeUserAgent } from "~/platform/http/describe-user-agent";

/** Per account. A further device replaces the oldest. */
const MAX_DEVICES = 20;

/** Validates a base64url string of `count` bytes. */
const base64urlBytes = (count: number) =>
  z.string().refine((text) => /^[\w-]+={0,2}$/.test(text) && Buffer.from(text, "base64url").length === count);

/** A point on the P-256 curve (RFC 8291, section 3.1). Encryption would fail for anything else. */
const publicKey = base64urlBytes(65).refine((key) => {
  try {
    ECDH.convertKey(key, "prime256v1", "base64url");
    return true;
  } catch {
    return false;
  }
});

/** Requires a public host name, to prevent requests into the site's own network. */
const endpoint = z
  // Without "abort", the check below would also run for invalid URLs and throw.
  .url({ protocol: /^https$/, abort: true })
  .max(1_000)
  .refine((url) => {
    const { hostname, username, password, port } = new URL(url);
    const name = hostname.replace(/\.$/, "");
    const isName = name.includes(".") && !ipaddr.isValid(name) && !name.startsWith("[");
    return isName && !/\.(local|localhost|internal)$/.test(name) && !username && !password && !port;
  });

/** As sent by a browser (Push API, `PushSubscription.toJSON`). */
export const pushSubscriptionSchema = z.object({
  endpoint,
  keys: z.object({ p256dh: publicKey, auth: base64urlBytes(16) }),
});

export type PushSubscription = z.output<typeof pushSubscriptionSchema>;

interface Subscriber {
  adminId: number;
  sessionId: number;
  userAgent: string | null;
}

/** Replaces an earlier subscription of the device, even from another account. */
export async function saveSubscription(
  db: Database,
  { endpoint, keys: { p256dh, auth } }: PushSubscription,
  { adminId, sessionId, userAgent }: Subscriber,
): Promise<void> {
  const row = {
    ...{ admin_id: adminId, session_id: sessionId, p256dh, auth },
    user_agent: userAgent?.slice(0, 300) ?? null,
    ...{ queued_at: null, next_attempt_at: null, attempts: 0, failed_at: null },
  };
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto("push_subscriptions")
      .values({ ...row, endpoint })
      .onConflict((conflict) => conflict.column("endpoint").doUpdateSet(row))
      .execute();
    const newest = trx
      .selectFrom("push_subscriptions")
      .select("id")
      .where("admin_id", "=", adminId)
      .orderBy("id", "desc")
      .limit(MAX_DEVICES);
    await trx
      .deleteFrom("push_subscriptions")
      .where("admin_id", "=", adminId)
      .where("id", "not in", newest)
      .execute();
  });
}

export type ListedDevice = Awaited<ReturnType<typeof listDevices>>[number];

/** `failedAt` is the last failure after `sentAt`. */
export async function listDevices(db: Database, adminId: number) {
  const rows = await db
    .selectFrom("push_subscriptions")
    .select(["id", "endpoint", "user_agent", "created_at", "sent_at", "failed_at"])
    .where("admin_id", "=", adminId)
    .orderBy("id", "desc")
    .execute();
  return rows.map((row) => ({
    id: row.id,
    device: describeUserAgent(row.user_agent),
    endpoint: row.endpoint,
    subscribedAt: row.created_at.toISOString(),
    sentAt: row.sent_at?.toISOString() ?? null,
    failedAt: row.failed_at?.toISOString() ?? null,
  }));
}

/** Does nothing if the device does not exist or belongs to another admin. */
export async function removeDevice(db: Database, adminId: number, id: number): Promise<void> {
  await db.deleteFrom("push_subscriptions").where("admin_id", "=", adminId).where("id", "=", id).execute();
}

export type PushTarget = NonNullable<Awaited<ReturnType<typeof findDevice>>>;

export async function findDevice(db: Database, adminId: number, id: number) {
  return await db
    .selectFrom("push_subscriptions")
    .select(["id", "endpoint", "p256dh", "auth"])
    .where("admin_id", "=", adminId)
    .where("id", "=", id)
    .executeTakeFirst();
}
