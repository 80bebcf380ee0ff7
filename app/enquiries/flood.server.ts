import { spamReasons } from "~/content/spam";
import type { Database } from "~/database/database.server";
import { takeAttempt } from "~/http/rate-limit.server";
import { hashToken } from "~/runtime/token.server";
import { HOUR_MS, MINUTE_MS } from "~/time/durations";
import { isInInbox } from "./inbox-query.server";

/** Enquiries per hour from one network that go to the inbox: as many as one address may send. */
const MAX_PER_NETWORK = 20;

/** Enquiries per hour with the same words that go to the inbox, wherever they come from. */
const MAX_SAME_WORDS = 10;

/** Shorter texts may well be the same by chance, such as "Please call me". */
const FEWEST_LETTERS = 30;

/** Enquiries per hour that the business gets a mail about each; further ones are bundled. */
const MAX_OWN_MAILS = 30;

/** A bundle goes out at the end of each quarter of an hour. */
const BUNDLE_MS = 15 * MINUTE_MS;

/**
 * Counts an enquiry for the network it came from and for its words. Only what belongs to a flood itself is judged by it: others
 * are not quarantined because of an attacker. To be called in the transaction that stores the enquiry.
 * @returns why it belongs to a flood, in sentences; none when it does not
 */
export async function judgeFlood(
  trx: Database,
  { network, text }: { network: string | undefined; text: string },
  now: Date,
): Promise<string[]> {
  const isOver = async (what: string, limit: number) =>
    (await takeAttempt(trx, [{ key: `enquiries ${what}`, limit, windowMs: HOUR_MS }], now)) !== null;
  const words = reduceToLetters(text);
  const comesOften = network !== undefined && (await isOver(`from network ${network}`, MAX_PER_NETWORK));
  const saysTheSame =
    words.length >= FEWEST_LETTERS && (await isOver(`that say ${hashToken(words)}`, MAX_SAME_WORDS));
  return [...(comesOften ? [spamReasons.network] : []), ...(saysTheSame ? [spamReasons.sameWords] : [])];
}

/** The letters of a text: numbers, signs and spaces are what programs vary. */
function reduceToLetters(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{M}]+/gu, "");
}

/**
 * When the notification of an enquiry that was just stored is due. Where more than {@link MAX_OWN_MAILS} came to the inbox within
 * the hour, from however many networks, it is bundled with others, so that the mails stay few and none is dropped.
 */
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
