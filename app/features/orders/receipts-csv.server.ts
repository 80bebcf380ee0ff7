import { sql } from "kysely";
import { BYTE_ORDER_MARK, formatCsvLine } from "~/features/enquiries/enquiries-csv.server";
import type { Database } from "~/platform/database/database.server";
import { getLabel } from "~/platform/text/text";
import { formatDay } from "~/platform/time/time";
import { paymentMethods } from "./order";

const columns = ["Date", "Amount", "Method", "Reference", "Customer", "Quotations", "Note", "Recorded by"];

/**
 * Writes all payments for the accountant, oldest first. Amounts are in rupees; refunds are negative. Includes those of deleted
 * enquiries, because tax law requires the records.
 */
export async function writeReceiptsCsv(db: Database): Promise<string> {
  const rows = await db
    .selectFrom("payments as p")
    .innerJoin("orders as o", "o.id", "p.order_id")
    .leftJoin("enquiries as e", "e.id", "o.enquiry_id")
    .select(["p.amount", "p.method", "p.reference", "p.note", "p.author"])
    .select(
      sql<string | null>`coalesce(e.name, (
        select content #>> '{customer,name}' from quotation_versions v where v.order_id = o.id order by v.id limit 1
      ))`.as("name"),
    )
    .select(sql<string>`p.received_on::text`.as("receivedOn"))
    .select(
      sql<string | null>`(
        select string_agg(distinct q.number, '; ') from quotation_versions v join quotations q on q.id = v.quotation_id
        where v.order_id = o.id
      )`.as("numbers"),
    )
    .where("p.removed_at", "is", null)
    .orderBy("p.received_on")
    .orderBy("p.id")
    .execute();
  const lines = rows.map(({ receivedOn, amount, method, reference, name, numbers, note, author }) => [
    formatDay(receivedOn),
    { number: amount.toFixed(2) },
    getLabel(paymentMethods, method),
    reference,
    name ?? "",
    numbers ?? "",
    note,
    author,
  ]);
  return BYTE_ORDER_MARK + [columns, ...lines].map(formatCsvLine).join("");
}
