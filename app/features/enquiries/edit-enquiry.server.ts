import { z } from "zod";
import type { Database } from "~/platform/database/database.server";
import { versionField } from "~/platform/http/handle-form.server";
import { optionalLine, requiredLine } from "~/platform/text/form-fields";
import type { PieceList } from "~/sizes/piece-list";
import { parsePieces, serializePieces } from "~/sizes/schema";
import { arePiecesEqual, getCurrentPieces, outlinePieces } from "./current-pieces";
import { type NewEvent, recordEvent } from "./enquiry-history.server";
import { optionalAmount, optionalEmail, optionalPhone } from "./schema";

export const editSchema = z
  .object({
    name: requiredLine("Enter the name."),
    phone: optionalPhone("Enter a 10-digit phone number."),
    email: optionalEmail(),
    town: optionalLine().transform((typed) => typed || null),
    quotedAmount: optionalAmount(),
    version: versionField(),
  })
  .refine(({ phone, email }) => phone !== null || email !== null, {
    path: ["phone"],
    error: "Enter a phone number or an email address.",
  });

export type EnquiryEdit = z.output<typeof editSchema> & { pieces: PieceList };

export type CurrentDetails = Extract<Awaited<ReturnType<typeof editEnquiry>>, object>["current"];

/**
 * Saves the contact details, the amount and the measured pieces; the requested pieces never change. If another form was
 * saved since `version`, saves nothing and returns the current details; null accepts any version. Idempotent.
 */
export async function editEnquiry(
  db: Database,
  id: number,
  { version, pieces, ...typed }: EnquiryEdit,
  author: string,
) {
  return await db.transaction().execute(async (trx) => {
    const row = await trx
      .selectFrom("enquiries")
      .select(["name", "phone", "email", "town", "quoted_amount as quotedAmount", "details_version"])
      .select(["pieces", "measured_pieces"])
      .where("id", "=", id)
      .where("status", "<>", "trash")
      .forUpdate()
      .executeTakeFirst();
    if (!row) return "missing" as const;
    const storedPieces = parsePieces(row.pieces);
    const requestedPieces = storedPieces.list?.pieces ?? [];
    const measuredPieces = parsePieces(row.measured_pieces).list;
    const currentPieces = getCurrentPieces({ pieces: storedPieces, measuredPieces }).list?.pieces ?? [];
    // Removing all pieces resets them to the request.
    const nextPieces = pieces.pieces.length > 0 ? pieces.pieces : requestedPieces;
    const havePiecesChanged = !arePiecesEqual(nextPieces, currentPieces);
    const events = listChanges(row, typed);
    if (havePiecesChanged) {
      events.push({ kind: "pieces", before: outlinePieces(currentPieces), after: outlinePieces(nextPieces) });
    }
    if (events.length === 0) return "done" as const;
    if (version !== null && version !== row.details_version) {
      const { name, phone, email, town, quotedAmount, details_version: version } = row;
      const pieces = outlinePieces(currentPieces);
      return { current: { name, phone, email, town, quotedAmount, pieces, version } };
    }
    const { quotedAmount, ...contact } = typed;
    const isAsRequested = arePiecesEqual(nextPieces, requestedPieces);
    await trx
      .updateTable("enquiries")
      .set({ ...contact, quoted_amount: quotedAmount, details_version: row.details_version + 1 })
      .$if(havePiecesChanged, (query) =>
        query.set({
          measured_pieces: isAsRequested ? null : serializePieces(pieces),
        }),
      )
      .where("id", "=", id)
      .execute();
    for (const event of events) await recordEvent(trx, id, { ...event, author });
    return "done" as const;
  });
}

type Details = Omit<EnquiryEdit, "version" | "pieces">;

type FieldChange = Omit<NewEvent, "author">;

function listChanges(before: Details, after: Details): FieldChange[] {
  const fields = ["name", "phone", "email", "town"] as const;
  const changes = fields.flatMap((kind): FieldChange[] =>
    before[kind] === after[kind] ? [] : [{ kind, before: before[kind], after: after[kind] }],
  );
  const { quotedAmount } = after;
  if (before.quotedAmount !== quotedAmount) {
    const amounts = { before: before.quotedAmount?.toString(), after: quotedAmount?.toString() };
    changes.push({ kind: "amount", ...amounts });
  }
  return changes;
}
