import type { ColumnType, Generated, GeneratedAlways, Insertable, Selectable } from "kysely";
import type { ItemKind } from "~/features/items/tables";
import type { Json } from "~/platform/database/tables";

export type EnquiryStatus =
  | "new"
  | "contacted"
  | "site-visit"
  | "quoted"
  | "won"
  | "lost"
  | "job-seeker"
  | "supplier"
  | "spam"
  | "quarantine"
  | "trash";

export type EnquiryChannel = "website" | "phone" | "whatsapp" | "door";

export type EnquiryEventKind =
  | "entered"
  | "read"
  | "call"
  | "chat"
  | "status"
  | "follow-up"
  | "amount"
  | "photographs"
  | "pieces"
  | "lost"
  | "work-done"
  | "quotation"
  | "order"
  /** A changed field of the enquiry, by its name. */
  | `field-${string}`;

export type FollowUpType = "call" | "site-visit" | "quotation" | "other";

export type LostReason = "price" | "time" | "other-firm" | "no-answer";

interface EnquiriesTable {
  id: GeneratedAlways<number>;
  kind: "message" | "quote";
  name: string;
  email: string | null;
  phone: string | null;
  message: Generated<string>;
  details: Json;
  /** As the customer requested them, in versioned JSON: see `parsePieces`. Null without sizes. */
  pieces: ColumnType<unknown, string | null | undefined, string | null>;
  /** As the owner measured them. */
  measured_pieces: ColumnType<unknown, string | null | undefined, string | null>;
  /** The liked item and its title at that time. The item may have been deleted since. */
  like_kind: ItemKind | null;
  like_id: number | null;
  like_title: string | null;
  status: Generated<EnquiryStatus>;
  /** Reasons with weights, see `parseSpamReasons`. They stay after release from quarantine. */
  spam_reasons: Json;
  /** Read it as text (`follow_up_on::text`): the drivers turn a date into a time. */
  follow_up_on: ColumnType<Date | null, string | null | undefined, string | null>;
  follow_up_kind: Generated<FollowUpType>;
  /** Such as 16:30, Indian time; null for the whole day. */
  follow_up_time: string | null;
  /** Applies only while the enquiry is lost, but stays when the status changes. */
  lost_reason: LostReason | null;
  /** Set for won enquiries only. */
  work_done_at: Date | null;
  /** For optimistic concurrency of status and follow-up. */
  version: Generated<number>;
  /** Version of the editable fields, quoted amount and measured pieces, which have their own form. */
  details_version: Generated<number>;
  channel: Generated<EnquiryChannel>;
  /** Town of the work. */
  town: string | null;
  /** In rupees. */
  quoted_amount: number | null;
  /** File names and notes for the search; triggers write this column. */
  attached_words: Generated<string>;
  search: GeneratedAlways<string>;
  /** Version of the privacy notice shown with the form; null if there was no form. */
  privacy_notice: string | null;
  read_at: Date | null;
  source: Json;
  /** Idempotency key: a text sent again within minutes is stored once. */
  fingerprint: string | null;
  /** Null unless the status is `trash`. */
  deleted_at: Date | null;
  status_before: EnquiryStatus | null;
  created_at: Generated<Date>;
  origin_id: Generated<string>;
}

/** Notes never change. */
interface EnquiryNotesTable {
  id: GeneratedAlways<number>;
  enquiry_id: number;
  /** Username of the admin, or the customer's name. */
  author: string;
  /** True for a question about a quotation. */
  from_customer: Generated<boolean>;
  text: string;
  created_at: Generated<Date>;
}

interface EnquiryEventsTable {
  id: GeneratedAlways<number>;
  enquiry_id: number;
  kind: EnquiryEventKind;
  /** Null for the site itself. */
  author: string | null;
  before: string | null;
  after: string | null;
  /** The same for all enquiries of one bulk action. */
  batch: string | null;
  created_at: Generated<Date>;
}

interface EnquiryAttachmentsTable {
  id: GeneratedAlways<number>;
  /** Null while the file is staged. */
  enquiry_id: number | null;
  /** Hash of the form token; null unless staged. */
  form_hash: string | null;
  /** Null unless staged. */
  network_hash: string | null;
  file_id: number;
  name: string;
  bytes: number;
  created_at: Generated<Date>;
}

interface QuarantineWatchTable {
  singleton: Generated<boolean>;
  notified_at: Date | null;
  visited_at: Date | null;
}

interface TodayMailsTable {
  singleton: Generated<boolean>;
  /** Day in India for which the last email was queued. */
  queued_on: ColumnType<Date, string, string>;
}

interface CalendarAddressesTable {
  admin_id: number;
  token_hash: string;
  created_at: Generated<Date>;
}

declare module "~/platform/database/tables" {
  interface Tables {
    enquiries: EnquiriesTable;
    enquiry_notes: EnquiryNotesTable;
    enquiry_events: EnquiryEventsTable;
    enquiry_attachments: EnquiryAttachmentsTable;
    quarantine_watch: QuarantineWatchTable;
    today_mails: TodayMailsTable;
    calendar_addresses: CalendarAddressesTable;
  }
}

export type EnquiryRow = Selectable<EnquiriesTable>;
export type NewEnquiryRow = Insertable<EnquiriesTable>;
