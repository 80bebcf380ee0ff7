import { z } from "zod";
import { spamReasons } from "~/content/enquiry-forms";
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
