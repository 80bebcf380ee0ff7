import { z } from "zod";
import { readFirm } from "~/business/firm.server";
import { findEnquiry } from "~/features/enquiries/find-enquiry.server";
import { hasWhatsApp } from "~/features/enquiries/phone";
import { toChatUrl } from "~/features/enquiries/reply-urls";
import { createQuotationLink } from "~/features/quotations/quotation-links.server";
import { findQuotation } from "~/features/quotations/quotations.server";
import { type SendResult, sendQuotation } from "~/features/quotations/send-quotation.server";
import { formatTotals } from "~/features/quotations/show-quotation.server";
import { db } from "~/platform/database/database.server";
import { replaceWithToast } from "~/platform/http/cookies.server";
import {
  handleForm,
  idempotencyKeyField,
  type Refusal,
  versionField,
} from "~/platform/http/handle-form.server";
import { wakeMailWorker } from "~/platform/mail/mail-worker.server";
import { config } from "~/platform/runtime/config.server";
import { formatDay } from "~/platform/time/time";

const sendingSchema = z.object({
  intent: z.enum(["email", "whatsapp", "link"], { error: "Choose how to send the quotation." }),
  version: versionField(),
  idempotencyKey: idempotencyKeyField(),
});

/** A new link, shown once because only its hash is stored. */
export interface CreatedLink {
  link: string;
  /** Opens a chat with a prepared message; null without a phone number. */
  chat: string | null;
}

export async function handleSending(typed: Record<string, string>, id: number, author: string) {
  return await handleForm(typed, {
    schema: sendingSchema,
    failure: { message: "Not sent. Please try again." },
    save: async (sending) => await sendOrCreateLink(id, sending, author),
  });
}

async function sendOrCreateLink(
  id: number,
  { intent, version, idempotencyKey }: z.output<typeof sendingSchema>,
  author: string,
): Promise<Response | Refusal | null> {
  const firm = await readFirm(db);
  const quotation = await findQuotation(db, id);
  const enquiry = quotation && (await findEnquiry(db, quotation.enquiryId));
  if (!enquiry) return null;
  if (intent === "email" && !enquiry.email)
    return { status: 409, message: "Not sent: this enquiry has no email address." };
  const email = intent === "email" ? { idempotencyKey } : undefined;
  const outcome = await sendQuotation(db, id, { firm, mail: config.mail, author, version, email });
  if (outcome.result !== "sent") return describeRefusal(outcome, "sent");
  if (email) {
    wakeMailWorker();
    const message = `${outcome.number} is on its way to ${enquiry.email}.`;
    return await replaceWithToast(`/admin/enquiries/${enquiry.id}`, { type: "success", message });
  }
  const link = await createQuotationLink(db, outcome.versionId, config);
  const message = [
    `Hello ${enquiry.name}, here is our quotation ${outcome.number} for ${formatTotals(outcome)}, valid until ${formatDay(outcome.content.validUntil)}:`,
    link,
    firm.business.name,
  ].join("\n\n");
  const { phone } = enquiry;
  const chat = phone && hasWhatsApp(phone) ? toChatUrl(phone, message) : null;
  return Response.json({ link, chat } satisfies CreatedLink);
}

/** Returns null for a quotation that was deleted. `action` is what did not happen. */
export function describeRefusal(
  outcome: Exclude<SendResult, { result: "sent" }>,
  action: "sent" | "saved",
): Refusal | null {
  switch (outcome.result) {
    case "missing":
      return null;
    case "accepted":
      return { status: 409, message: "This quotation has already been accepted. Copy it to make a new one." };
    case "changed": {
      const message = `Not ${action}: changed on another device. Check the new preview first.`;
      return { status: 409, message, version: outcome.currentVersion };
    }
    case "not-offered":
      return {
        status: 400,
        message: `Not ${action}: choose what the customer accepted.`,
        errors: { alternative: "Choose one of the alternatives." },
      };
    case "not-calculable":
      return {
        status: 409,
        message: `Not ${action}: the site now rounds differently than when this was sent. Copy the quotation and send the copy.`,
      };
    case "too-early": {
      const message = `This quotation was sent on ${formatDay(outcome.sentOn)}. Choose that day or a later one.`;
      return { status: 400, message, errors: { acceptedOn: message } };
    }
    case "incomplete":
      return { status: 400, message: Object.values(outcome.problems).join("\n") };
  }
}
