import { type SqlBool, sql } from "kysely";
import { z } from "zod";
import type { Database } from "~/platform/database/database.server";
import { versionField } from "~/platform/http/handle-form.server";
import type { PieceList } from "~/sizes/piece-list";
import { parsePieces, serializePieces } from "~/sizes/schema";
import { areListsEqual, getCurrentPieces, outlinePieces } from "./current-pieces";
import { listEditableFields } from "./enquiry-fields";
import { type NewEvent, recordEvent } from "./enquiry-history.server";
import { createFieldShape, formatQuoteDetails, optionalAmount, parseQuoteDetails } from "./schema";

export const editSchema = z
  .object({ ...createFieldShape("edit"), quotedAmount: optionalAmount(), version: versionField() })
  .refine(({ phone, email }) => phone !== null || email !== null, {
    path: ["phone"],
    error: "Enter a phone number or an email address.",
  });

export type EnquiryEdit = z.output<typeof editSchema> & {
  /** Undefined if the form did not change them. */
  pieces: PieceList | undefined;
};

export type CurrentDetails = Extract<Awaited<ReturnType<typeof editEnquiry>>, object>["current"];

/**
 * Saves the fields, the amount and the measured pieces; the requested pieces never change. If another form was saved since `version`,
 * or an amount was typed that is now the total of an order, saves nothing and returns the current details; null accepts any version.
 * Idempotent.
 */
export async function editEnquiry(
  db: Database,
  id: number,
  { version, pieces, quotedAmount: typedAmount, ...typed }: EnquiryEdit,
  author: string,
) {
  return await db.transaction().execute(async (trx) => {
    const row = await trx
      .selectFrom("enquiries")
      .select(["kind", "name", "phone", "email", "town", "details"])
      .select(["quoted_amount", "details_version", "pieces", "measured_pieces"])
      .select(({ exists, selectFrom }) =>
        exists(
          selectFrom("orders")
            .innerJoin("order_sums", "order_sums.order_id", "orders.id")
            .select("orders.id")
            .whereRef("enquiry_id", "=", "enquiries.id")
            .where("total", "is not", null),
        ).as("hasOrderTotal"),
      )
      .where("id", "=", id)
      .where("status", "<>", "trash")
      .forUpdate()
      .executeTakeFirst();
    if (!row) return "missing" as const;

    const { name, phone, email, town } = row;
    const details = parseQuoteDetails(row.details);
    const saved = { ...details, name, phone, email, town };
    const changes = listEditableFields(row.kind)
      .map((field) => ({ field, before: saved[field.name], after: typed[field.name] }))
      .filter(({ before, after }) => before !== after);
    const events = changes.map(
      ({ field, ...change }): NewEvent => ({ kind: `field-${field.name}`, author, ...change }),
    );
    // The form has no field for it while an order has a total.
    const quotedAmount = row.hasOrderTotal || typedAmount === undefined ? row.quoted_amount : typedAmount;
    const isTotal = row.hasOrderTotal && typedAmount !== undefined && typedAmount !== row.quoted_amount;
    if (row.quoted_amount !== quotedAmount) {
      const [before, after] = [row.quoted_amount, quotedAmount].map((amount) => amount?.toString() ?? null);
      events.push({ kind: "amount", author, before, after });
    }
    const requested = parsePieces(row.pieces);
    const measuredPieces = parsePieces(row.measured_pieces).list;
    const currentList = getCurrentPieces({ pieces: requested, measuredPieces }).list;
    const currentPieces = currentList?.pieces ?? [];
    // Removing all pieces resets them to the request.
    const nextList = pieces?.pieces.length === 0 ? requested.list : (pieces ?? currentList);
    const havePiecesChanged = !areListsEqual(nextList, currentList);
    const [before = "", after = ""] = [currentPieces, nextList?.pieces ?? []].map((list) =>
      outlinePieces(list),
    );
    if (before !== after) events.push({ kind: "pieces", author, before, after });
    if (events.length === 0 && !havePiecesChanged && !isTotal) return "done" as const;
    if (isTotal || (version !== null && version !== row.details_version)) {
      const answers = row.kind === "quote" ? saved : { name, phone, email, town };
      const pieces = havePiecesChanged ? outlinePieces(currentPieces) : "";
      const { quoted_amount: quotedAmount, details_version: version } = row;
      return { current: { answers, quotedAmount, isTotal, pieces, list: currentList, version } };
    }
    const next = { ...saved, ...Object.fromEntries(changes.map(({ field, after }) => [field.name, after])) };
    await trx
      .updateTable("enquiries")
      .set({ name: next.name, phone: next.phone, email: next.email, town: next.town })
      .set({ quoted_amount: quotedAmount, details_version: row.details_version + 1 })
      .$if(
        changes.some(({ field }) => !field.isColumn),
        (query) => query.set({ details: formatQuoteDetails(next) }),
      )
      .$if(havePiecesChanged, (query) =>
        query.set({
          measured_pieces: areListsEqual(nextList, requested.list) ? null : serializePieces(nextList),
        }),
      )
      .where("id", "=", id)
      .execute();
    if (next.email !== email) await redirectMails(trx, id, { before: email, after: next.email });
    for (const event of events) await recordEvent(trx, id, event);
    return "done" as const;
  });
}

/** Waiting and undelivered emails go to the customer's new address; without one, they are not sent. */
async function redirectMails(
  trx: Database,
  id: number,
  { before, after }: { before: string | null; after: string | null },
): Promise<void> {
  const isUnsent = sql<SqlBool>`enquiry_id = ${id} and recipient = ${before} and sent_at is null
    and kind in ('acknowledgement', 'quotation', 'quotation-accepted')`;
  if (after) await trx.updateTable("outbox").set({ recipient: after }).where(isUnsent).execute();
  else await trx.deleteFrom("outbox").where(isUnsent).execute();
}
