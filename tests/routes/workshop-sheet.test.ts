import { describe, expect, it } from "vitest";
import { findEnquiry } from "~/features/enquiries/find-enquiry.server";
import { acceptQuotation } from "~/features/quotations/answer-quotation.server";
import { proposeExtra } from "~/features/quotations/propose-draft";
import { findQuotation } from "~/features/quotations/quotations.server";
import { db } from "~/platform/database/database.server";
import type { Piece } from "~/sizes/kind";
import { serializePieces } from "~/sizes/schema";
import { loader as order } from "../../app/routes/admin/enquiries/$id_.order/route";
import { loader as workshop } from "../../app/routes/admin/enquiries/$id_.workshop";
import { action as copy } from "../../app/routes/admin/quotations/quotations.$id_.copy";
import { setUpAdmin } from "../support/admin";
import { createDraft, gate, sendOptions, storeSentQuotation } from "../support/quotations";
import { readToast } from "../support/toast";

const admin = setUpAdmin();

const list = (pieces: Piece[]) => serializePieces({ unit: "mm", isUnmeasured: false, pieces });
const measuredGate = {
  ...gate,
  sizes: { ...gate.sizes, width: 3735, height: 1950 },
  remark: "SS name board",
};

/** An accepted gate or other piece with a motor; it was measured afterwards. */
async function storeOrder(measured: Piece[] | null, piece: Piece = gate) {
  const draft = createDraft({ isInFeet: false });
  const lines = draft.lines.map((line) => ({
    ...{ ...line, piece, description: "SS 316 gate", quantity: 80_000 },
  }));
  const motor = { ...proposeExtra("motor", []), rate: 28_500_00, description: "Motor, 800 kg" };
  const { enquiryId, id, tokenHash } = await storeSentQuotation({ ...draft, lines: [...lines, motor] });
  await acceptQuotation(db, { tokenHash, name: "Meena", mail: sendOptions.mail });
  const values = { pieces: list([gate]), measured_pieces: measured && list(measured) };
  await db.updateTable("enquiries").set(values).where("id", "=", enquiryId).execute();
  const load = async (loader: typeof workshop | typeof order, screen: string) =>
    (await admin.call(loader, `/admin/enquiries/${enquiryId}/${screen}`)).body;
  return {
    id,
    enquiryId,
    sheet: (await load(workshop, "workshop")) as Awaited<ReturnType<typeof workshop>>,
    order: (await load(order, "order")) as Awaited<ReturnType<typeof order>>,
  };
}

describe("the workshop sheet", () => {
  it("has the measured sizes and marks those that differ from the accepted quotation", async () => {
    const { sheet } = await storeOrder([measuredGate]);
    const [entry] = sheet.entries;
    expect(entry).toMatchObject({ title: "1. Gate", description: "SS 316 gate", remark: "SS name board" });
    const find = (label: string) => entry?.rows.find((row) => row.label === label);
    expect(find("Clear opening")).toMatchObject({
      value: expect.stringContaining("3,735 mm"),
      difference: expect.stringContaining("3,600 mm"),
    });
    expect(find("Height")).toMatchObject({ difference: expect.stringContaining("1,800 mm") });
    expect(find("Infill")?.difference).toBeFalsy();
    expect(JSON.stringify(entry?.drawing)).toContain("3,735");
  });

  it("has the quantity that the owner changed, and lines without a piece", async () => {
    const { sheet } = await storeOrder([measuredGate]);
    const [gateEntry, motorEntry] = sheet.entries;
    expect(gateEntry?.rows[0]).toMatchObject({
      label: "Quantity sold",
      value: "80 sq ft",
      difference: "78.4 sq ft from the sizes",
    });
    expect(motorEntry).toMatchObject({ title: "2. Motor, 800 kg", drawing: null });
    expect(JSON.stringify(sheet)).not.toContain("₹");
  });

  it("names what was sold but is no longer in the enquiry, and what was measured but not sold", async () => {
    const railing: Piece = { kind: "railing", sizes: { length: 3000 }, count: 2, remark: "" };
    const { sheet } = await storeOrder([railing]);
    expect(sheet).toMatchObject({
      entries: [{ isMissing: true }, { isMissing: false }],
      unsold: "2 railings",
    });
  });

  it("shows the piece that was sold, not another one of its kind of work", async () => {
    const front: Piece = {
      ...{ kind: "railing", count: 1 },
      sizes: { length: 3600 },
      remark: "Front balcony",
    };
    const terrace = { ...front, sizes: { length: 6000, infill: "pipes" }, remark: "Terrace" };
    const measured = [
      { ...front, sizes: { length: 3640 } },
      { ...terrace, sizes: { ...terrace.sizes, length: 6050 } },
    ];
    const { sheet } = await storeOrder(measured, terrace);
    expect(sheet).toMatchObject({ entries: [{ remark: "Terrace" }, {}], unsold: "1 railing" });
    expect(sheet.entries[0]?.rows).toContainEqual(
      expect.objectContaining({ label: "Length", value: expect.stringContaining("6,050 mm") }),
    );
  });

  it("shows the accepted sizes of an enquiry that was not measured", async () => {
    const { sheet, order } = await storeOrder(null);
    // The quantity was sold with an allowance or by an earlier calculation.
    expect(sheet.entries[0]?.rows.filter(({ difference }) => difference)).toEqual([]);
    expect(order.sizes).toBeNull();
  });
});

describe("an order whose sizes changed after it was accepted", () => {
  it("names the sizes, and offers a quotation with the measured ones", async () => {
    const { order, id, enquiryId } = await storeOrder([measuredGate]);
    expect(order.sizes).toMatchObject({
      quotationId: id,
      changes: [
        expect.stringMatching(/^SS 316 gate: Clear opening 3,735 mm .* instead of 3,600 mm/),
        expect.stringContaining("Height"),
      ],
    });
    const form = { enquiry: String(enquiryId), sizes: "measured" };
    const copied = await admin.call(copy, `/admin/quotations/${id}/copy`, { form });
    expect(await readToast(copied)).toMatchObject({ message: expect.stringContaining("Check the rates") });
    const copyId = Number(copied.headers.get("Location")?.split("/").at(-1));
    const pieces = (await findQuotation(db, copyId))?.draft.lines.map(({ piece }) => piece);
    expect(pieces).toEqual([measuredGate, null]);
    expect((await findEnquiry(db, enquiryId))?.measuredPieces?.pieces).toEqual([measuredGate]);
  });
});
