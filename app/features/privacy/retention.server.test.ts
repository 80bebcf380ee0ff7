import { sql } from "kysely";
import { beforeEach, expect, it } from "vitest";
import { defaultFirm, readFirm, toStoredFirm } from "~/business/firm.server";
import { insertNote } from "~/features/enquiries/enquiry-history.server";
import { db } from "~/platform/database/database.server";
import { saveRevision } from "~/platform/revisions/revisions.server";
import { DAY_MS, toIndianDay } from "~/platform/time/time";
import { resetDatabase } from "../../../tests/support/database";
import { storeEnquiries } from "../../../tests/support/enquiries";
import { storeSentQuotation } from "../../../tests/support/quotations";
import { startPurging } from "./retention.server";

beforeEach(async () => {
  await db
    .insertInto("projects")
    .values({ title: "Gate", deleted_at: sql`now() - interval '40 days'` })
    .execute();
  await storeEnquiries({
    name: "Meena",
    status: "trash",
    status_before: "new",
    deleted_at: new Date("2025-01-01"),
  });
});

/** Twelve months are 365 or 366 days. */
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);

/**
 * Runs one purge with the given state of the clock watch, as intervals from now. Returns the number of remaining rows.
 */
async function purgeOnce(seenAt?: string, steadySince?: string): Promise<number> {
  await db.deleteFrom("clock_watch").execute();
  if (seenAt && steadySince) {
    await sql`insert into clock_watch (seen_at, steady_since)
      values (now() + ${seenAt}::interval, now() + ${steadySince}::interval)`.execute(db);
  }
  const failures: unknown[] = [];
  await startPurging(db, (error) => failures.push(error))();
  expect(failures).toEqual([]);
  const { rows } = await sql<{ remaining: string }>`
    select (select count(*) from projects) + (select count(*) from enquiries) as remaining`.execute(db);
  return Number(rows[0]?.remaining);
}

it.each([
  ["at the first start or after a restore", undefined, undefined],
  ["when the clock has jumped 60 days ahead", "-60 days", "-300 days"],
  ["when the clock has been set back 60 days", "60 days", "60 days"],
  ["within a day of a jump", "-1 hour", "-23 hours"],
])("purges nothing from the trash %s", async (_, seenAt, steadySince) => {
  expect(await purgeOnce(seenAt, steadySince)).toBe(2);
});

it("purges expired items when the clock has been steady for a day, despite restarts", async () => {
  expect(await purgeOnce("-20 hours", "-25 hours")).toBe(0);
});

it("purges unsuccessful enquiries after the retention period set by the owner, unless changed within a month", async () => {
  const old = { created_at: daysAgo(367) };
  const [, , , , , changedLately = 0, changedLongAgo = 0, noted = 0] = await storeEnquiries(
    ...(["lost", "spam", "quarantine"] as const).map((status) => ({ ...old, name: status, status })),
    ...[
      { name: "Won", status: "won" as const, ...old },
      { name: "Recent spam", status: "spam" as const, created_at: daysAgo(364) },
    ],
    { name: "Changed lately", status: "lost", ...old },
    { name: "Changed long ago", status: "quarantine", ...old },
    { name: "Noted lately", status: "lost", ...old },
  );
  await insertNote(db, noted, { author: "owner", text: "Wants the gate in January after all" });
  const event = { kind: "status", author: "owner", before: null, after: null, batch: null } as const;
  await db
    .insertInto("enquiry_events")
    .values([
      { ...event, enquiry_id: changedLately, created_at: sql`now() - interval '29 days'` },
      { ...event, enquiry_id: changedLongAgo, created_at: sql`now() - interval '32 days'` },
    ])
    .execute();
  expect(await purgeOnce("-20 hours", "-25 hours")).toBe(8);
  const content = toStoredFirm({ ...defaultFirm, retentionMonths: 12 });
  await saveRevision(db, "firm", { previousId: 0, content });
  expect(await purgeOnce("-20 hours", "-25 hours")).toBe(4);
  const rows = await db.selectFrom("enquiries").select("name").orderBy("id").execute();
  expect(rows.map(({ name }) => name)).toEqual(["Won", "Recent spam", "Changed lately", "Noted lately"]);
  expect(await db.selectFrom("privacy_log").select(["act", "enquiries"]).execute()).toEqual([
    { act: "expired", enquiries: 4 },
  ]);
  await resetDatabase();
  await readFirm(db);
});

it("purges a lost enquiry with an order, unless it has a payment or an accepted quotation", async () => {
  const old = { status: "lost", created_at: daysAgo(367) } as const;
  const [agreed = 0, paid = 0] = await storeEnquiries(
    { name: "Agreed", ...old },
    { name: "Paid", ...old },
    { name: "Accepted", ...old },
  );
  const [, order] = await db
    .insertInto("orders")
    .values([agreed, paid].map((enquiry_id) => ({ enquiry_id, agreed_amount: 50_000 })))
    .returning("id")
    .execute();
  await db
    .insertInto("payments")
    .values({
      order_id: order?.id ?? 0,
      amount: 1,
      method: "upi",
      received_on: toIndianDay(new Date()),
      author: "owner",
    })
    .execute();
  const quotation = await storeSentQuotation();
  await db
    .updateTable("quotation_versions")
    .set({ accepted_at: new Date(), accepted_by: "Meena", accepted_via: "online" })
    .execute();
  await db
    .updateTable("quotations")
    .set({ enquiry_id: (query) => query.selectFrom("enquiries").select("id").where("name", "=", "Accepted") })
    .where("id", "=", quotation.id)
    .execute();
  const content = toStoredFirm({ ...defaultFirm, retentionMonths: 12 });
  await saveRevision(db, "firm", { previousId: 0, content });
  await purgeOnce("-20 hours", "-25 hours");
  const rows = await db.selectFrom("enquiries").select("name").where("status", "=", "lost").execute();
  expect(rows.map(({ name }) => name).sort()).toEqual(["Accepted", "Paid"]);
  expect(await db.selectFrom("orders").select("id").execute()).toEqual([{ id: order?.id }]);
  await resetDatabase();
  await readFirm(db);
});

it("purges job seekers and suppliers after 12 months, also if the owner keeps unsuccessful enquiries", async () => {
  await storeEnquiries(
    { name: "Welder", status: "job-seeker", created_at: daysAgo(367) },
    { name: "Bolts", status: "supplier", created_at: daysAgo(367) },
    { name: "Fitter", status: "job-seeker", created_at: daysAgo(364) },
    { name: "Lost", status: "lost", created_at: daysAgo(367) },
  );
  await purgeOnce("-20 hours", "-25 hours");
  const rows = await db.selectFrom("enquiries").select("name").orderBy("id").execute();
  expect(rows.map(({ name }) => name)).toEqual(["Fitter", "Lost"]);
});

it("restarts the 24-hour wait after a clock jump", async () => {
  await purgeOnce("-60 days", "-300 days");
  const { rows } = await sql<{ isNew: boolean }>`
    select steady_since > now() - interval '1 minute' as "isNew" from clock_watch`.execute(db);
  expect(rows).toEqual([{ isNew: true }]);
});
