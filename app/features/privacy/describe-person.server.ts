import { formatRupees } from "~/features/enquiries/describe-enquiry";
import { describeStep } from "~/features/enquiries/describe-step";
import { listFacts } from "~/features/enquiries/enquiry";
import { describeFollowUp } from "~/features/enquiries/follow-up";
import { mailLabels } from "~/features/enquiries/mails/mail-labels";
import { parseQuoteDetails } from "~/features/enquiries/schema";
import { parseSpamReasons } from "~/features/enquiries/spam.server";
import {
  getChannelLabel,
  getKindLabel,
  getLostReasonLabel,
  getStatusLabel,
} from "~/features/enquiries/statuses";
import { orderStages, paymentMethods } from "~/features/orders/order";
import { draftSchema } from "~/features/quotations/quotation";
import { formatBytes, getLabel } from "~/platform/text/text";
import { formatDateTime, formatDay } from "~/platform/time/time";
import { describeStoredPieces } from "~/sizes/schema";
import type { exportPerson } from "./person.server";

type PersonExport = NonNullable<Awaited<ReturnType<typeof exportPerson>>>;

export interface PersonSection {
  title: string;
  rows: { label: string; value: string }[];
}

/** Lists the data for the person to read: a section for each enquiry and for other records. */
export function listPersonSections(personExport: PersonExport): PersonSection[] {
  const { enquiries, events, notes, files, mails, orders, stages, payments, testimonials } = personExport;
  const { quotations, sentQuotations } = personExport;
  const createSection = <Row extends { enquiry_id: number | null }>(
    title: string,
    rows: readonly Row[],
    describe: (row: Row) => [time: string, ...parts: (string | number | null)[]],
  ) => ({
    title,
    rows: rows.map((row) => {
      const [time, ...parts] = describe(row);
      return { label: `${time}, enquiry ${row.enquiry_id}`, value: joinParts(parts) };
    }),
  });
  const drafts = quotations.flatMap(({ draft, ...row }) => {
    const parsed = draftSchema.safeParse(draft).data;
    return parsed ? [{ ...row, draft: parsed }] : [];
  });
  return [
    ...enquiries.map(toEnquirySection),
    createSection("Notes", notes, (note) => [
      formatMoment(note.created_at),
      note.from_customer ? "question from the customer" : null,
      note.text,
    ]),
    createSection("Files", files, (file) => [
      formatMoment(file.created_at),
      file.name,
      formatBytes(file.bytes),
    ]),
    createSection("Emails", mails, (mail) => [
      formatMoment(mail.sent_at ?? mail.failed_at ?? mail.created_at),
      getMailLabel(mail.kind),
      mail.recipient,
      mail.sent_at ? "sent" : mail.failed_at ? "not delivered" : "waiting",
    ]),
    createSection("Quotations", drafts, ({ number, draft: { customer, lines }, updated_at }) => [
      formatMoment(updated_at),
      number ?? "draft",
      customer.name,
      customer.address,
      customer.gstin,
      ...lines.map(({ description }) => description),
    ]),
    createSection("Quotations sent", sentQuotations, (sent) => [
      formatMoment(sent.sent_at),
      `${sent.number}, version ${sent.version}`,
      formatRupees(sent.total),
      sent.opened_at && `opened ${formatMoment(sent.opened_at)}`,
      sent.accepted_at && `accepted ${formatMoment(sent.accepted_at)} by “${sent.accepted_by}”`,
      sent.declined_at && `declined ${formatMoment(sent.declined_at)}`,
      sent.decline_reason,
      sent.withdrawn_at && `withdrawn ${formatMoment(sent.withdrawn_at)}`,
    ]),
    createSection("Orders", orders, (order) => [
      formatMoment(order.created_at),
      order.total === null ? null : `total ${formatRupees(order.total)}`,
      `paid ${formatRupees(order.paid)}`,
    ]),
    createSection("Stages of the order", stages, ({ reached_on, stage }) => [
      formatDay(reached_on),
      getLabel(orderStages, stage),
    ]),
    createSection("Payments", payments, (payment) => [
      formatDay(payment.received_on),
      payment.amount < 0 ? `refund of ${formatRupees(-payment.amount)}` : formatRupees(payment.amount),
      getLabel(paymentMethods, payment.method),
      payment.reference,
      payment.note,
      payment.removed_at && "removed",
    ]),
    createSection("Testimonial", testimonials, ({ created_at, name, role, stars, text, consent, source }) => [
      formatMoment(created_at),
      name,
      role,
      stars && `${stars} stars`,
      text,
      consent,
      source,
    ]),
    createSection("History", events, ({ created_at, ...event }) => [
      formatMoment(created_at),
      describeStep(event),
    ]),
  ].filter(({ rows }) => rows.length > 0);
}

function toEnquirySection(row: PersonExport["enquiries"][number]): PersonSection {
  const { follow_up_on: day, follow_up_kind: kind, follow_up_time: time } = row;
  const cells: [label: string, value: string | null | false][] = [
    ["Received", formatMoment(row.created_at)],
    ["Source", getChannelLabel(row.channel)],
    ...listFacts({ ...row, ...(row.kind === "quote" && parseQuoteDetails(row.details)) }).map(
      ({ label, value }): [string, string] => [label, value],
    ),
    ["Message", row.message],
    ["Items", describeStoredPieces(row.pieces)],
    ["Measured sizes", describeStoredPieces(row.measured_pieces)],
    ["Similar to", row.like_title],
    ["Quoted amount", row.quoted_amount !== null && formatRupees(row.quoted_amount)],
    ["Status", getStatusLabel(row.status)],
    ["Status before deletion", row.status_before && getStatusLabel(row.status_before)],
    ["Follow-up", day && describeFollowUp({ kind, day, time })],
    ["Reason lost", row.lost_reason && getLostReasonLabel(row.lost_reason)],
    ["Work done", row.work_done_at && formatMoment(row.work_done_at)],
    ["Signs of spam", joinParts(parseSpamReasons(row.spam_reasons).map(({ reason }) => reason))],
    ["Came from", joinParts(Object.values(row.source as Record<string, unknown>).map(describeSource))],
    ["Privacy notice", row.privacy_notice],
    ["Read by us", row.read_at && formatMoment(row.read_at)],
    ["Deleted", row.deleted_at && formatMoment(row.deleted_at)],
  ];
  return {
    title: `Enquiry ${row.id}: ${getKindLabel(row.kind)}`,
    rows: cells.flatMap(([label, value]) => (value ? [{ label, value }] : [])),
  };
}

function describeSource(value: unknown): string {
  return typeof value === "string" ? value : joinParts(Object.values(value ?? {}));
}

function getMailLabel(kind: string): string {
  return Object.entries(mailLabels).find(([key]) => key === kind)?.[1] ?? kind;
}

function formatMoment(moment: Date): string {
  return formatDateTime(moment.toISOString());
}

function joinParts(parts: readonly (string | number | null)[]): string {
  return parts.filter(Boolean).join(" · ");
}
