import { z } from "zod";
import { spamReasons } from "~/content/spam";
import type { Database } from "~/server/db/database.server";
import { isInInbox } from "./inbox-query.server";

/** How a form was filled in, as evidence against bots. */
export interface FormFilling {
  /** Content of the honeypot, a field that people do not see. */
  honeypot: string;
  /** Seconds between showing and sending the form; null when unknown. */
  seconds: number | null;
}

/** The parts of an enquiry that the spam score depends on. */
export interface Suspect {
  name: string;
  /** Everything that was written except the name. */
  text: string;
  /** Null for a JSON call, which has no form. */
  formFilling: FormFilling | null;
  /** Whether there are more enquiries than usual, see {@link isFlooded}. */
  isFlood: boolean;
}

/** People need at least this long to fill in a form. */
const MIN_SECONDS = 3;

/** An enquiry with this spam score goes into the quarantine. */
const THRESHOLD = 4;

const link = /(?:https?:\/\/|\bwww\.)[^\s"'<>[\]]+/gi;

/** Scores an enquiry. Returns the reasons in sentences when the score reaches the threshold, else none. */
export function judgeSpam({ name, text, formFilling, isFlood }: Suspect): string[] {
  const links = countLinks(text);
  const { honeypot = "", seconds = MIN_SECONDS } = formFilling ?? {};
  const evidence: [weight: number, reason: string][] = [
    [honeypot === "" ? 0 : THRESHOLD, spamReasons.honeypot],
    [seconds !== null && seconds < MIN_SECONDS ? THRESHOLD : 0, spamReasons.quick(seconds ?? 0)],
    [countLinks(name) > 0 ? THRESHOLD : 0, spamReasons.linkInName],
    // One link often shows what a customer would like; five links are spam.
    [Math.max(0, links - 1), spamReasons.links(links)],
    [isFlood ? THRESHOLD : 0, spamReasons.flood],
    // A page that stayed open for long, or a new secret after a restart, proves nothing.
    [seconds === null ? 1 : 0, spamReasons.unknownTime],
  ];
  const found = evidence.filter(([weight]) => weight > 0);
  const score = found.reduce((total, [weight]) => total + weight, 0);
  return score >= THRESHOLD ? found.map(([, reason]) => reason) : [];
}

/** Counts the addresses of web pages in a text. */
export function countLinks(text: string): number {
  return text.match(link)?.length ?? 0;
}

const storedReasons = z.array(z.string()).catch([]);

/** Parses the column `spam_reasons`. */
export function parseSpamReasons(column: unknown): string[] {
  return storedReasons.parse(column);
}

/** Enquiries per hour, from all addresses together, that go straight to the inbox. */
const MAX_PER_HOUR = 100;

const HOUR_MS = 60 * 60 * 1000;

/** Whether the inbox got its most enquiries for this hour. Quarantined and deleted ones do not count, so that spam cannot lock others out. */
export async function isFlooded(db: Database, now: Date): Promise<boolean> {
  const hundredth = await db
    .selectFrom("enquiries")
    .select("id")
    .where(isInInbox)
    .where("created_at", ">", new Date(now.getTime() - HOUR_MS))
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .offset(MAX_PER_HOUR - 1)
    .limit(1)
    .executeTakeFirst();
  return hundredth !== undefined;
}
