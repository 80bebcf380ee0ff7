import { describe, expect, it } from "vitest";
import { writeAcceptedCsv } from "~/features/quotations/accepted-csv.server";
import { acceptQuotation } from "~/features/quotations/answer-quotation.server";
import { addPayment, findOrder, setStage } from "~/features/quotations/order.server";
import { listVersions } from "~/features/quotations/quotations.server";
import type { Rate } from "~/features/quotations/rates";
import { listRates, saveRate } from "~/features/quotations/rates.server";
import { type Database, db } from "~/platform/database/database.server";
import { storeSentQuotation } from "../../../tests/support/quotations";
import { added, exportSite, setUpTwoSites, unchanged } from "../../../tests/support/transferred-site";
import { importRows } from "./import-rows.server";
import { openArchive } from "./read-archive.server";

const sites = setUpTwoSites();

describe("importing quotations and rates", { timeout: 60_000 }, () => {
  it("imports quotations with answers, orders and the last number", async () => {
    const { enquiryId, tokenHash, number } = await storeSentQuotation();
    await acceptQuotation(db, { tokenHash, name: "Meena", mail: null });
    await setStage(db, enquiryId, { stage: "measured", day: "2031-05-01", author: "owner" });
    const payment = { amount: 5000, method: "upi", reference: "42", receivedOn: "2031-05-02" } as const;
    await addPayment(db, enquiryId, { ...payment, author: "owner", idempotencyKey: null });
    await importRows(sites.otherDb, await openArchive(await exportSite()));
    const readQuotation = async (from: Database) => {
      const { id, enquiry_id } = await from
        .selectFrom("quotations")
        .select(["id", "enquiry_id"])
        .executeTakeFirstOrThrow();
      const versions = await listVersions(from, id);
      const order = await findOrder(from, enquiry_id ?? 0);
      return {
        versions: versions.map(({ id: _, ...version }) => version),
        stages: order?.stages,
        payments: order?.payments.map(({ id: _, ...payment }) => payment),
      };
    };
    expect(await readQuotation(sites.otherDb)).toEqual(await readQuotation(db));
    const numbers = await sites.otherDb.selectFrom("quotation_numbers").selectAll().execute();
    expect(numbers).toEqual([{ financial_year: number.slice(2, 9), last: 1 }]);
  });

  it("imports rates, and accepted quotations of purged enquiries, once", async () => {
    const { enquiryId, tokenHash } = await storeSentQuotation();
    await acceptQuotation(db, { tokenHash, name: "Meena", mail: null });
    await db.deleteFrom("enquiries").where("id", "=", enquiryId).execute();
    const rate: Rate = { kind: "gate", finish: "bars", unit: "sqft", rate: 1200_50, gst: 18, hsn: "7308" };
    await saveRate(db, rate);
    const path = await exportSite();
    const { tallies } = await importRows(sites.otherDb, await openArchive(path));
    expect(tallies).toMatchObject({ quotations: added(1), rates: added(1) });
    expect(await listRates(sites.otherDb)).toEqual([rate]);
    expect(await writeAcceptedCsv(sites.otherDb)).toEqual(await writeAcceptedCsv(db));
    expect(await writeAcceptedCsv(sites.otherDb)).toContain("Meena");

    await saveRate(sites.otherDb, { ...rate, rate: 1300_00 });
    const again = await importRows(sites.otherDb, await openArchive(path));
    expect(again.tallies).toMatchObject({ quotations: unchanged(1), rates: unchanged(1) });
    expect(await listRates(sites.otherDb)).toMatchObject([{ rate: 1300_00 }]);
  });

  it("imports a deleted enquiry again and leaves its accepted quotation unchanged", async () => {
    const { tokenHash } = await storeSentQuotation();
    await acceptQuotation(db, { tokenHash, name: "Meena", mail: null });
    const path = await exportSite();
    await importRows(sites.otherDb, await openArchive(path));
    const accepted = await writeAcceptedCsv(sites.otherDb);
    await sites.otherDb.deleteFrom("enquiries").execute();
    const { tallies, problems } = await importRows(sites.otherDb, await openArchive(path));
    expect({ enquiries: tallies.enquiries, problems }).toEqual({ enquiries: added(1), problems: [] });
    expect(await writeAcceptedCsv(sites.otherDb)).toEqual(accepted);
  });
});
