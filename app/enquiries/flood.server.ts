import { spamReasons } from "~/content/spam";
import type { Database } from "~/database/database.server";
import { countAttempt } from "~/http/rate-limit.server";
import { hashToken } from "~/runtime/token.server";
import { HOUR_MS, MINUTE_MS } from "~/time/durations";
import { isInInbox } from "./inbox-query.server";
import type { SpamReason } from "./spam.server";
import { otherWeights } from "./spam-signs";

/** Enquiries per hour and network that may reach the inbox: the limit of one IP address. */
const MAX_PER_NETWORK = 20;

/** Enquiries per hour with the same text that may reach the inbox, from any network. */
const MAX_SAME_WORDS = 10;

/** Shorter texts, such as "Please call me", may be the same by chance. */
const FEWEST_LETTERS = 30;

/** Enquiries per hour with an email of their own; the rest are bundled. */
const MAX_OWN_MAILS = 30;

const BUNDLE_MS = 15 * MINUTE_MS;

/** Quarantines only members of a flood, so an attacker cannot affect others. Requires the transaction of the enquiry. */
export async function checkFlood(
  trx: Database,
  { network, text }: { network: string | undefined; text: string },
  now: Date,
): Promise<SpamReason[]> {
  const isOver = async (what: string, limit: number) =>
    (await countAttempt(trx, [{ key: `enquiries ${what}`, limit, windowMs: HOUR_MS }], now)) !== null;
  const words = reduceToLetters(text);
  const comesOften = network !== undefined && (await isOver(`from network ${network}`, MAX_PER_NETWORK));
  const saysTheSame =
    words.length >= FEWEST_LETTERS && (await isOver(`that say ${hashToken(words)}`, MAX_SAME_WORDS));
  return [...(comesOften ? [spamReasons.network] : []), ...(saysTheSame ? [spamReasons.sameWords] : [])].map(
    (reason) => ({ reason, weight: otherWeights.flood }),
  );
}

/** Programs vary numbers, signs and spaces. */
function reduceToLetters(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{M}]+/gu, "");
}

/** Bundles notifications above {@link MAX_OWN_MAILS} an hour, which limits emails and drops no notification. */
export async function scheduleNotification(
  trx: Database,
  now: Date,
): Promise<{ bundled: boolean; next_attempt_at: Date }> {
  const beyond = await trx
    .selectFrom("enquiries")
    .select("id")
    .where(isInInbox)
    .where("created_at", ">", new Date(now.getTime() - HOUR_MS))
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .offset(MAX_OWN_MAILS)
    .limit(1)
    .executeTakeFirst();
  if (!beyond) return { bundled: false, next_attempt_at: now };
  return {
    bundled: true,
    next_attempt_at: new Date((Math.floor(now.getTime() / BUNDLE_MS) + 1) * BUNDLE_MS),
  };
}
