import type { Business } from "~/content/business";
import type { Database } from "~/database/database.server";
import type { QuotationMailKind } from "~/database/notification-tables";
import type { EnquiryRow } from "~/database/tables";
import type { DueMail } from "~/mail/due-mail";
import type { Mail, MailDrawing, MailPhoto } from "~/mail/mail";
import type { Block } from "~/mail/mail-body";
import { listMailedFiles, type MailedFile } from "../files/attachments.server";
import { readToday, type Today } from "../today.server";
import { type QuarantineSummary, readQuarantineSummary } from "./quarantine-notices.server";

type MailedEnquiry = Pick<
  EnquiryRow,
  | "id"
  | "kind"
  | "name"
  | "email"
  | "phone"
  | "message"
  | "details"
  | "town"
  | "pieces"
  | "like_kind"
  | "like_id"
  | "like_title"
  | "created_at"
>;

export interface EnquiryMailContent {
  kind: "notification" | "acknowledgement" | "addition";
  enquiry: MailedEnquiry;
  attachments: MailedFile[];
}

/** Sent as one email, oldest first. */
export interface BundleContent {
  kind: "bundle";
  enquiries: MailedEnquiry[];
}

export interface QuarantineContent {
  kind: "quarantine";
  summary: QuarantineSummary;
}

export type MailContent =
  | EnquiryMailContent
  | BundleContent
  | QuarantineContent
  | { kind: "today"; today: Today };

/** Excludes emails about quotations and testimonials. */
export type DueEnquiryMail = DueMail & { kind: Exclude<DueMail["kind"], QuotationMailKind | "testimonial"> };

/** Returns null when the enquiry was purged, the quarantine is empty or Today is empty. */
export async function readMailContent(
  db: Database,
  { kind, enquiryId, others }: DueEnquiryMail,
  now: Date,
): Promise<MailContent | null> {
  if (kind === "today") {
    const today = await readToday(db, now);
    return today.isEmpty ? null : { kind, today };
  }
  if (kind === "quarantine" || enquiryId === null) {
    const summary = await readQuarantineSummary(db);
    return summary.count > 0 ? { kind: "quarantine", summary } : null;
  }
  const enquiries = await readEnquiries(db, [enquiryId, ...others.flatMap((row) => row.enquiryId ?? [])]);
  if (others.length > 0) return { kind: "bundle", enquiries };
  const [enquiry] = enquiries;
  return enquiry ? { kind, enquiry, attachments: await listMailedFiles(db, enquiryId) } : null;
}

async function readEnquiries(db: Database, ids: readonly number[]): Promise<MailedEnquiry[]> {
  return await db
    .selectFrom("enquiries")
    .select(["id", "kind", "name", "email", "phone", "message", "details", "created_at"])
    .select(["town", "pieces", "like_kind", "like_id", "like_title"])
    .where("id", "in", ids)
    .orderBy("id")
    .execute();
}

export interface Sender {
  business: Business;
  /** Promised reply times, such as "24 hours". */
  replyTimes: { quote: string; message: string };
  publicUrl: URL;
}

export interface WrittenMail {
  subject: string;
  replyTo: Mail["replyTo"];
  headers: Record<string, string>;
  blocks: Block[];
  drawings?: MailDrawing[];
  photos?: readonly MailPhoto[];
}
