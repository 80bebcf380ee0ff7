import { z } from "zod";
import { spamReasons } from "~/content/enquiry-forms";
import type { Database } from "~/platform/database/database.server";
import { countAttempt } from "~/platform/http/rate-limit.server";
import { hashToken, isSigned, sign } from "~/platform/runtime/tokens.server";
import { HOUR_MS, MINUTE_MS } from "~/platform/time/time";
import { attributeRequest } from "./attribution.server";
import type { HiddenValues } from "./form/hidden-fields";
import { isInInbox } from "./inbox-query.server";
import { isImpossiblePhone } from "./phone";
import {
  countLinks,
  countOtherLinks,
  listTopicSigns,
  otherWeights,
  SPAM_THRESHOLD,
  spamSigns,
  sumWeights,
} from "./spam-signs";

export interface FormFilling {
  /** Content of the honeypot, a field hidden from people. */
  honeypot: string;
  /** Seconds between showing and sending the form; null when unknown. */
  seconds: number | null;
}

export interface SpamCheck {
  name: string;
  text: string;
  phone: string | null;
  /** Null for an API call, which has no form. */
  formFilling: FormFilling | null;
}

export interface SpamReason {
  reason: string;
  weight: number;
}

/** A form that was filled in faster is quarantined. */
const MIN_SECONDS = 3;

/** Returns an empty list for an ordinary enquiry. */
export function scoreSpam({ name, text, phone, formFilling }: SpamCheck): SpamReason[] {
  const links = countOtherLinks(text);
  const { honeypot = "", seconds = MIN_SECONDS } = formFilling ?? {};
  const words = `${name}\n${text}`;
  const signs = spamSigns.filter(({ pattern }) => pattern.test(words));
  const isQuick = seconds !== null && seconds < MIN_SECONDS;
  return [
    { weight: honeypot === "" ? 0 : otherWeights.honeypot, reason: spamReasons.honeypot },
    { weight: isQuick ? otherWeights.quick : 0, reason: spamReasons.quick(seconds ?? 0) },
    { weight: countLinks(name) > 0 ? otherWeights.linkInName : 0, reason: spamReasons.linkInName },
    ...listTopicSigns(words),
    ...signs.map(({ weight, reason }) => ({ weight, reason })),
    { weight: otherWeights.links(links), reason: spamReasons.links(links) },
    {
      weight: phone !== null && isImpossiblePhone(phone) ? otherWeights.impossiblePhone : 0,
      reason: spamReasons.impossiblePhone,
    },
    { weight: seconds === null ? otherWeights.unknownTime : 0, reason: spamReasons.unknownTime },
  ].filter(({ weight }) => weight > 0);
}

export function isSpam(reasons: readonly SpamReason[]): boolean {
  return sumWeights(reasons) >= SPAM_THRESHOLD;
}

/** Earlier versions stored only the text, and only for quarantined enquiries. */
const storedSpamReason = z.union([
  z.object({ reason: z.string(), weight: z.int().positive() }),
  z.string().transform((reason): SpamReason => ({ reason, weight: SPAM_THRESHOLD })),
]);

const storedReasons = z.array(storedSpamReason).catch([]);

export function parseSpamReasons(column: unknown): SpamReason[] {
  return storedReasons.parse(column);
}

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

/** An older timestamp does not show how fast the form was filled in. */
const MAX_AGE_SECONDS = 24 * 60 * 60;

/** Unix time in seconds, signed with an HMAC. */
export function createFormTimestamp(now = new Date()): string {
  const shownAt = String(Math.floor(now.getTime() / 1000));
  return `${shownAt}.${sign(toSignedText(shownAt))}`;
}

/** Returns the seconds since the form was shown; null for a missing, forged, future or expired timestamp. */
export function readFormTimestamp(timestamp: string, now = new Date()): number | null {
  const [shownAt = "", signature = ""] = timestamp.split(".");
  if (!isSigned(toSignedText(shownAt), signature)) return null;
  const seconds = now.getTime() / 1000 - Number(shownAt);
  return seconds >= 0 && seconds <= MAX_AGE_SECONDS ? seconds : null;
}

function toSignedText(shownAt: string): string {
  return `form shown at ${shownAt}`;
}

export function createHiddenValues(request: Request): HiddenValues {
  return { timestamp: createFormTimestamp(), attribution: attributeRequest(request) };
}
