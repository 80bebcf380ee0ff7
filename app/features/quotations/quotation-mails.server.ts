import { readFirm } from "~/business/firm.server";
import { readLogoFile } from "~/business/logo.server";
import { writeMail } from "~/business/write-mail.server";
import { drawMailPiece } from "~/features/enquiries/mails/mail-pieces.server";
import { isPhone } from "~/features/enquiries/phone";
import { toCallAction } from "~/features/enquiries/reply-urls";
import { findOrder } from "~/features/orders/find-order.server";
import { findUnpaidAdvance } from "~/features/orders/order";
import type { Database } from "~/platform/database/database.server";
import type { QuotationMailKind } from "~/platform/database/tables";
import type { Mail, MailDrawing } from "~/platform/mail/mail";
import type { Block } from "~/platform/mail/mail-body";
import type { DueMail } from "~/platform/mail/outbox.server";
import { config } from "~/platform/runtime/config.server";
import type { Priority } from "~/platform/runtime/tasks.server";
import { isolate, toOneLine } from "~/platform/text/text";
import { formatDateTime } from "~/platform/time/time";
import { formatRupees } from "./money";
import { readQuotationPdf } from "./pdf-cache.server";
import { createQuotationLink } from "./quotation-links.server";
import { findVersion, type LinkedQuotation } from "./quotations.server";
import { describeAcceptance, formatQuotation, formatTotals } from "./show-quotation.server";

/** Returns null when the enquiry was purged, and for a mail that is no longer true: the quotation or its acceptance was withdrawn. */
export async function composeQuotationMail(db: Database, due: DueMail): Promise<Mail | null> {
  const quotation = due.quotationVersionId === null ? null : await findVersion(db, due.quotationVersionId);
  if (!quotation) return null;
  const kind = due.kind as QuotationMailKind;
  if (kind === "quotation-accepted" && !quotation.acceptedAt) return null;
  if (kind === "quotation" && (quotation.isWithdrawn || quotation.isReplaced)) return null;
  const { business } = await readFirm(db);
  const isForCustomer = kind === "quotation" || kind === "quotation-accepted";
  // Each attempt to send the email has the same link.
  const reuseKey = `mail ${due.id} of ${due.queuedAt.toISOString()}`;
  const link = isForCustomer
    ? await createQuotationLink(db, quotation.id, { publicUrl: config.publicUrl, reuseKey })
    : "";
  const texts = isForCustomer
    ? writeCustomerMail(kind, quotation, link)
    : await writeOwnerMail(db, kind, quotation, due.queuedAt);
  const replyTo = isForCustomer ? { name: toOneLine(business.name), address: business.email } : undefined;
  const files = isForCustomer ? [await createPdfAttachment(db, quotation, "worker")] : [];
  return await writeMail(db, due, { ...texts, replyTo, files });
}

/** @throws {QueueFull} for a visitor when too many documents wait */
export async function createPdfAttachment(db: Database, quotation: LinkedQuotation, priority: Priority) {
  const { id, content, acceptedAt, acceptedBy, sha256 } = quotation;
  const acceptance = acceptedAt ? { by: acceptedBy ?? "", at: describeAcceptance(quotation), sha256 } : null;
  return {
    name: `quotation-${content.number.replaceAll("/", "-")}.pdf`,
    content: await readQuotationPdf(
      {
        versionId: id,
        quotation: formatQuotation(quotation),
        acceptance,
        logo: await readLogoFile(db),
      },
      priority,
    ),
    contentType: "application/pdf",
  };
}

interface MailTexts {
  subject: string;
  blocks: Block[];
  drawings: MailDrawing[];
}

function writeCustomerMail(kind: QuotationMailKind, quotation: LinkedQuotation, href: string): MailTexts {
  const { content, totals, changes } = quotation;
  const { number, seller, customer, version } = content;
  const isAccepted = kind === "quotation-accepted";
  const sheet = isAccepted ? { blocks: [], drawings: [] } : writeLinesAndTerms(quotation);
  const introduction = isAccepted
    ? `Thank you for accepting our quotation ${number} for ${formatTotals({ totals })}. It is attached.`
    : `${version > 1 ? "Here is the new version of our quotation" : "Here is our quotation"} ${number} for ${formatTotals({ totals })}.`;
  return {
    drawings: sheet.drawings,
    subject: isAccepted ? `Accepted: quotation ${number}` : `Quotation ${number} from ${seller.name}`,
    blocks: [
      { kind: "paragraph", text: `Dear ${isolate(toOneLine(customer.name))},` },
      { kind: "paragraph", text: introduction },
      ...(changes.length > 0 && !isAccepted
        ? [{ kind: "list", title: "What changed:", items: changes } as const]
        : []),
      {
        kind: "actions",
        actions: [{ label: isAccepted ? "Open your quotation" : "View and respond", href }],
      },
      ...sheet.blocks,
      { kind: "facts", facts: [{ label: "Call us", value: seller.phone }] },
    ],
  };
}

