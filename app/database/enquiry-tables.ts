import type { ColumnType, Generated, GeneratedAlways } from "kysely";

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

/** What is recorded of an enquiry beside its notes and mails. */
export type EnquiryEventKind =
  | "entered"
  | "read"
  | "call"
  | "chat"
  | "status"
  | "follow-up"
  | "amount"
  | "photographs";

export type ItemKind = "project" | "gallery";

/** Waits for approval, is shown to visitors, or is hidden from them. */
export type TestimonialState = "pending" | "shown" | "hidden";

/** What is done with personal data. */
export type PrivacyAct = "given" | "erased" | "exported" | "expired";

/** A JSON column whose value the reader parses: objects when read, `JSON.stringify`ed when written. */
export type Json = ColumnType<unknown, string | undefined, string>;

/** Messages and quote requests, and what the owner enters himself. */
export interface EnquiriesTable {
  id: GeneratedAlways<number>;
  kind: "message" | "quote";
  name: string;
  email: string | null;
  phone: string | null;
  message: Generated<string>;
  details: Json;
  /** What should be made and how big, with a version number of its own (`parsePieces`); null where that was not answered. */
  pieces: ColumnType<unknown, string | null | undefined, string | null>;
  /** The project or gallery picture that it wants something like, and its title at that time; the item may be gone. */
  like_kind: ItemKind | null;
  like_id: number | null;
  like_title: string | null;
  status: Generated<EnquiryStatus>;
  /** Why it was quarantined, in sentences; they stay when it leaves the quarantine. */
  spam_reasons: Json;
  /** Day of the next step: read as text (`follow_up_on::text`), because the drivers turn a date into a time. */
  follow_up_on: ColumnType<Date | null, string | null | undefined, string | null>;
  /** Goes up with every change of status or next step, so that two editors do not overwrite each other unawares. */
  version: Generated<number>;
  /** How it came in: by the website's forms, or entered by the owner. */
  channel: Generated<EnquiryChannel>;
  /** Where the work is to be done, as far as it is known. */
  place: string | null;
  /** In rupees. */
  quoted_amount: number | null;
  /** File names and notes; triggers write it. */
  more_words: Generated<string>;
  /** Searchable text in lower case. */
  search: GeneratedAlways<string>;
  /** Version of the privacy notice beside its form; null where it came without a form. */
  privacy_notice: string | null;
  read_at: Date | null;
  source: Json;
  /** Unique idempotency key: the same words sent twice within minutes are stored once (`on conflict (fingerprint) do nothing`). */
  fingerprint: string | null;
  /** When it was moved to the trash; null unless its status is `trash`. */
  deleted_at: Date | null;
  /** Its status before it was moved to the trash. */
  status_before: EnquiryStatus | null;
  created_at: Generated<Date>;
  /** What it is called on every site that it is imported into. */
  origin_id: Generated<string>;
}

/** What admins note about an enquiry; a note never changes. */
export interface EnquiryNotesTable {
  id: GeneratedAlways<number>;
  enquiry_id: number;
  /** User name of the admin who wrote it. */
  author: string;
  text: string;
  created_at: Generated<Date>;
}

/** What was done with an enquiry, for its history and for Undo. */
export interface EnquiryEventsTable {
  id: GeneratedAlways<number>;
  enquiry_id: number;
  kind: EnquiryEventKind;
  /** User name of the admin. */
  author: string | null;
  before: string | null;
  after: string | null;
  /** What was done to several enquiries at once, and can be taken back at once. */
  batch: string | null;
  created_at: Generated<Date>;
}

/** A file of an enquiry, or a staged file of a form that is no enquiry yet. */
export interface EnquiryAttachmentsTable {
  id: GeneratedAlways<number>;
  /** Null while the file is staged. */
  enquiry_id: number | null;
  /** Hash of the form token while the file is staged, else null. */
  form_hash: string | null;
  /** Hash of the network that it came from while it is staged, else null. */
  network_hash: string | null;
  file_id: number;
  name: string;
  /** Size of the uploaded file. */
  bytes: number;
  created_at: Generated<Date>;
}

