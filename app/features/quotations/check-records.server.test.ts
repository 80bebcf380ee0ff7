import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { findOrder } from "~/features/orders/find-order.server";
import { db } from "~/platform/database/database.server";
import { migrate, migrateToLatest } from "~/platform/database/migrate.server";
import { createEmptyDatabase } from "../../../tests/support/database";
import { createDraft, firm, storeSentQuotation } from "../../../tests/support/quotations";
import { writeAcceptedCsv } from "./accepted-csv.server";
import { acceptQuotation } from "./answer-quotation.server";
import { checkRecords, listFaultyRecords } from "./check-records.server";
import { buildCustomerPage } from "./customer-page.server";
import { createContent, createRecord } from "./plan-version.server";
import { findLinkedQuotation, listVersions } from "./quotations.server";
import { serializeContent } from "./record-hash.server";

const changeStored = async (column: "content" | "totals", path: string, value: string) =>
  await sql`update quotation_versions
    set ${sql.ref(column)} = jsonb_set(${sql.ref(column)}, ${path}::text[], ${value}::jsonb)`.execute(db);

describe("a sent version", () => {
  it("shows its stored totals everywhere, even if today's calculation gave others", async () => {
    const { tokenHash, id } = await storeSentQuotation();
    // As if an earlier version of the site had rounded up to ten rupees and asked for another advance.
    await changeStored("totals", "{total}", "1181000");
    await changeStored("totals", "{roundOff}", "1000");
    await changeStored("totals", "{advance}", "500000");
    await acceptQuotation(db, { tokenHash, name: "Meena", mail: null });
    const quotation = await findLinkedQuotation(db, tokenHash);
    if (!quotation) throw new Error("The quotation is missing");
    const order = await findOrder(db, quotation.enquiryId);
    const paymentDetails = { upiId: "firm@bank", upiLimit: 100_000, bankDetails: "" };
    const page = buildCustomerPage(quotation, { firm: paymentDetails, order, now: new Date() });
    expect(page.total).toBe("₹11,810.00");
    expect(page.quotation.totals[0]?.sums).toContainEqual({ label: "Round-off", value: "₹10.00" });
    expect(page.advance).toMatchObject({ amount: "₹5,000.00" });
    expect(page.advance?.upi).toMatchObject({ link: expect.stringContaining("am=5000.00") });
    expect((await listVersions(db, id))[0]?.total).toBe(11_810);
    expect(await writeAcceptedCsv(db)).toContain("11810.00");
  });
});

describe("checkRecords", () => {
  it.each([
    ["content", "{customer,name}", '"Another"'],
    ["totals", "{groups,0,cgst}", "1"],
  ] as const)(
    "reports a version whose %s was altered, until it is as sent again",
    async (column, path, value) => {
      const { id, number } = await storeSentQuotation();
      await storeSentQuotation();
      expect(await checkRecords(db)).toEqual({ altered: 0, total: 0 });
      const before = await db.selectFrom("quotation_versions").select(["id", column]).execute();
      await sql`update quotation_versions
      set ${sql.ref(column)} = jsonb_set(${sql.ref(column)}, ${path}::text[], ${value}::jsonb)
      where quotation_id = ${id}`.execute(db);
      expect(await checkRecords(db)).toEqual({ altered: 1, total: 0 });
      expect(await listFaultyRecords(db)).toMatchObject([{ number, version: 1, fault: "altered" }]);
      for (const row of before)
        await sql`update quotation_versions set ${sql.ref(column)} = ${JSON.stringify(row[column])}::jsonb
        where id = ${row.id}`.execute(db);
      expect(await checkRecords(db)).toEqual({ altered: 0, total: 0 });
      expect(await listFaultyRecords(db)).toEqual([]);
    },
  );
});

describe("the upgrade of versions without stored totals", () => {
  const draft = createDraft();
  const [line] = draft.lines;
  const lines = [5, 18, 18].map((gst, index) => ({
    ...line,
    id: String(index),
    gst,
    quantity: 3_333,
    rate: 77_77,
  }));
  const discount = { kind: "percent" as const, percent: 1_250 };
  const content = createContent({ ...draft, lines, discount } as typeof draft, firm, {
    number: "Q/2026-27/0001",
    version: 1,
    today: "2026-11-20",
  });
  const record = createRecord(content);
  const total = record.totals.total / 100;

  it("stores the totals that the document showed under the same hash, and reports totals that differ", async () => {
    const { db: upgradedDb, destroy } = await createEmptyDatabase();
    await upgradedDb.transaction().execute((trx) => migrate(trx, "0016-customer-notes"));
    for (const [id, storedTotal] of [total, total + 7].entries()) {
      await sql`insert into quotations (number, draft) values (${`Q/2026-27/000${id}`}, '{}')`.execute(
        upgradedDb,
      );
      await sql`insert into quotation_versions (quotation_id, version, content, sha256, total, valid_until)
        values (${id + 1}, 1, ${JSON.stringify(content)}::jsonb,
          encode(sha256(convert_to(${serializeContent(content)}, 'UTF8')), 'hex'), ${storedTotal}, '2026-12-05')`.execute(
        upgradedDb,
      );
    }
    await migrateToLatest(upgradedDb);
    expect(await checkRecords(upgradedDb)).toEqual({ altered: 0, total: 1 });
    expect(await listVersions(upgradedDb, 1)).toMatchObject([{ totals: record.totals, total }]);
    const [differing] = await listVersions(upgradedDb, 2);
    expect(differing?.total).toBe(total + 7);
    expect(differing?.totals.roundOff).toBe(record.totals.roundOff + 700);
    expect(await listFaultyRecords(upgradedDb)).toMatchObject([{ quotationId: 2, fault: "total" }]);
    await destroy();
  });
});