/** About 60 kB each; the attached PDF has all of them. */
const MAX_DRAWINGS = 6;

function writeLinesAndTerms(quotation: LinkedQuotation): Omit<MailTexts, "subject"> {
  const { lines, amountLabel, terms } = formatQuotation(quotation);
  const { lines: sentLines, isInFeet } = quotation.content;
  const blocks: Block[] = [];
  const drawings: MailDrawing[] = [];
  for (const [index, { description, offer, sizes, material, amount }] of lines.entries()) {
    const piece = sentLines[index]?.piece;
    const title = `${index + 1}. ${isolate(toOneLine(description))}`;
    const facts = [
      { label: "Item", value: offer ? `${title} (${offer})` : title },
      { label: "Material", value: material },
      { label: "Sizes", value: sizes },
      { label: amountLabel, value: amount },
    ];
    blocks.push({ kind: "facts", facts: facts.filter(({ value }) => value !== "") });
    if (!piece || drawings.length === MAX_DRAWINGS) continue;
    const drawn = drawMailPiece(piece, index + 1, isInFeet);
    blocks.push(...drawn.blocks);
    drawings.push(...drawn.drawings);
  }
  return {
    blocks: [...blocks, { kind: "heading", text: "Terms" }, { kind: "facts", facts: terms }],
    drawings,
  };
}

async function writeOwnerMail(
  db: Database,
  kind: QuotationMailKind,
  quotation: LinkedQuotation,
  queuedAt: Date,
): Promise<Omit<MailTexts, "drawings">> {
  const { content, enquiryId, total, acceptedAt, acceptedBy, declineReason, notChosen } = quotation;
  const name = isolate(toOneLine(content.customer.name));
  const numberAndTotal = `${content.number} (${formatTotals(quotation)})`;
  const href = new URL(`/admin/enquiries/${enquiryId}`, config.publicUrl).href;
  const openLink: Block = { kind: "link", label: "Open the enquiry", href };
  if (kind === "quotation-question") {
    const question = await findQuestion(db, enquiryId, queuedAt);
    return {
      subject: `${name} has a question about quotation ${content.number}`,
      blocks: [
        { kind: "paragraph", text: `${name} has a question about your quotation ${numberAndTotal}:` },
        { kind: "blockquote", text: question },
        openLink,
      ],
    };
  }
  if (acceptedAt) {
    const text = `“${isolate(toOneLine(acceptedBy ?? ""))}” accepted quotation ${numberAndTotal} on ${formatDateTime(acceptedAt)}. The enquiry is now marked as won.`;
    const { phone } = await db
      .selectFrom("enquiries")
      .select("phone")
      .where("id", "=", enquiryId)
      .executeTakeFirstOrThrow();
    const order = await findOrder(db, enquiryId);
    const advance = order ? findUnpaidAdvance(order) : 0;
    return {
      subject: `Accepted: ${name}, ${numberAndTotal}`,
      blocks: [
        { kind: "heading", text: "Accepted" },
        { kind: "paragraph", text },
        ...(phone && isPhone(phone) ? [{ kind: "actions", actions: [toCallAction(phone)] } as const] : []),
        {
          kind: "facts",
          facts: [
            { label: "Amount", value: formatRupees(total * 100) },
            ...(notChosen.length > 0
              ? [
                  { label: "Chosen", value: content.lines.map(({ description }) => description).join("; ") },
                  { label: "Not chosen", value: notChosen.join("; ") },
                ]
              : []),
            ...(advance > 0 ? [{ label: "Advance due", value: formatRupees(advance * 100) }] : []),
          ],
        },
        { kind: "link", label: "Open the order", href: `${href}/order` },
      ],
    };
  }
  const text = declineReason
    ? `${name} declined quotation ${numberAndTotal}:`
    : `${name} withdrew their acceptance of quotation ${numberAndTotal}.`;
  return {
    subject: `${declineReason ? "Declined" : "Acceptance withdrawn"}: ${name}, ${content.number}`,
    blocks: [
      { kind: "paragraph", text },
      ...(declineReason ? [{ kind: "blockquote", text: declineReason } as const] : []),
      openLink,
    ],
  };
}

/** Finds the note with the customer's question. Note and email were stored in one transaction. */
async function findQuestion(db: Database, enquiryId: number, queuedAt: Date): Promise<string> {
  const note = await db
    .selectFrom("enquiry_notes")
    .select("text")
    .where("enquiry_id", "=", enquiryId)
    .where("from_customer", "=", true)
    .where("created_at", "<=", queuedAt)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .executeTakeFirst();
  return note?.text ?? "";
}
