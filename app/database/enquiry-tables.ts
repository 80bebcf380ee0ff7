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

/** What is done with personal data. */
export type PrivacyAct = "given" | "erased" | "exported" | "expired";

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
  town: string | null;
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
  /** The enquiry that an admin erased: all with its phone or email went with it. */
  is_request: Generated<boolean>;
}
