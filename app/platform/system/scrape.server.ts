import { createHash, timingSafeEqual } from "node:crypto";
import { Gauge, Registry } from "prom-client";
import type { Database } from "~/platform/database/database.server";
import { notFound } from "~/platform/http/read-request";
import { formatRequestMetrics } from "./metrics.server";
import { type CountRows, type DatabaseStatus, readStatus, type SystemStatus } from "./status.server";

type AddGauge = (
  name: string,
  help: string,
  value: number | null | undefined,
  labels?: Record<string, string>,
) => void;

/** Writes metrics in Prometheus format. Omits unknown values, for example while the database is unavailable. */
async function formatStatusMetrics(status: SystemStatus): Promise<string> {
  // A new registry for each scrape, because a reused one would repeat the old value of a metric that is now unknown.
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
  addProcessGauges(add, status);
  add("database_up", "1 if the database is available, else 0.", status.database ? 1 : 0);
  if (status.database) addDatabaseGauges(add, status.database);
  return await registry.metrics();
}

function addProcessGauges(add: AddGauge, status: SystemStatus): void {
  const { version, queues, pageCache, staging, disk, pool, database } = status;
  add("info", "The running build and the last migration of its database.", 1, {
    version: version ?? "development",
    migration: database?.migration ?? "",
  });
  for (const [queue, { waiting, running }] of Object.entries(queues)) {
    add("queue_waiting", "Waiting jobs by queue.", waiting, { queue });
    add("queue_running", "Running jobs by queue.", running, { queue });
  }
  add("page_cache_pages", "Pages in the cache.", pageCache.pages);
  add("page_cache_bytes", "Memory used by the pages in the cache.", pageCache.bytes);
  add("staging_bytes", "Disk space used by unfinished uploads.", staging.used);
  add("staging_limit_bytes", "Disk space that unfinished uploads may use.", staging.limit);
  add("disk_free_bytes", "Free space on the disk of the data folder.", disk?.free);
  add("disk_size_bytes", "Size of the disk of the data folder.", disk?.total);
  add("database_pool_connections", "Connections to PostgreSQL.", pool?.total);
  add("database_pool_idle", "Idle connections to PostgreSQL.", pool?.idle);
  add("database_pool_waiting", "Queries waiting for a connection to PostgreSQL.", pool?.waiting);
}

function addDatabaseGauges(add: AddGauge, database: DatabaseStatus): void {
  const { querySeconds, bytes, outbox, quarantineCount, backups } = database;
  add("database_query_duration_seconds", "Duration of a trivial query.", querySeconds);
  add("database_size_bytes", "Size of the database.", bytes);
  add("outbox_waiting", "Emails waiting to be sent.", outbox.waitingCount);
  const ageSeconds = outbox.waitingSince && Math.max(0, Date.now() - outbox.waitingSince.getTime()) / 1000;
  add("outbox_oldest_age_seconds", "Age of the oldest waiting email; 0 if none is waiting.", ageSeconds ?? 0);
  add(
    "outbox_undelivered",
    "Emails that could not be sent and are no longer retried.",
    outbox.undeliveredCount,
  );
  add("outbox_last_sent_timestamp_seconds", "When the last email was sent.", toSeconds(outbox.lastSentAt));
  add("quarantine_enquiries", "Enquiries in quarantine.", quarantineCount);
  const { createdAt, testedAt, failure } = backups;
  add(
    "backup_last_made_timestamp_seconds",
    "When the last nightly backup was completed.",
    toSeconds(createdAt),
  );
  add(
    "backup_last_proven_timestamp_seconds",
    "When a nightly backup last passed its test restore.",
    toSeconds(testedAt),
  );
  add("backup_failed", "1 if the last nightly backup failed, else 0.", failure === null ? 0 : 1);
}

function toSeconds(moment: Date | null): number | null {
  return moment && moment.getTime() / 1000;
}

const plainTextHeaders = { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" };

interface ScrapeOptions {
  /** The required bearer token; null disables the endpoint. */
  token: string | null;
  countQuarantined: CountRows;
}

/** Responds to a Prometheus scrape. */
export async function handleScrape(
  db: Database,
  request: Request,
  { token, countQuarantined }: ScrapeOptions,
): Promise<Response> {
  if (token === null) return notFound(plainTextHeaders);
  if (!isBearer(request.headers.get("Authorization"), token)) {
    const headers = { ...plainTextHeaders, "WWW-Authenticate": "Bearer" };
    return new Response("Unauthorized\n", { status: 401, headers });
  }
  const text = `${await formatRequestMetrics()}\n${await formatStatusMetrics(await readStatus(db, countQuarantined))}`;
  return new Response(text, {
    headers: { ...plainTextHeaders, "Content-Type": Registry.PROMETHEUS_CONTENT_TYPE },
  });
}

/** Compares hashes, which have equal length, so that timing reveals nothing about the token. */
function isBearer(authorization: string | null, token: string): boolean {
  const sentToken = /^Bearer +(\S+)$/i.exec(authorization ?? "")?.[1] ?? "";
  const hash = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(hash(sentToken), hash(token));
}
