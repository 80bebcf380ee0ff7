import { z } from "zod";
import * as messages from "~/content/messages";
import type { Database } from "~/platform/database/database.server";
import { claimIdempotencyKey, idempotencyKeyField } from "~/platform/http/handle-form.server";
import { optionalText } from "~/platform/text/form-fields";
import type { PieceList } from "~/sizes/piece-list";
import { serializePieces } from "~/sizes/schema";
import { recordEvent } from "./enquiry-history.server";
import { followUpTypeValues } from "./follow-up";
import { followUpOptionValues, hasChosenDay, missingDayError, resolveFollowUp } from "./follow-up-options";
import { createFieldShape, formatQuoteDetails, optionalDay, optionalTime } from "./schema";
import { enteredChannels } from "./statuses";

/** The `intent` of the button that looks up the phone number. */
export const LOOK_UP = "look-up";

export const entrySchema = z
  .object({
    channel: z.enum(
      enteredChannels.map(({ value }) => value),
      "Please choose the source.",
    ),
    ...createFieldShape("entry"),
    message: optionalText(),
    next: z.enum(followUpOptionValues).catch("none"),
    followUpOn: optionalDay("Please enter a valid date."),
    followUpType: z.enum(followUpTypeValues).catch("call"),
    followUpTime: optionalTime(),
    idempotencyKey: idempotencyKeyField(),
  })
  .refine(({ channel, phone }) => channel === "door" || phone !== null, {
    path: ["phone"],
    error: messages.quote.validation.phone,
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
  const { channel, phone, name, town, email, message, pieces } = content;
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
        email,
        message,
        pieces: serializePieces(pieces),
        details: formatQuoteDetails(content),
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
