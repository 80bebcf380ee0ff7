import { sql } from "kysely";
import { expect, it } from "vitest";
import { createContent, createRecord } from "~/features/quotations/plan-version.server";
import type { Database } from "~/platform/database/database.server";
import { migrate, migrateToLatest } from "~/platform/database/migrate.server";
import { createEmptyDatabase } from "../../../tests/support/database";
import { createDraft, firm } from "../../../tests/support/quotations";
import { findOrder } from "./find-order.server";

const draft = createDraft();
const content = createContent(draft, firm, { number: "Q", version: 1, today: "2026-11-20" });
const quotedTotal = createRecord(content).totals.total / 100;

interface OldEnquiry {
  status: string;
  quotedAmount: number | null;
  accepted: number;
  payments: number[];
  stages: string[];
}

/** Stores an enquiry as the site did before orders had a table of their own. */
async function storeOldEnquiry(
  db: Database,
  id: number,
  { status, quotedAmount, accepted, payments, stages }: OldEnquiry,
) {
  await sql`insert into enquiries (kind, name, status, quoted_amount, work_done_at)
    values ('quote', 'Meena', ${status}, ${quotedAmount}, ${stages.includes("fitted") ? "2026-11-24T06:30:00Z" : null})`.execute(
    db,
  );
  for (let index = 0; index < accepted; index += 1) {
    const number = `Q/2026-27/${id}-${index}`;
    await sql`with quotation as (
        insert into quotations (enquiry_id, number, draft) values (${id}, ${number}, ${JSON.stringify(draft)}::jsonb)
        returning id
      )
      insert into quotation_versions (quotation_id, version, content, sha256, total, valid_until, accepted_at, accepted_by)
      select id, 1, ${JSON.stringify({ ...content, number })}::jsonb, repeat('a', 64), ${quotedTotal}, '2026-12-05',
        ${`2026-11-2${index}T06:30:00Z`}::timestamptz, 'Meena' from quotation`.execute(db);
  }
  for (const amount of payments)
    await sql`insert into payments (enquiry_id, amount, method, reference, received_on, author)
      values (${id}, ${amount}, 'upi', 'ref', '2026-11-23', 'owner')`.execute(db);
  for (const stage of stages.filter((stage) => stage !== "fitted"))
    await sql`insert into order_stages values (${id}, ${stage}, '2026-11-22')`.execute(db);
}

it("an upgrade keeps every quotation, payment and stage", async () => {
  const { db, destroy } = await createEmptyDatabase();
  await db.transaction().execute((trx) => migrate(trx, "0016-customer-notes"));
  const old: OldEnquiry[] = [
    // Extra work replaced the total of the order.
    { status: "won", quotedAmount: quotedTotal, accepted: 2, payments: [52_000, 300], stages: ["measured"] },
    // The owner corrected the total.
    { status: "won", quotedAmount: quotedTotal + 700, accepted: 1, payments: [], stages: ["fitted", "paid"] },
    { status: "won", quotedAmount: 9000, accepted: 0, payments: [4000], stages: ["ready"] },
    // Payments were hidden.
    { status: "lost", quotedAmount: quotedTotal, accepted: 1, payments: [76_774], stages: [] },
    { status: "quoted", quotedAmount: quotedTotal, accepted: 0, payments: [100], stages: [] },
    { status: "quoted", quotedAmount: 5000, accepted: 0, payments: [], stages: [] },
  ];
  for (const [index, enquiry] of old.entries()) await storeOldEnquiry(db, index + 1, enquiry);
  await sql`update quotations set enquiry_id = null where number = 'Q/2026-27/4-0'`.execute(db);
  await migrateToLatest(db);
  const orders = await Promise.all(old.map((_, index) => findOrder(db, index + 1)));
  expect(orders).toMatchObject([
    {
      quotations: [{ number: "Q/2026-27/1-0" }, { number: "Q/2026-27/1-1" }],
      total: 2 * quotedTotal,
      paid: 52_300,
      payments: [{ amount: 52_000, reference: "ref", receivedOn: "2026-11-23" }, { amount: 300 }],
      stages: { measured: "2026-11-22" },
    },
    { total: quotedTotal + 700, stages: { fitted: "2026-11-24", paid: "2026-11-22" } },
    { total: 9000, balance: 5000, stages: { ready: "2026-11-22" } },
    { paid: 76_774 },
    { paid: 100 },
    null,
  ]);
  const orphans = await db
    .selectFrom("orders")
    .innerJoin("order_sums", "order_id", "id")
    .select("total")
    .where("enquiry_id", "is", null)
    .execute();
  expect(orphans).toEqual([{ total: quotedTotal }]);
  await destroy();
});
