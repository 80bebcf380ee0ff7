import { LRUCache } from "lru-cache";
import Negotiator from "negotiator";

export type Encoding = "br" | "gzip" | "identity";

const encodings: readonly Encoding[] = ["br", "gzip", "identity"];

/** Browsers send one of a few texts, and reading one costs as much as sending a page. */
const chosen = new LRUCache<string, Encoding>({ max: 200 });

/**
 * Chooses among the encodings that the client takes, the shortest first (RFC 9110, section 12.5.3).
 *
 * @param accepted the Accept-Encoding header; without one the answer is not encoded
 */
export function chooseEncoding(accepted: string | undefined): Encoding {
  if (accepted === undefined) return "identity";
  const known = chosen.get(accepted);
  if (known) return known;
  const taken = new Negotiator({ headers: { "accept-encoding": accepted } }).encodings([...encodings]);
  const encoding = encodings.find((name) => taken.includes(name)) ?? "identity";
  chosen.set(accepted, encoding);
  return encoding;
}