/** The stored content of attachments, the same bytes once; only the admin can open it. */
export interface AttachedFilesTable {
  id: GeneratedAlways<number>;
  /** Hash of the uploaded bytes in lower-case hexadecimal. */
  sha256: string;
  /** Key of the file that the admin opens: a JPEG, a PNG or the PDF. */
  storage_key: string;
  /** Key of the uploaded HEIC file without its metadata; null for other formats. */
  source_key: string | null;
  /** A `data:` URI; null for a PDF. */
  thumbnail: string | null;
  /** Last upload of these bytes: an orphaned file is collected an hour later. */
  created_at: Generated<Date>;
}

/** Mails, stored in one transaction with what they are about, and sent until they arrive. */
export interface OutboxTable {
  id: GeneratedAlways<number>;
  /** Null for a mail about the quarantine as a whole, or with Today. */
  enquiry_id: number | null;
  /**
   * `addition` notifies the business of files that were added to the enquiry later; `quarantine` tells it how many wait there;
   * `today` is the morning's mail.
   */
  kind: "notification" | "acknowledgement" | "addition" | "quarantine" | "today";
  /** Sent in one mail with all others that are bundled and due. */
  bundled: Generated<boolean>;
  recipient: string;
  attempts: Generated<number>;
  next_attempt_at: Generated<Date>;
  last_error: string | null;
  sent_at: Date | null;
  failed_at: Date | null;
  created_at: Generated<Date>;
}

/** One row at most: none until something was quarantined. */
export interface QuarantineWatchTable {
  singleton: Generated<boolean>;
  /** When the last notice of the quarantine was put into the outbox. */
  noticed_at: Date | null;
  /** When an admin last looked at what waits there. */
  looked_at: Date | null;
}

/** One row at most: none until the first morning. */
export interface TodayMailsTable {
  singleton: Generated<boolean>;
  /** The day in India whose mail was planned last. */
  planned_on: ColumnType<Date, string, string>;
}

/** Secret addresses of the calendar with the next steps. */
export interface CalendarAddressesTable {
  admin_id: number;
  token_hash: string;
  created_at: Generated<Date>;
}

/** What customers said. */
export interface TestimonialsTable {
  id: GeneratedAlways<number>;
  text: string;
  name: string;
  place: string;
  stars: number;
  /** As 2031-05-01. */
  given_on: ColumnType<Date | null, string | null, string | null>;
  /** How it came: "Google", "by the link", "on the phone". */
  source: string;
  /** How the customer agreed that it is shown. */
  consent: string;
  state: TestimonialState;
  /** The greater is shown first. */
  rank: number;
  /** For optimistic concurrency. */
  version: Generated<number>;
  /** The enquiry whose customer wrote it behind a personal link. */
  enquiry_id: number | null;
  deleted_at: Date | null;
  created_at: Generated<Date>;
  /** What it is called on every site that it is imported into. */
  origin_id: Generated<string>;
}

/** What was done with personal data. */
export interface PrivacyLogTable {
  id: GeneratedAlways<number>;
  act: PrivacyAct;
  author: string;
  /** Null where there were more than are counted. */
  enquiries: number | null;
  at: Generated<Date>;
}

/** The names of what was erased because a person asked for it. */
export interface ErasedOriginsTable {
  origin_id: string;
}

/** One row at most: none until a device is subscribed for the first time. */
export interface PushKeysTable {
  singleton: Generated<boolean>;
  public_key: string;
  /** Never to be logged or shown. */
  private_key: string;
  created_at: Generated<Date>;
}

/** Devices that show notifications, and what is due to each. */
export interface PushSubscriptionsTable {
  id: GeneratedAlways<number>;
  admin_id: number;
  /** The session that it was made with; null when that expired. */
  session_id: number | null;
  endpoint: string;
  p256dh: string;
  auth: string;
  user_agent: string | null;
  created_at: Generated<Date>;
  /** When its push service last took a notification, and when it last failed to. */
  sent_at: Date | null;
  failed_at: Date | null;
  /** When the waiting notification was planned; null while none waits. */
  planned_at: Date | null;
  next_attempt_at: Date | null;
  attempts: Generated<number>;
}

/** Enquiries that came in and that no device was told of yet. */
export interface PushNoticesTable {
  id: GeneratedAlways<number>;
  created_at: Generated<Date>;
}
