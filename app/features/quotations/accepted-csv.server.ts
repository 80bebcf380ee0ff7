import { BYTE_ORDER_MARK, formatCsvLine } from "~/features/enquiries/enquiries-csv.server";
import type { Database } from "~/platform/database/database.server";
import { toIndianDay } from "~/platform/time/time";
import { sentQuotationSchema, sentTotalsSchema } from "./quotation";
import { listAcceptedQuotations } from "./quotation-list.server";

const headColumns = [
  "Number",
  "Version",
  "Accepted on",
  "Accepted by",
  "Customer",
  "Customer GSTIN",
  "Place of supply",
];
const amountColumns = ["Taxable value", "CGST", "SGST", "IGST", "Round-off", "Total"];

/** Writes accepted quotations for the accountant, oldest first. Amounts are in rupees. */
export async function writeAcceptedCsv(db: Database): Promise<string> {
  const rows = await listAcceptedQuotations(db);
  const lines = rows.map(({ number, content, totals, acceptedAt, acceptedBy }) => {
    const { customer, version } = sentQuotationSchema.parse(content);
    const { groups, roundOff, total } = sentTotalsSchema.parse(totals);
    const sumGroups = (name: "taxable" | "cgst" | "sgst" | "igst") =>
      groups.reduce((sum, group) => sum + group[name], 0);
    const amounts = [
      sumGroups("taxable"),
      sumGroups("cgst"),
      sumGroups("sgst"),
      sumGroups("igst"),
      roundOff,
      total,
    ];
    return [
      number ?? "",
      String(version),
      acceptedAt ? toIndianDay(acceptedAt) : "",
      acceptedBy ?? "",
      customer.name,
      customer.gstin ?? "",
      customer.state,
      ...amounts.map((paise) => (paise / 100).toFixed(2)),
    ];
  });
  return BYTE_ORDER_MARK + [[...headColumns, ...amountColumns], ...lines].map(formatCsvLine).join("");
}
