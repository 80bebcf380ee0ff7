import { z } from "zod";
import type { Database } from "~/platform/database/database.server";
import { claimIdempotencyKey, idempotencyKeyField } from "~/platform/http/handle-form.server";
import { optionalLine, optionalText, requiredLine } from "~/platform/text/form-fields";
import type { PieceList } from "~/sizes/piece-list";
import { serializePieces } from "~/sizes/schema";
import { pickDetails } from "./detail-fields";
import { recordEvent } from "./enquiry-history.server";
import { followUpKindValues } from "./follow-up";
import { followUpOptionValues, hasChosenDay, missingDayError, resolveFollowUp } from "./follow-up-options";
import { formatQuoteDetails } from "./quote-details.server";
import { createDetailShape, optionalDay, optionalTime, requiredPhone } from "./schema";
import { enteredChannels } from "./statuses";

/** The `intent` of the button that looks up the phone number. */
export const LOOK_UP = "look-up";

const malformedPhone = "Enter a valid 10-digit phone number";

export const entrySchema = z
  .object({
    channel: z.enum(
      enteredChannels.map(({ value }) => value),
      "Please choose the source.",
    ),
    phone: requiredPhone("Phone is required", malformedPhone),
    name: requiredLine("Name is required"),
    ...createDetailShape("entry"),
    town: optionalLine().transform((typed) => typed || null),
    message: optionalText(),
    next: z.enum(followUpOptionValues).catch("none"),
    followUpOn: optionalDay("Please enter a valid date."),
    followUpKind: z.enum(followUpKindValues).catch("call"),
    followUpTime: optionalTime(),
    idempotencyKey: idempotencyKeyField(),
  })
  .refine(hasChosenDay, { path: ["followUpOn"], error: missingDayError });

export type EnquiryEntry = z.output<typeof entrySchema> & { pieces: PieceList };

/** Marks the enquiry as read and sends no email: the owner has talked to the customer. Returns its id; null for a repeat. */
export async function enterEnquiry(
  db: Database,
  entry: EnquiryEntry,
  author: string,
): Promise<number | null> {
  const now = new Date();
  const { idempotencyKey, ...content } = entry;
  const { channel, phone, name, town, message, pieces } = content;
  const followUp = resolveFollowUp(content, now);
  return await db.transaction().execute(async (trx) => {
    if (!(await claimIdempotencyKey(trx, idempotencyKey, content))) return null;
    const { id } = await trx
      .insertInto("enquiries")
      .values({
        kind: "quote",
        channel,
        phone,
        name,
        town,
        message,
        email: null,
        pieces: serializePieces(pieces),
        details: formatQuoteDetails(pickDetails(content)),
        status: "contacted",
        follow_up_on: followUp?.day ?? null,
        ...(followUp && { follow_up_kind: followUp.kind, follow_up_time: followUp.time }),
        source: JSON.stringify({ path: "" }),
        read_at: now,
        created_at: now,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    await recordEvent(trx, id, { kind: "entered", author });
    return id;
  });
}
