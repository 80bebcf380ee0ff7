import { writeMail } from "~/business/write-mail.server";
import type { Database } from "~/platform/database/database.server";
import type { Mail, MailRecipients } from "~/platform/mail/mail";
import type { Block } from "~/platform/mail/mail-body";
import type { DueMail } from "~/platform/mail/outbox.server";
import { config } from "~/platform/runtime/config.server";
import { isolate, toOneLine } from "~/platform/text/text";
import { findCustomerTestimonial } from "./testimonials.server";

/** Queues at most one email per enquiry, even if the customer corrects the testimonial. */
export async function queueTestimonialMail(
  trx: Database,
  enquiryId: number,
  mail: MailRecipients,
): Promise<void> {
  if (!mail) return;
  await trx
    .insertInto("outbox")
    .values({ enquiry_id: enquiryId, kind: "testimonial", recipient: mail.to })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Returns null when the owner has already hidden or deleted the testimonial. */
export async function composeTestimonialMail(db: Database, due: DueMail): Promise<Mail | null> {
  const feedback = due.enquiryId === null ? undefined : await findCustomerTestimonial(db, due.enquiryId);
  if (!feedback || feedback.state === "hidden") return null;
  const name = isolate(toOneLine(feedback.name));
  const subject = `New testimonial: ${feedback.name}, ${feedback.stars} out of 5 stars`;
  const blocks: Block[] = [
    { kind: "paragraph", text: `${name} gave ${feedback.stars} out of 5 stars and wrote:` },
    { kind: "blockquote", text: feedback.text },
    { kind: "paragraph", text: "It appears on your site after you approve it." },
    {
      kind: "link",
      label: "Open testimonials",
      href: new URL("/admin/testimonials", config.publicUrl).href,
    },
  ];
  return await writeMail(db, due, { subject, blocks });
}
