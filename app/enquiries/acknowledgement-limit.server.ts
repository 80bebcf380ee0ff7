import type { Database } from "~/server/db/database.server";
import { takeAttempt } from "~/server/rate-limit.server";

/** Acknowledgements per day to one mailbox: anybody can name any address in a form. */
const limit = { limit: 3, windowMs: 24 * 60 * 60 * 1000 };

/**
 * Counts one acknowledgement to an address, across instances. To be called in the transaction that puts it into the outbox.
 * @returns false when the mailbox has had its acknowledgements for the day
 */
export async function takeAcknowledgement(trx: Database, email: string, now: Date): Promise<boolean> {
  return (await takeAttempt(trx, [{ key: `acknowledgement ${nameMailbox(email)}`, ...limit }], now)) === null;
}

const ignoresDots = new Set(["gmail.com", "googlemail.com"]);

/** The mailbox behind an address: the same for every way of writing it that many providers deliver there. */
function nameMailbox(email: string): string {
  const at = email.lastIndexOf("@");
  const domain = email.slice(at + 1).toLowerCase();
  const [local = ""] = email.slice(0, at).toLowerCase().split("+");
  return ignoresDots.has(domain) ? `${local.replaceAll(".", "")}@gmail.com` : `${local}@${domain}`;
}
