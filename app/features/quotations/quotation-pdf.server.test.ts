import { describe, expect, it } from "vitest";
import { defaultTerms } from "~/content/firm";
import type { Piece } from "~/sizes/kind";
import { createDraft, firm, gate } from "../../../tests/support/quotations";
import { readPdf } from "../../../tests/support/read-pdf";
import { createContent, createRecord } from "./plan-version.server";
import { proposeDraft, proposeExtra } from "./propose-draft";
import type { QuotationDraft } from "./quotation";
import { writeQuotationPdf } from "./quotation-pdf.server";
import { formatQuotation } from "./show-quotation.server";

const format = (draft: QuotationDraft) =>
  formatQuotation(
    createRecord(createContent(draft, firm, { number: "Q/2031-32/0007", version: 2, today: "2031-05-01" })),
  );

describe("writeQuotationPdf", () => {
  it("writes every amount of the page", async () => {
    const draft = createDraft({ discount: { kind: "percent", percent: 725 } });
    const lines = [...draft.lines, { ...proposeExtra("motor", []), rate: 28_499_50 }];
    const sheet = format({ ...draft, lines });
    const { text } = await readPdf(await writeQuotationPdf(sheet));
    const figures = [
      ...sheet.lines.flatMap(({ drawing: _, id: __, ...texts }) => Object.values(texts)),
      ...sheet.totals.flatMap(({ sums }) => sums.flatMap(({ label, value }) => [label, value])),
      ...sheet.terms.map(({ value }) => value),
      ...sheet.totals.flatMap(({ value, inWords }) => [value, inWords]),
      ...[sheet.number, "33AABCK1234F1Z6"],
    ];
    // The PDF reader inserts a space where the font changes.
    const compactText = text.replaceAll(" ", "");
    for (const figure of figures.filter(Boolean)) expect(compactText).toContain(figure.replaceAll(" ", ""));
  });

  it("writes the number and each size of several identical pieces, as the page does", async () => {
    const pieces: Piece[] = [
      { kind: "window", sizes: { style: "two", width: 1800, height: 1200 }, count: 4, remark: "" },
      { kind: "structure", sizes: {}, count: 2, remark: "" },
      { ...gate, sizes: { width: 3600, height: 1800 } },
    ];
    const source = { name: "Meena", town: null, rates: [], terms: defaultTerms, state: "33" };
    const sheet = format(proposeDraft({ ...source, pieces: { unit: "mm", isUnmeasured: false, pieces } }));
    expect(sheet.lines.map(({ sizes }) => sizes)).toEqual([
      "4 windows, each: Opening width: 1,800 mm · Opening height: 1,200 mm · How it opens: Sliding, glass on two tracks",
      "2 structures",
      "Clear opening: 3,600 mm · Height: 1,800 mm",
    ]);
    const { text } = await readPdf(await writeQuotationPdf(sheet));
    expect(text.replaceAll(" ", "")).toContain("4windows,each:Openingwidth:1,800mm·Openingheight:1,200mm");
  });

  it("shows an accountant the taxable value and tax of each rate, and the discount with its per cent", async () => {
    const draft = createDraft({ discount: { kind: "percent", percent: 500 } });
    const motor = { ...proposeExtra("motor", []), rate: 1000_00, gst: 5 };
    const sheet = format({ ...draft, lines: [...draft.lines, motor] });
    expect(sheet.totals[0]?.sums).toEqual([
      { label: "Subtotal", value: "₹11,000.00" },
      { label: "Discount 5%", value: "−₹550.00" },
      { label: "Taxable value at 18%", value: "₹9,500.00" },
      { label: "CGST 9%", value: "₹855.00" },
      { label: "SGST 9%", value: "₹855.00" },
      { label: "Taxable value at 5%", value: "₹950.00" },
      { label: "CGST 2.5%", value: "₹23.75" },
      { label: "SGST 2.5%", value: "₹23.75" },
      { label: "Round-off", value: "₹0.50" },
    ]);
    expect(sheet.lines[0]).toMatchObject({
      ...{ hsn: "7308", quantity: "10", unit: "sq ft", rate: "₹1,000.00", amount: "₹10,000.00", gst: "18%" },
    });
    const oneRate = format(createDraft());
    expect(oneRate.amountLabel).toBe("Taxable value");
    expect(oneRate.totals[0]?.sums[0]).toEqual({ label: "Taxable value at 18%", value: "₹10,000.00" });
  });

  it("says that prices include GST, and from which taxable value", async () => {
    const [line] = createDraft().lines;
    const lines = line ? [{ ...line, quantity: 1000, rate: 1180_00 }] : [];
    const sheet = format(createDraft({ lines, pricesIncludeGst: true }));
    expect(sheet.totals[0]?.sums).toEqual([
      { label: "Taxable value at 18%", value: "₹1,000.00" },
      { label: "CGST 9%", value: "₹90.00" },
      { label: "SGST 9%", value: "₹90.00" },
    ]);
    const { text } = await readPdf(await writeQuotationPdf(sheet));
    expect(text).toContain("Amount with GST");
    expect(text).toMatch(/Total including GST\s+₹\s*1,180\.00/);
  });

  it("charges no GST for a composition dealer, and has the words that the CGST Rules prescribe", async () => {
    const sent = { number: "Q/2031-32/0007", version: 1, today: "2031-05-01" };
    const content = createContent(createDraft(), { ...firm, isComposition: true }, sent);
    const sheet = formatQuotation(createRecord(content));
    expect(sheet).toMatchObject({ totals: [{ sums: [], value: "₹10,000.00" }], lines: [{ gst: "" }] });
    const { text } = await readPdf(await writeQuotationPdf(sheet));
    expect(text).toContain("Composition taxable person, not eligible to collect tax on supplies");
    expect(text).not.toContain("CGST");
  });

  it("has the customer, bank details and a line for the signature", async () => {
    const sent = { number: "Q/2031-32/0007", version: 1, today: "2031-05-01" };
    const bank = { ...firm, bankDetails: "Steel Works\nAccount 1234567890\nIFSC SBIN0000123" };
    const sheet = formatQuotation(createRecord(createContent(createDraft(), bank, sent)));
    const { text } = await readPdf(await writeQuotationPdf(sheet));
    expect(text).toMatch(/To\s+Meena/);
    expect(text).toContain("Account 1234567890");
    expect(text).toMatch(/For Steel & Glass Works\s+Authorised signatory/);
    expect(
      formatQuotation({ ...createRecord(createContent(createDraft(), bank, sent)), isWithdrawn: true })
        .bankDetails,
    ).toEqual([]);
  });

  it("prints the customer's remark on an item", async () => {
    const [line] = createDraft().lines;
    const piece = { ...gate, remark: "SS name board" };
    const sheet = format(createDraft({ lines: line ? [{ ...line, piece }] : [] }));
    expect((await readPdf(await writeQuotationPdf(sheet))).text).toContain("Remark: SS name board");
  });

  it("prints South Indian scripts and Devanagari", async () => {
    const names = ["மீனா", "കോഴിക്കോട്", "ಬೆಂಗಳೂರು", "హైదరాబాద్", "दिल्ली"];
    const customer = { ...createDraft().customer, address: names.join("\n") };
    const pdf = await writeQuotationPdf(format(createDraft({ customer })));
    const fonts = ["Tamil", "Malayalam", "Kannada", "Telugu", "Devanagari"];
    for (const font of fonts) expect(pdf.toString("latin1")).toContain(`NotoSans${font}`);
    const latinPdf = await writeQuotationPdf(format(createDraft()));
    expect(latinPdf.toString("latin1")).not.toContain("NotoSans");
  });

  it("marks each page of a withdrawn quotation, which has no prices", async () => {
    const [line] = createDraft().lines;
    const lines = Array.from({ length: 12 }, (_, index) => ({ ...line, id: `line ${index}` }));
    const content = createContent({ ...createDraft(), lines } as QuotationDraft, firm, {
      ...{ number: "Q/2031-32/0007", version: 1, today: "2031-05-01" },
    });
    const { pages, text } = await readPdf(
      await writeQuotationPdf(formatQuotation({ ...createRecord(content), isWithdrawn: true })),
    );
    expect(pages).toBeGreaterThan(1);
    expect(text.match(/Withdrawn: this quotation is no longer valid\./g)).toHaveLength(pages);
    expect(text).not.toContain("₹");
    expect(
      (await readPdf(await writeQuotationPdf(formatQuotation(createRecord(content))))).text,
    ).not.toContain("Withdrawn");
  });

  it("continues on further pages, which are numbered", async () => {
    const draft = proposeDraft({
      ...{ name: "Meena", town: null, rates: [], terms: defaultTerms, state: "33" },
      pieces: { unit: "mm", isUnmeasured: false, pieces: Array.from({ length: 8 }, () => gate) },
    });
    const { pages, text } = await readPdf(await writeQuotationPdf(format(draft)));
    expect(pages).toBeGreaterThan(2);
    expect(text).toContain(`page ${pages} of ${pages}`);
  });
});
