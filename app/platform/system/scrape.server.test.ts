import { Kysely, PostgresDialect } from "kysely";
import { describe, expect, it } from "vitest";
import { countEnquiries } from "~/features/enquiries/inbox.server";
import { type Database, db } from "~/platform/database/database.server";
import { openPostgresPool } from "~/platform/database/postgres.server";
import type { Tables } from "~/platform/database/tables";
import { storeEnquiries } from "../../../tests/support/enquiries";
import { passiveHooks } from "../../../tests/support/passive-hooks";
import { readSamples } from "../../../tests/support/prometheus";
import { getRequestObserver } from "./metrics.server";
import { handleScrape } from "./scrape.server";

const token = "a-token-for-tests";

function send(
  Authorization?: string,
  database: Database = db,
  requiredToken: string | null = token,
): Promise<Response> {
  const headers = Authorization === undefined ? undefined : { Authorization };
  return handleScrape(database, new Request("http://localhost:3000/metrics", { headers }), {
    token: requiredToken,
    countQuarantined: (db) => countEnquiries(db, "quarantine"),
  });
}

const scrape = async (database: Database = db) =>
  readSamples(await (await send(`Bearer ${token}`, database)).text());

describe("access to the metrics", () => {
  it("is refused if no token is set", async () => {
    expect((await send("Bearer null", db, null)).status).toBe(404);
  });

  it.each([
    undefined,
    "",
    "Bearer",
    "Bearer ",
    `Bearer ${token.slice(1)}`,
    `Bearer ${token}s`,
    `Basic ${token}`,
  ])("is refused with %j", async (authorization) => {
    const response = await send(authorization);
    expect([response.status, await response.text()]).toEqual([401, "Unauthorized\n"]);
  });

  it("is granted with the token, without caching", async () => {
    const response = await send(`Bearer ${token}`);
    expect(response.status).toBe(200);
    expect(response.headers.get("Content-Type")).toBe("text/plain; version=0.0.4; charset=utf-8");
    expect(response.headers.get("Cache-Control")).toBe("no-store");
  });
});

describe("the metrics", () => {
  it("describe emails, the quarantine, backups and the database", async () => {
    const [firstId = 0] = await storeEnquiries(
      { name: "Kavitha" },
      { name: "Ravi", status: "quarantine" },
      { name: "Asha", status: "quarantine" },
    );
    const mail = { enquiry_id: firstId, recipient: "office@example.com" };
    const anHourAgo = new Date(Date.now() - 3_600_000);
    await db
      .insertInto("outbox")
      .values([
        { ...mail, kind: "notification", created_at: anHourAgo },
        { ...mail, kind: "acknowledgement", failed_at: new Date() },
        { ...mail, kind: "addition", sent_at: new Date("2031-05-01T10:00:00Z") },
      ])
      .execute();
    const backup = { day: "2031-05-01", completed_at: new Date("2031-05-01T02:30:00Z") };
    await db
      .insertInto("backups")
      .values({
        ...backup,
        tested_at: new Date("2031-05-01T02:31:00Z"),
        failure: "The bucket is unavailable",
      })
      .execute();

    const samples = await scrape();
    expect(samples).toMatchObject({
      site_database_up: 1,
      site_outbox_waiting: 1,
      site_outbox_undelivered: 1,
      site_outbox_last_sent_timestamp_seconds: Date.parse("2031-05-01T10:00:00Z") / 1000,
      site_quarantine_enquiries: 2,
      site_backup_last_made_timestamp_seconds: Date.parse("2031-05-01T02:30:00Z") / 1000,
      site_backup_last_proven_timestamp_seconds: Date.parse("2031-05-01T02:31:00Z") / 1000,
      site_backup_failed: 1,
    });
    expect(samples.site_outbox_oldest_age_seconds).toBeGreaterThanOrEqual(3_600);
    expect(samples.site_database_size_bytes).toBeGreaterThan(100_000);
    expect(samples.site_database_query_duration_seconds).toBeGreaterThan(0);
  });

  it("describe the process, its disk and its queues, and omit missing values", async () => {
    const samples = await scrape();
    for (const name of [
      'site_queue_waiting{queue="render"}',
      'site_queue_running{queue="render"}',
      'site_queue_waiting{queue="decode"}',
      "site_page_cache_pages",
      "site_page_cache_bytes",
      "site_staging_bytes",
      "site_staging_limit_bytes",
      "site_disk_free_bytes",
      "site_disk_size_bytes",
      "process_resident_memory_bytes",
      "nodejs_eventloop_lag_seconds",
    ])
      expect(samples, name).toHaveProperty([name]);
    expect(samples).not.toHaveProperty("site_backup_last_made_timestamp_seconds");
  });

  it("end in _total if and only if they are counters", async () => {
    const text = await (await send(`Bearer ${token}`)).text();
    for (const [, name = "", type] of text.matchAll(/^# TYPE (\S+) (\S+)$/gm))
      expect([name, name.endsWith("_total")]).toEqual([name, type === "counter"]);
  });

  it("count requests by response status, and cache hits and misses", async () => {
    const before = await scrape();
    const observer = getRequestObserver();
    observer.countResponse("cached page", "2xx", 0.003);
    observer.countResponse("cached page", "2xx", 0.004);
    observer.countLookup(true);
    observer.countLookup(true);
    observer.countLookup(false);
    const after = await scrape();
    const measureGrowth = (name: string) => (after[name] ?? 0) - (before[name] ?? 0);
    const duration = "site_http_request_duration_seconds";
    expect(measureGrowth(`${duration}_count{class="cached page",status="2xx"}`)).toBe(2);
    expect(measureGrowth(`${duration}_sum{class="cached page",status="2xx"}`)).toBeCloseTo(0.007);
    expect(measureGrowth(`${duration}_bucket{le="0.0025",class="cached page",status="2xx"}`)).toBe(0);
    expect(measureGrowth(`${duration}_bucket{le="0.005",class="cached page",status="2xx"}`)).toBe(2);
    expect([
      measureGrowth("site_page_cache_hits_total"),
      measureGrowth("site_page_cache_misses_total"),
    ]).toEqual([2, 1]);
  });

  it("omit values of the database while it is unavailable", async () => {
    const pool = openPostgresPool("postgres://site@127.0.0.1:1/none", passiveHooks);
    const unavailableDb = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
    const samples = await scrape(unavailableDb);
    expect(samples.site_database_up).toBe(0);
    expect(samples.site_disk_free_bytes).toBeGreaterThan(0);
    for (const name of Object.keys(samples)) {
      expect(name).not.toMatch(/^site_(outbox|quarantine|backup|database_(?!up))/);
    }
    await unavailableDb.destroy();
  });
});
