import { writeDiscount } from "./discount";
import { formatAmount, trimPaise } from "./money";
import { formatQuantity } from "./quantity";
import type { QuotationDraft, QuotationLine } from "./quotation";

export type LineField =
  | "description"
  | "quantity"
  | "unit"
  | "rate"
  | "gst"
  | "hsn"
  | "extra"
  | "confirmed"
  | "remember";

export function nameLineField(field: LineField, id: string): string {
  return `${field}.${id}`;
}

/** Line ids in order, from the field `lines`. */
export function readLineIds(typed: Readonly<Record<string, string>>): string[] {
  return [...new Set((typed.lines ?? "").split(" ").filter((id) => /^[\w-]{1,40}$/.test(id)))].slice(0, 30);
}

export function writeDraft({ customer, lines, discount, terms }: QuotationDraft): Record<string, string> {
  return {
    customerName: customer.name,
    customerAddress: customer.address,
    customerGstin: customer.gstin ?? "",
    state: customer.state,
    discount: writeDiscount(discount),
    ...Object.fromEntries(Object.entries(terms).map(([name, value]) => [name, String(value)])),
    ...writeLines(lines),
    lines: lines.map(({ id }) => id).join(" "),
  };
}

export function writeLines(lines: readonly QuotationLine[]): Record<string, string> {
  return Object.fromEntries(
    lines.flatMap(({ id, extra, isConfirmed, ...line }) => [
      [nameLineField("description", id), line.description],
      [nameLineField("quantity", id), formatQuantity(line.quantity)],
      [nameLineField("unit", id), line.unit],
      [nameLineField("rate", id), line.rate === null ? "" : trimPaise(formatAmount(line.rate))],
      [nameLineField("gst", id), String(line.gst)],
      [nameLineField("hsn", id), line.hsn],
      [nameLineField("extra", id), extra ?? ""],
      [nameLineField("confirmed", id), isConfirmed ? "yes" : ""],
    ]),
  );
}
