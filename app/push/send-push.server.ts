import { once } from "node:events";
import type { IncomingMessage } from "node:http";
import { Agent, request } from "node:https";
import webPush from "web-push";
import { pushMessages } from "~/content/push";
import type { Database } from "~/database/database.server";
import { lookUpPublic } from "~/http/public-lookup.server";
import { PUSH_LIFETIME_MS, PUSH_TIMEOUT_MS, type PushOutcome } from "./push-outbox.server";
import type { PushTarget } from "./subscriptions.server";

/** VAPID keys (RFC 8292), in base64url. */
export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

/** Creates the site's keys on first use. New keys would end every subscription. Never log the private key. */
export async function findOrMakePushKeys(db: Database): Promise<PushKeys> {
  const found = await findKeys(db);
  if (found) return found;
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  await db
    .insertInto("push_keys")
    .values({ public_key: publicKey, private_key: privateKey })
    // The first of two concurrent inserts wins.
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await findKeys(db)) ?? { publicKey, privateKey };
}

async function findKeys(db: Database): Promise<PushKeys | undefined> {
  return await db
    .selectFrom("push_keys")
    .select(["public_key as publicKey", "private_key as privateKey"])
    .executeTakeFirst();
}

/** A push service's alleged host name may resolve into the site's own network. */
const toPublicHosts = new Agent({ lookup: lookUpPublic });

export interface PushSender {
  keys: PushKeys;
  /** Contact of the operator: mailto: or https:. */
  subject: string;
  /** Connects to the push service; by default to public addresses only. */
  agent?: Agent | undefined;
}

/** Contains the push service's status or the error code; neither is personal data. */
export interface PushAnswer {
  outcome: PushOutcome;
  reason: string | null;
}

/** Encrypted for the device (RFC 8291). Always the same content: no enquiry data leaves the site. Never throws. */
export async function sendPush(
  { endpoint, p256dh, auth }: PushTarget,
  kind: keyof typeof pushMessages,
  { keys, subject, agent = toPublicHosts }: PushSender,
): Promise<PushAnswer> {
  try {
    const { method, headers, body } = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(pushMessages[kind]),
      {
        vapidDetails: { subject, ...keys },
        TTL: PUSH_LIFETIME_MS / 1000,
        urgency: "high",
        // The next notification replaces one pending at the push service.
        topic: kind,
      },
    );
    const status = await fetchStatus(endpoint, { method, headers, body, agent });
    if (status >= 200 && status <= 299) return { outcome: "sent", reason: null };
    return { outcome: status === 404 || status === 410 ? "gone" : "failed", reason: String(status) };
  } catch (error) {
    const { name, code } = error as { name?: string; code?: string };
    return { outcome: "failed", reason: name === "AbortError" ? "ETIMEDOUT" : (code ?? "error") };
  }
}

interface Sending {
  method: string;
  headers: Record<string, string>;
  body: Buffer | null;
  agent: Agent;
}

/** Ignores the body, which may be endless. */
async function fetchStatus(endpoint: string, { body, ...options }: Sending): Promise<number> {
  const sending = request(endpoint, { ...options, signal: AbortSignal.timeout(PUSH_TIMEOUT_MS) });
  sending.end(body);
  const [answer] = (await once(sending, "response")) as [IncomingMessage];
  answer.on("error", () => undefined).destroy();
  return answer.statusCode ?? 0;
}
