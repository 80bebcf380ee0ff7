import { createHash, timingSafeEqual } from "node:crypto";
import { Registry } from "prom-client";
import type { Database } from "~/server/db/database.server";
import { writeCounted } from "./metrics.server";
import { readStatus } from "./status.server";
import { writeStatus } from "./write-status.server";

const plain = { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" };

/**
 * Answers a Prometheus that asks how the site is doing.
 * @param token that it has to show; null when nobody may ask
 */
export async function answerScrape(db: Database, request: Request, token: string | null): Promise<Response> {
  if (token === null) return new Response("Not found\n", { status: 404, headers: plain });
  if (!isBearer(request.headers.get("Authorization"), token)) {
    const headers = { ...plain, "WWW-Authenticate": "Bearer" };
    return new Response("Unauthorized\n", { status: 401, headers });
  }
  const text = `${await writeCounted()}\n${await writeStatus(await readStatus(db))}`;
  return new Response(text, { headers: { ...plain, "Content-Type": Registry.PROMETHEUS_CONTENT_TYPE } });
}

/** Compared by their hashes, which have one length: the time tells nothing of the token. */
function isBearer(authorization: string | null, token: string): boolean {
  const given = /^Bearer +(\S+)$/i.exec(authorization ?? "")?.[1] ?? "";
  const hash = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(hash(given), hash(token));
}
