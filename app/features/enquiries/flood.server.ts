import { spamReasons } from "~/content/enquiry-forms";
import type { Database } from "~/platform/database/database.server";
import { countAttempt } from "~/platform/http/rate-limit.server";
import { hashToken } from "~/platform/runtime/tokens.server";
import { HOUR_MS, MINUTE_MS } from "~/platform/time/time";
import { isInInbox } from "./inbox-query.server";
import type { SpamReason } from "./spam.server";
import { otherWeights } from "./spam-signs";

/** Enquiries per hour from one network that may reach the inbox; the same limit as for one IP address. */
const MAX_PER_NETWORK = 20;

/** Enquiries per hour with the same text that may reach the inbox, from all networks. */
const MAX_SAME_TEXTS = 10;

/** Shorter texts, such as "Please call me", may match by chance. */
const MIN_LETTERS = 30;

/** Above this number of enquiries per hour, their notifications are bundled. */
const MAX_SINGLE_MAILS = 30;

const BUNDLE_MS = 15 * MINUTE_MS;

/** Counts an enquiry. Returns reasons only if it belongs to a flood. Requires the transaction that stores the enquiry. */
export async function checkFlood(
  trx: Database,
  { network, text }: { network: string | undefined; text: string },
  now: Date,
): Promise<SpamReason[]> {
  const exceedsLimit = async (group: string, limit: number) =>
    (await countAttempt(trx, [{ key: `enquiries ${group}`, limit, windowMs: HOUR_MS }], now)) !== null;
  const letters = keepLetters(text);
  const isNetworkFlood =
    network !== undefined && (await exceedsLimit(`from network ${network}`, MAX_PER_NETWORK));
  const isTextFlood =
    letters.length >= MIN_LETTERS && (await exceedsLimit(`with text ${hashToken(letters)}`, MAX_SAME_TEXTS));
  return [
    ...(isNetworkFlood ? [spamReasons.network] : []),
    ...(isTextFlood ? [spamReasons.sameWords] : []),
  ].map((reason) => ({ reason, weight: otherWeights.flood }));
}

/** Ignores digits, punctuation and spaces, which spam programs vary. */
function keepLetters(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{M}]+/gu, "");
}

/** Returns when to send a notification: now, or in the next bundle above {@link MAX_SINGLE_MAILS} enquiries an hour. */
export async function chooseNotificationTime(
  trx: Database,
  now: Date,
): Promise<{ bundled: boolean; next_attempt_at: Date }> {
  const enquiryOverLimit = await trx
    .selectFrom("enquiries")
    .select("id")
    .where(isInInbox)
    .where("created_at", ">", new Date(now.getTime() - HOUR_MS))
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .offset(MAX_SINGLE_MAILS)
    .limit(1)
    .executeTakeFirst();
  if (!enquiryOverLimit) return { bundled: false, next_attempt_at: now };
  return {
    bundled: true,
    next_attempt_at: new Date((Math.floor(now.getTime() / BUNDLE_MS) + 1) * BUNDLE_MS),
  };
}
