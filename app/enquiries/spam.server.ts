import { z } from "zod";
import { spamReasons } from "~/content/spam";

export interface FormFilling {
  /** Content of the honeypot, a field hidden from people. */
  honeypot: string;
  /** Seconds between showing and sending the form; null when unknown. */
  seconds: number | null;
}

export interface Suspect {
  name: string;
  text: string;
  /** Null for a JSON call, which has no form. */
  formFilling: FormFilling | null;
}

/** People need at least this long to fill in a form. */
const MIN_SECONDS = 3;

/** An enquiry with this spam score is quarantined. */
const THRESHOLD = 4;

const link = /(?:https?:\/\/|\bwww\.)[^\s"'<>[\]]+/gi;

/** Returns the reasons in sentences if the score reaches the threshold, else none. */
export function judgeSpam({ name, text, formFilling }: Suspect): string[] {
  const links = countLinks(text);
  const { honeypot = "", seconds = MIN_SECONDS } = formFilling ?? {};
  const evidence: [weight: number, reason: string][] = [
    [honeypot === "" ? 0 : THRESHOLD, spamReasons.honeypot],
    [seconds !== null && seconds < MIN_SECONDS ? THRESHOLD : 0, spamReasons.quick(seconds ?? 0)],
    [countLinks(name) > 0 ? THRESHOLD : 0, spamReasons.linkInName],
    // One link often shows what a customer would like; five links are spam.
    [Math.max(0, links - 1), spamReasons.links(links)],
    // A page left open for long, or a new secret after a restart, proves nothing.
    [seconds === null ? 1 : 0, spamReasons.unknownTime],
  ];
  const found = evidence.filter(([weight]) => weight > 0);
  const score = found.reduce((total, [weight]) => total + weight, 0);
  return score >= THRESHOLD ? found.map(([, reason]) => reason) : [];
}

function countLinks(text: string): number {
  return text.match(link)?.length ?? 0;
}

const storedReasons = z.array(z.string()).catch([]);

export function parseSpamReasons(column: unknown): string[] {
  return storedReasons.parse(column);
}
