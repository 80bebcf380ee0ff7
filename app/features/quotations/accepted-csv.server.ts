import { BYTE_ORDER_MARK, type CsvNumber, formatCsvLine } from "~/features/enquiries/enquiries-csv.server";
import type { Database } from "~/platform/database/database.server";
import { formatDay } from "~/platform/time/time";
import type { Paise } from "./money";
import { readRecord } from "./quotation";
import { listAcceptedQuotations } from "./quotation-list.server";
import { describeSteel } from "./steel";

const columns = [
  ...["Number", "Version", "Accepted on", "Accepted by", "Customer", "Customer GSTIN", "Place of supply"],
  ...[
    "HSN/SAC",
    "Material",
    "GST %",
    "Discount",
    "Taxable value",
    "CGST",
    "SGST",
    "IGST",
    "Round-off",
    "Total",
  ],
];

/**
 * Writes accepted quotations for the accountant, oldest first, with a row for each GST rate, or one without GST. Amounts are in
 * rupees. The first row of a quotation has its round-off, which is part of its total, so that the columns add up.
 */
export async function writeAcceptedCsv(db: Database): Promise<string> {
  const rows = await listAcceptedQuotations(db);
  const lines = rows.flatMap(({ number, acceptedAt, acceptedBy, ...row }) => {
    const { content, totals } = readRecord(row);
    const { customer, version, lines, taxMode } = content;
    const { roundOff, discount, total } = totals;
    const untaxed = { gst: null, discount, taxable: total - roundOff, cgst: 0, sgst: 0, igst: 0 };
    return (taxMode === "none" ? [untaxed] : totals.groups).map(
      ({ gst, discount, taxable, cgst, sgst, igst }, index) => {
        const ownLines = lines.filter((line) => gst === null || line.gst === gst);
        const join = (texts: string[]) => [...new Set(texts)].filter(Boolean).join("; ");
        const ownRoundOff = index === 0 ? roundOff : 0;
        const total = taxable + cgst + sgst + igst + ownRoundOff;
        return [
          number ?? "",
          { number: String(version) },
          acceptedAt ? formatDay(acceptedAt.toISOString()) : "",
          acceptedBy ?? "",
          customer.name,
          customer.gstin ?? "",
          customer.state,
          join(ownLines.map(({ hsn }) => hsn)),
          join(ownLines.map(describeSteel)),
          gst === null ? "" : { number: String(gst) },
          ...[discount, taxable, cgst, sgst, igst, ownRoundOff, total].map(toCsvNumber),
        ];
      },
    );
  });
  return BYTE_ORDER_MARK + [columns, ...lines].map(formatCsvLine).join("");
}

function toCsvNumber(paise: Paise): CsvNumber {
  return { number: (paise / 100).toFixed(2) };
}
