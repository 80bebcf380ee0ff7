import type { ColumnType, Generated, GeneratedAlways } from "kysely";
import type { ItemKind } from "./content-tables";
import type { Json } from "./json-column";

export type EnquiryStatus =
  | "new"
  | "contacted"
  | "site-visit"
  | "quoted"
  | "won"
  | "lost"
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
  | "name"
  | "phone"
  | "email"
  | "town"
  | "pieces"
  | "lost"
  | "work-done"
  | "quotation"
  | "order";

export type FollowUpKind = "call" | "site-visit" | "quotation" | "other";

export type LostReason = "price" | "time" | "other-firm" | "no-answer";

export type PrivacyAct = "given" | "erased" | "exported" | "expired";

export interface EnquiriesTable {
  id: GeneratedAlways<number>;
  kind: "message" | "quote";
  name: string;
  email: string | null;
  phone: string | null;
  message: Generated<string>;
  details: Json;
  /** As the customer asked for them; versioned JSON, see `parsePieces`; null without sizes. */
  pieces: ColumnType<unknown, string | null | undefined, string | null>;
  /** As the owner measured them; null until then. */
  measured_pieces: ColumnType<unknown, string | null | undefined, string | null>;
  /** The liked item and its title at that time; the item may be gone. */
  like_kind: ItemKind | null;
  like_id: number | null;
  like_title: string | null;
  status: Generated<EnquiryStatus>;
  /** Reasons with weights, see `parseSpamReasons`; they stay after release from quarantine. */
  spam_reasons: Json;
  /** Read it as text (`follow_up_on::text`): the drivers turn a date into a time. */
  follow_up_on: ColumnType<Date | null, string | null | undefined, string | null>;
  follow_up_kind: Generated<FollowUpKind>;
  /** As 16:30 in India; null for the whole day. */
  follow_up_time: string | null;
  /** It stays when the status changes again; it counts only while the enquiry is lost. */
  lost_reason: LostReason | null;
  /** Of a won enquiry. */
  work_done_at: Date | null;
  /** For optimistic concurrency of status and follow-up. */
  version: Generated<number>;
  /** Of contact, town, quoted amount and measured pieces, which have a form of their own. */
  details_version: Generated<number>;
  channel: Generated<EnquiryChannel>;
  /** Of the work. */
  town: string | null;
  /** In rupees. */
  quoted_amount: number | null;
  /** File names and notes for the search; written by triggers. */
  more_words: Generated<string>;
  search: GeneratedAlways<string>;
  /** Version of the notice shown beside the form; null without a form. */
  privacy_notice: string | null;
  read_at: Date | null;
  source: Json;
  /** Idempotency key: the same text sent twice within minutes is stored once. */
  fingerprint: string | null;
  /** Null unless the status is `trash`. */
  deleted_at: Date | null;
  status_before: EnquiryStatus | null;
  created_at: Generated<Date>;
  /** The same on every site that imports the row. */
  origin_id: Generated<string>;
}

/** A note never changes. */
export interface EnquiryNotesTable {
  id: GeneratedAlways<number>;
  enquiry_id: number;
  author: string;
  text: string;
  created_at: Generated<Date>;
}

/** For the history and for Undo. */
export interface EnquiryEventsTable {
  id: GeneratedAlways<number>;
  enquiry_id: number;
  kind: EnquiryEventKind;
  /** User name; null for the site. */
  author: string | null;
  before: string | null;
  after: string | null;
  /** The same for all enquiries of one bulk action. */
  batch: string | null;
  created_at: Generated<Date>;
}

export interface EnquiryAttachmentsTable {
  id: GeneratedAlways<number>;
  /** Null while the file is staged. */
  enquiry_id: number | null;
  /** Hash of the form token; null unless staged. */
  form_hash: string | null;
  /** Null unless staged. */
  network_hash: string | null;
  file_id: number;
  name: string;
  /** Of the uploaded file. */
  bytes: number;
  created_at: Generated<Date>;
}

/** The same bytes are stored once; only the admin can open them. */
export interface AttachedFilesTable {
  id: GeneratedAlways<number>;
  /** Hash of the uploaded bytes in lower-case hexadecimal. */
  sha256: string;
  /** For the admin: a JPEG, PNG or PDF. */
  storage_key: string;
  /** The uploaded HEIC file without its metadata; null for other formats. */
  source_key: string | null;
  /** A `data:` URI; null for a PDF. */
  thumbnail: string | null;
  /** Last upload of these bytes: an orphaned file is deleted an hour later. */
  created_at: Generated<Date>;
}

export interface PrivacyLogTable {
  id: GeneratedAlways<number>;
  act: PrivacyAct;
  author: string;
  /** Null when too many to count. */
  enquiries: number | null;
  at: Generated<Date>;
}

/** Rows erased at a person's request. */
export interface ErasedOriginsTable {
  origin_id: string;
  /** The enquiry an admin erased. All enquiries with its phone or email were erased with it. */
  is_request: Generated<boolean>;
}
