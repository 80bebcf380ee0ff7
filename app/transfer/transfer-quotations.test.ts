import { describe, expect, it } from "vitest";
import { type Database, db } from "~/database/database.server";
import { writeAcceptedCsv } from "~/quotations/accepted-csv.server";
import { acceptQuotation } from "~/quotations/answer-quotation.server";
import { addPayment, findOrder, setStage } from "~/quotations/order.server";
import { listVersions } from "~/quotations/quotations.server";
import type { Rate } from "~/quotations/rates";
import { listRates, saveRate } from "~/quotations/rates.server";
import { storeSentQuotation } from "../../tests/support/quotations";
import { added, exportSite, setUpTwoSites, unchanged } from "../../tests/support/transferred-site";
import { importRows } from "./import-rows.server";
import { openArchive } from "./read-archive.server";

const target = setUpTwoSites();

describe("importing quotations and rates", { timeout: 60_000 }, () => {
  it("imports quotations with answers, orders and the last number", async () => {
    const { enquiryId, tokenHash, number } = await storeSentQuotation();
    await acceptQuotation(db, { tokenHash, name: "Meena", mail: null });
    await setStage(db, enquiryId, { stage: "measured", day: "2031-05-01", author: "owner" });
    const payment = { amount: 5000, method: "upi", reference: "42", receivedOn: "2031-05-02" } as const;
    await addPayment(db, enquiryId, { ...payment, author: "owner", idempotencyKey: null });
    await importRows(target.other, await openArchive(await exportSite()));
    const read = async (from: Database) => {
      const { id, enquiry_id } = await from
        .selectFrom("quotations")
        .select(["id", "enquiry_id"])
        .executeTakeFirstOrThrow();
      const versions = await listVersions(from, id);
      const order = await findOrder(from, enquiry_id ?? 0);
      return {
        versions: versions.map(({ id: _, ...version }) => version),
        stages: order?.stages,
        payments: order?.payments.map(({ id: _, ...one }) => one),
      };
    };
    expect(await read(target.other)).toEqual(await read(db));
    const numbers = await target.other.selectFrom("quotation_numbers").selectAll().execute();
    expect(numbers).toEqual([{ financial_year: number.slice(2, 9), last: 1 }]);
  });

  it("imports rates, and accepted quotations of purged enquiries, once", async () => {
    const { enquiryId, tokenHash } = await storeSentQuotation();
    await acceptQuotation(db, { tokenHash, name: "Meena", mail: null });
    await db.deleteFrom("enquiries").where("id", "=", enquiryId).execute();
    const rate: Rate = { kind: "gate", finish: "bars", unit: "sqft", rate: 1200_50, gst: 18, hsn: "7308" };
    await saveRate(db, rate);
    const path = await exportSite();
    const { tallies } = await importRows(target.other, await openArchive(path));
    expect(tallies).toMatchObject({ quotations: added(1), rates: added(1) });
    expect(await listRates(target.other)).toEqual([rate]);
    expect(await writeAcceptedCsv(target.other)).toEqual(await writeAcceptedCsv(db));
    expect(await writeAcceptedCsv(target.other)).toContain("Meena");

    await saveRate(target.other, { ...rate, rate: 1300_00 });
    const again = await importRows(target.other, await openArchive(path));
    expect(again.tallies).toMatchObject({ quotations: unchanged(1), rates: unchanged(1) });
    expect(await listRates(target.other)).toMatchObject([{ rate: 1300_00 }]);
  });

  it("imports a deleted enquiry beside its kept quotation, which stays unchanged", async () => {
    const { tokenHash } = await storeSentQuotation();
    await acceptQuotation(db, { tokenHash, name: "Meena", mail: null });
    const path = await exportSite();
    await importRows(target.other, await openArchive(path));
    const accepted = await writeAcceptedCsv(target.other);
    await target.other.deleteFrom("enquiries").execute();
    const { tallies, problems } = await importRows(target.other, await openArchive(path));
    expect({ enquiries: tallies.enquiries, problems }).toEqual({ enquiries: added(1), problems: [] });
    expect(await writeAcceptedCsv(target.other)).toEqual(accepted);
  });
});
