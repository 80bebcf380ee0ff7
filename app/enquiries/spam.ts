import { spamReasons } from "~/content/spam";

/** How a form was filled in, as far as it tells a person from a program. */
export interface FilledIn {
  /** What stood in the field that no person sees. */
  trap: string;
  /** Seconds from showing the form to sending it; null when that is unknown. */
  seconds: number | null;
}

/** What is judged of an enquiry. */
export interface Suspect {
  name: string;
  /** All that was written beside the name. */
  text: string;
  /** Null for a JSON call, which has no form. */
  filledIn: FilledIn | null;
  /** More come in than ever do. */
  isFlood: boolean;
}

/** Nobody fills in a form in less. */
const QUICKEST_SECONDS = 3;

/** What is worth so much goes into the quarantine. */
const ENOUGH = 4;

const link = /(?:https?:\/\/|\bwww\.)[^\s"'<>[\]]+/gi;

/** What speaks for spam, in sentences; empty when it is not enough to hold an enquiry back. */
export function judgeSpam({ name, text, filledIn, isFlood }: Suspect): string[] {
  const links = countLinks(text);
  const { trap = "", seconds = QUICKEST_SECONDS } = filledIn ?? {};
  const evidence: [worth: number, reason: string][] = [
    [trap === "" ? 0 : ENOUGH, spamReasons.trap],
    [seconds !== null && seconds < QUICKEST_SECONDS ? ENOUGH : 0, spamReasons.quick(seconds ?? 0)],
    [countLinks(name) > 0 ? ENOUGH : 0, spamReasons.linkInName],
    // One link shows what somebody would like; it takes five to say spam.
    [Math.max(0, links - 1), spamReasons.links(links)],
    [isFlood ? ENOUGH : 0, spamReasons.flood],
    // A page kept for long, a restart with another secret: no proof of anything.
    [seconds === null ? 1 : 0, spamReasons.unknownTime],
  ];
  const found = evidence.filter(([worth]) => worth > 0);
  const sum = found.reduce((total, [worth]) => total + worth, 0);
  return sum >= ENOUGH ? found.map(([, reason]) => reason) : [];
}

/** Addresses of web pages in a text. */
export function countLinks(text: string): number {
  return text.match(link)?.length ?? 0;
}
