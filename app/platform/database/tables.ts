import type { ColumnType, Generated, GeneratedAlways, Selectable } from "kysely";

/** Not validated when read; written with `JSON.stringify`. */
export type Json = ColumnType<unknown, string | undefined, string>;

interface ImagesTable {
  id: GeneratedAlways<number>;
  /** Of the uploaded bytes, in lower-case hexadecimal. */
  sha256: string;
  width: number;
  height: number;
  storage_key: string;
  placeholder: string | null;
  /** `ImageVariants`; null until the worker has created them. */
  variants: ColumnType<unknown, string | null | undefined, string | null>;
  attempts: Generated<number>;
  /** In the future while an instance has the lease. */
  next_attempt_at: Generated<Date>;
  /** Last upload, or last time an unsaved form renewed it. An orphaned image is deleted a day later. */
  created_at: Generated<Date>;
}

/** Identical files are stored once. Only admins can open them. */
interface AttachedFilesTable {
  id: GeneratedAlways<number>;
  sha256: string;
  /** For the admin: a JPEG, PNG or PDF. */
  storage_key: string;
  /** The uploaded HEIC file without metadata; null for other formats. */
  source_key: string | null;
  /** A `data:` URI; null for a PDF. */
  thumbnail: string | null;
  /** Last upload of these bytes. An orphaned file is deleted an hour later. */
  created_at: Generated<Date>;
}

/** One row for each save. The newest row of a document is current. */
interface RevisionsTable {
  id: GeneratedAlways<number>;
  /** Such as "firm", or "picture:home-hero" for a picture slot. */
  document: string;
  /** Id of the revision it replaces; 0 for the first. */
  previous_id: number;
  content: Json;
  created_at: Generated<Date>;
}

interface RevisionImagesTable {
  revision_id: number;
  image_id: number;
}

export type QuotationMailKind =
  | "quotation"
  | "quotation-accepted"
  | "quotation-answer"
  | "quotation-question";

/** Emails are stored in the same transaction as the data they report, and retried until sent. */
interface OutboxTable {
  id: GeneratedAlways<number>;
  /** Null for a quarantine notice or the Today email. */
  enquiry_id: number | null;
  /** `addition`: files added later; `quarantine`: the number of quarantined enquiries; `today`: the morning email. */
  kind:
    | "notification"
    | "acknowledgement"
    | "addition"
    | "quarantine"
    | "today"
    | "testimonial"
    | QuotationMailKind;
  quotation_version_id: number | null;
  /** Sent in one email with all other due bundled rows. */
  bundled: Generated<boolean>;
  recipient: string;
  attempts: Generated<number>;
  next_attempt_at: Generated<Date>;
  last_error: string | null;
  sent_at: Date | null;
  failed_at: Date | null;
  created_at: Generated<Date>;
}

/** At most one row, created with the first subscription. */
interface PushKeysTable {
  singleton: Generated<boolean>;
  public_key: string;
  /** Secret: do not log or show. */
  private_key: string;
  created_at: Generated<Date>;
}

interface PushSubscriptionsTable {
  id: GeneratedAlways<number>;
  admin_id: number;
  /** Null when the session has expired. */
  session_id: number | null;
  endpoint: string;
  p256dh: string;
  auth: string;
  user_agent: string | null;
  created_at: Generated<Date>;
  sent_at: Date | null;
  failed_at: Date | null;
  /** Null without a pending notification. */
  queued_at: Date | null;
  queued_kind: Generated<NoticeKind>;
  next_attempt_at: Date | null;
  attempts: Generated<number>;
}

export type NoticeKind = "enquiry" | "quotation";

/** New enquiries, and customers' answers to quotations, that need a notification. */
interface PushNoticesTable {
  id: GeneratedAlways<number>;
  kind: Generated<NoticeKind>;
  created_at: Generated<Date>;
}

interface RateLimitHitsTable {
  id: GeneratedAlways<number>;
  key: string;
  at: Generated<Date>;
}

interface IdempotencyKeysTable {
  /** Hash of the form's key and content. */
  key: string;
  claimed_at: Generated<Date>;
}

/** Rows erased at a person's request. */
interface ErasedOriginsTable {
  origin_id: string;
  /** True for the enquiry that an admin erased. All enquiries with its phone or email were erased with it. */
  is_request: Generated<boolean>;
}

/** One row per day, in Indian time. */
interface BackupsTable {
  day: ColumnType<string, string, never>;
  started_at: Generated<Date>;
  /** Null until complete. */
  completed_at: Date | null;
  bytes: number | null;
  rows: number | null;
  /** Null until a test restore has matched. */
  tested_at: Date | null;
  failure: string | null;
}

/** At most one row. */
interface ContentVersionTable {
  singleton: Generated<boolean>;
  /** Triggers change it when public content changes. */
  version: Generated<string>;
}

interface ClockWatchTable {
  singleton: Generated<boolean>;
  seen_at: Date;
  /** Start of the period without a clock jump. */
  steady_since: Date;
}

/** Running instances of the site that use PostgreSQL and store pictures on disk. */
interface InstancesTable {
  id: string;
  /** Random id from a file in the data folder. */
  folder_id: string;
  /** By the clock of the database. */
  seen_at: Generated<Date>;
}

interface SiteTable {
  singleton: Generated<boolean>;
  /** Prefix of the files in a shared bucket. */
  id: Generated<string>;
}

/** Each feature adds its own tables. */
export interface Tables {
  images: ImagesTable;
  attached_files: AttachedFilesTable;
  revisions: RevisionsTable;
  revision_images: RevisionImagesTable;
  outbox: OutboxTable;
  push_keys: PushKeysTable;
  push_subscriptions: PushSubscriptionsTable;
  push_notices: PushNoticesTable;
  rate_limit_hits: RateLimitHitsTable;
  idempotency_keys: IdempotencyKeysTable;
  erased_origins: ErasedOriginsTable;
  backups: BackupsTable;
  content_version: ContentVersionTable;
  clock_watch: ClockWatchTable;
  instances: InstancesTable;
  site: SiteTable;
}

export type ImageRow = Selectable<ImagesTable>;
export type OutboxRow = Selectable<OutboxTable>;
