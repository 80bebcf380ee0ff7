import type { Agent } from "node:https";
import webPush from "web-push";
import { pushMessages } from "~/content/push";
import type { PushKeys } from "./push-keys.server";
import { PUSH_LIFETIME_MS, PUSH_TIMEOUT_MS, type PushOutcome } from "./push-outbox.server";
import type { PushTarget } from "./subscriptions.server";

/** In whose name notifications are sent. */
export interface PushSender {
  keys: PushKeys;
  /** Where a push service can reach the operator: an address with mailto: or https:. */
  subject: string;
  /** For connections to the push service; Node's own when left out. */
  agent?: Agent | undefined;
}

/** What became of it, with the status that the push service answered or the code of the error; neither has personal data. */
export interface PushAnswer {
  outcome: PushOutcome;
  reason: string | null;
}

/**
 * Sends a notification to the push service of a device, encrypted for the device (RFC 8291). It says the same of every enquiry:
 * nothing of it leaves the site. Never throws.
 */
export async function sendPush(
  { endpoint, p256dh, auth }: PushTarget,
  kind: keyof typeof pushMessages,
  { keys, subject, agent }: PushSender,
): Promise<PushAnswer> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(Object.assign(new Error("late"), { code: "ETIMEDOUT" })),
      PUSH_TIMEOUT_MS,
    );
  });
  try {
    const sending = webPush.sendNotification(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(pushMessages[kind]),
      {
        vapidDetails: { subject, ...keys },
        TTL: PUSH_LIFETIME_MS / 1000,
        urgency: "high",
        // One that waits at the push service is replaced by the next.
        topic: kind,
        timeout: PUSH_TIMEOUT_MS,
        ...(agent && { agent }),
      },
    );
    await Promise.race([sending, late]);
    return { outcome: "sent", reason: null };
  } catch (error) {
    const { statusCode, code } = error as { statusCode?: number; code?: string };
    const isGone = statusCode === 404 || statusCode === 410;
    return { outcome: isGone ? "gone" : "failed", reason: String(statusCode ?? code ?? "error") };
  } finally {
    clearTimeout(timer);
  }
}
