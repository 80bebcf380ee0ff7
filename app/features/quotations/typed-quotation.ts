import { writeDiscount } from "./discount";
import { formatRate, writeCosts } from "./find-rate";
import { formatQuantity } from "./quantity";
import type { DraftLine, QuotationDraft } from "./quotation";
import { MAX_LINES } from "./totals";

export type LineField =
  | "description"
  | "quantity"
  | "unit"
  | "rate"
  | "grade"
  | "finish"
  | "ral"
  | "gst"
  | "hsn"
  | "offer"
  | "minimum"
  | "cost"
  | "wastage"
  /** Variant of an alternative to the line. */
  | "instead"
  /** Unit and quantity as shown, to notice that only the unit was changed. */
  | "shown"
  /** Grade and finish for which the rate was proposed, to notice that they were changed. */
  | "rated"
  | "extra"
  | "confirmed"
  | "remember";

export function getLineFieldName(field: LineField, id: string): string {
  return `${field}.${id}`;
}

/** Line ids in order, from the field `lines`. */
export function parseLineIds(typed: Readonly<Record<string, string>>): string[] {
  return [...new Set((typed.lines ?? "").split(" ").filter((id) => /^[\w-]{1,40}$/.test(id)))].slice(
    0,
    MAX_LINES,
  );
}

export function toDraftFields({
  customer,
  lines,
  leftOut,
  discount,
  pricesIncludeGst,
  terms,
}: QuotationDraft): Record<string, string> {
  return {
    customerName: customer.name,
    customerAddress: customer.address,
    customerGstin: customer.gstin ?? "",
    state: customer.state,
    discount: writeDiscount(discount),
    pricesIncludeGst: pricesIncludeGst ? "yes" : "",
    ...Object.fromEntries(Object.entries(terms).map(([name, value]) => [name, String(value)])),
    ...toLineFields([...lines, ...leftOut]),
    lines: lines.map(({ id }) => id).join(" "),
  };
}

export function writeShown(unit: string, quantity: string): string {
  return `${unit} ${quantity}`;
}

export function writeRated({ grade, finish }: { grade: string; finish: string }): string {
  return `${grade} ${finish}`;
}

export function toLineFields(lines: readonly DraftLine[]): Record<string, string> {
  return Object.fromEntries(
    lines.flatMap(({ id, extra, isConfirmed, ...line }) => [
      [getLineFieldName("description", id), line.description],
      [getLineFieldName("quantity", id), formatQuantity(line.quantity)],
      [getLineFieldName("unit", id), line.unit],
      [getLineFieldName("shown", id), writeShown(line.unit, formatQuantity(line.quantity))],
      [getLineFieldName("rate", id), formatRate(line.rate)],
      [getLineFieldName("rated", id), writeRated(line)],
      [getLineFieldName("grade", id), line.grade],
      [getLineFieldName("finish", id), line.finish],
      [getLineFieldName("ral", id), line.ral],
      [getLineFieldName("gst", id), String(line.gst)],
      [getLineFieldName("hsn", id), line.hsn],
      [getLineFieldName("offer", id), line.offer],
      ...Object.entries(writeCosts(line)).map(([name, text]) => [
        getLineFieldName(name as LineField, id),
        text,
      ]),
      [getLineFieldName("extra", id), extra ?? ""],
      [getLineFieldName("confirmed", id), isConfirmed ? "yes" : ""],
    ]),
  );
}
