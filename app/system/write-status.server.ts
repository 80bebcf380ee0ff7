import { createHash, timingSafeEqual } from "node:crypto";
import { Gauge, Registry } from "prom-client";
import type { Database } from "~/database/database.server";
import { notFound } from "~/http/read-request";
import { writeCounted } from "./metrics.server";
import { type DatabaseStatus, readStatus, type SystemStatus } from "./status.server";

type AddGauge = (
  name: string,
  help: string,
  value: number | null | undefined,
  labels?: Record<string, string>,
) => void;

/** In Prometheus format. Omits unknown values, for example while the database is unavailable. */
async function writeStatus(status: SystemStatus): Promise<string> {
  // A new registry each time, so that absent values leave no old ones.
  const registry = new Registry();
  const gauges = new Map<string, Gauge>();
  const add: AddGauge = (name, help, value, labels = {}) => {
    if (value === null || value === undefined) return;
    const labelNames = Object.keys(labels);
    const gauge =
      gauges.get(name) ?? new Gauge({ name: `site_${name}`, help, labelNames, registers: [registry] });
    gauges.set(name, gauge);
    gauge.set(labels, value);
  };
  addProcess(add, status);
  add("database_up", "Whether the database answers.", status.database ? 1 : 0);
  if (status.database) addDatabase(add, status.database);
  return await registry.metrics();
}

function addProcess(add: AddGauge, status: SystemStatus): void {
  const { version, queues, pageCache, staging, disk, pool, database } = status;
  add("info", "The build that runs, and the last migration of its database.", 1, {
    version: version ?? "development",
    migration: database?.migration ?? "",
  });
  for (const [queue, { waiting, running }] of Object.entries(queues)) {
    add("queue_waiting", "What waits for its turn, by queue.", waiting, { queue });
    add("queue_running", "What is being done, by queue.", running, { queue });
  }
  add("page_cache_pages", "Pages in the cache.", pageCache.pages);
  add("page_cache_bytes", "What the pages in the cache take of the memory.", pageCache.bytes);
  add("staging_bytes", "What uploads that are not finished use of the disk.", staging.used);
  add("staging_limit_bytes", "What they may use.", staging.limit);
  add("disk_free_bytes", "Room on the disk of the data folder.", disk?.free);
  add("disk_size_bytes", "Size of the disk of the data folder.", disk?.total);
  add("database_pool_connections", "Connections to PostgreSQL.", pool?.total);
  add("database_pool_idle", "Connections to PostgreSQL that do nothing.", pool?.idle);
  add("database_pool_waiting", "Queries that wait for a connection to PostgreSQL.", pool?.waiting);
}

function addDatabase(add: AddGauge, database: DatabaseStatus): void {
  const { querySeconds, bytes, outbox, quarantined, backups } = database;
  add("database_query_duration_seconds", "Time of a trivial query.", querySeconds);
  add("database_size_bytes", "Size of the database.", bytes);
  add("outbox_waiting", "Mails that are to be sent.", outbox.waiting);
  const age = outbox.waitingSince && Math.max(0, Date.now() - outbox.waitingSince.getTime()) / 1000;
  add("outbox_oldest_age_seconds", "Age of the mail that has waited longest; 0 when none waits.", age ?? 0);
  add("outbox_undelivered", "Mails that were given up.", outbox.undelivered);
  add("outbox_last_sent_timestamp_seconds", "When a mail was last sent.", toSeconds(outbox.lastSentAt));
  add("quarantine_enquiries", "Enquiries in the quarantine.", quarantined);
  const { madeAt, provenAt, failure } = backups;
  add("backup_last_made_timestamp_seconds", "When a nightly backup was last made.", toSeconds(madeAt));
  add(
    "backup_last_proven_timestamp_seconds",
    "When one was last restored and found whole.",
    toSeconds(provenAt),
  );
  add("backup_failed", "Whether the last nightly backup failed.", failure === null ? 0 : 1);
}

function toSeconds(moment: Date | null): number | null {
  return moment && moment.getTime() / 1000;
}

const plain = { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" };

/** Answers a Prometheus scrape; `token` is the required bearer token, null disables the endpoint. */
export async function answerScrape(db: Database, request: Request, token: string | null): Promise<Response> {
  if (token === null) return notFound(plain);
  if (!isBearer(request.headers.get("Authorization"), token)) {
    const headers = { ...plain, "WWW-Authenticate": "Bearer" };
    return new Response("Unauthorized\n", { status: 401, headers });
  }
  const text = `${await writeCounted()}\n${await writeStatus(await readStatus(db))}`;
  return new Response(text, { headers: { ...plain, "Content-Type": Registry.PROMETHEUS_CONTENT_TYPE } });
}

/** Compares hashes, which have equal length, so that timing reveals nothing of the token. */
function isBearer(authorization: string | null, token: string): boolean {
  const given = /^Bearer +(\S+)$/i.exec(authorization ?? "")?.[1] ?? "";
  const hash = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(hash(given), hash(token));
}
