import type { ColumnType, Generated, GeneratedAlways, Insertable, Selectable } from "kysely";
import type {
  AttachedFilesTable,
  CalendarAddressesTable,
  EnquiriesTable,
  EnquiryAttachmentsTable,
  EnquiryEventsTable,
  EnquiryNotesTable,
  ErasedOriginsTable,
  Json,
  OutboxTable,
  PrivacyLogTable,
  PushKeysTable,
  PushNoticesTable,
  PushSubscriptionsTable,
  QuarantineWatchTable,
  TestimonialsTable,
  TodayMailsTable,
} from "./enquiry-tables";

/** The tables of the database as the migrations leave them. */
export interface Tables {
  admins: AdminsTable;
  sessions: SessionsTable;
  images: ImagesTable;
  projects: ProjectsTable;
  project_pictures: ProjectPicturesTable;
  gallery_items: GalleryItemsTable;
  enquiries: EnquiriesTable;
  enquiry_notes: EnquiryNotesTable;
  enquiry_events: EnquiryEventsTable;
  enquiry_attachments: EnquiryAttachmentsTable;
  attached_files: AttachedFilesTable;
  outbox: OutboxTable;
  quarantine_watch: QuarantineWatchTable;
  today_mails: TodayMailsTable;
  calendar_addresses: CalendarAddressesTable;
  push_keys: PushKeysTable;
  push_subscriptions: PushSubscriptionsTable;
  push_notices: PushNoticesTable;
  attempts: AttemptsTable;
  content_version: ContentVersionTable;
  recovery_codes: RecoveryCodesTable;
  pending_forms: PendingFormsTable;
  backups: BackupsTable;
  instances: InstancesTable;
  revisions: RevisionsTable;
  site_pictures: SitePicturesTable;
  testimonials: TestimonialsTable;
  privacy_log: PrivacyLogTable;
  erased_origins: ErasedOriginsTable;
  clock_watch: ClockWatchTable;
}

interface AdminsTable {
  id: GeneratedAlways<number>;
  username: string;
  password_hash: string;
  /** Hash of the last ADMIN_PASSWORD that was applied, so that a changed one resets the password once. */
  configured_password_hash: string | null;
  /** The secret of the second step of signing in; null while it is off. */
  totp_secret: string | null;
  /** A secret that is not yet confirmed by a code. */
  pending_totp_secret: string | null;
  /** The time step of the last code that was taken, which is not taken again. */
  last_totp_step: number | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

interface SessionsTable {
  id: GeneratedAlways<number>;
  token_hash: string;
  admin_id: number;
  created_at: Generated<Date>;
  last_seen_at: Generated<Date>;
  expires_at: Date;
  user_agent: string | null;
  /** Where it was last used from. */
  address: string | null;
}

interface ImagesTable {
  id: GeneratedAlways<number>;
  /** Hash of the uploaded bytes in lower-case hexadecimal. */
  sha256: string;
  width: number;
  height: number;
  storage_key: string;
  placeholder: string | null;
  /** The encoded files as `ImageVariants`; null until the worker made them. */
  variants: ColumnType<unknown, string | null | undefined, string | null>;
  attempts: Generated<number>;
  /** When the worker may next try; in the future while an instance has the lease. */
  next_attempt_at: Generated<Date>;
  /** Last upload of these bytes, or last extension of the lease: an orphaned image is collected a day later. */
  created_at: Generated<Date>;
}

/** What projects and gallery items share. */
interface ItemColumns {
  id: GeneratedAlways<number>;
  title: string;
  image_id: number | null;
  image_alt: string | null;
  /** It came with the site; false once the owner has changed it. */
  is_sample: Generated<boolean>;
  /** Null for imported items of unknown date; now() when left out of an insert. */
  created_at: Generated<Date | null>;
  updated_at: Generated<Date>;
  /** Goes up with every change, so that two editors do not overwrite each other unawares. */
  version: Generated<number>;
  /** The place in the list, the highest first; the database puts a new item where its date belongs. */
  rank: Generated<number>;
  /** What a search looks through, in small letters. */
  search: GeneratedAlways<string>;
  deleted_at: Date | null;
  /** What it is called on every site that it is imported into. */
  origin_id: Generated<string>;
}

interface ProjectsTable extends ItemColumns {
  description: Generated<string>;
  location: string | null;
  /** Visitors do not see it. */
  is_draft: Generated<boolean>;
  /** The month in which it was finished, as in `2026-03`; null where the owner has not said. */
  finished: string | null;
}

/** The further pictures of a project; its first is in its own row. */
interface ProjectPicturesTable {
  id: GeneratedAlways<number>;
  project_id: number;
  image_id: number;
  image_alt: string | null;
  /** From 1. */
  place: number;
}

interface GalleryItemsTable extends ItemColumns {
  content: Generated<string>;
}

/** Rate limiting: one row an attempt. */
interface AttemptsTable {
  id: GeneratedAlways<number>;
  key: string;
  at: Generated<Date>;
}

interface RecoveryCodesTable {
  id: GeneratedAlways<number>;
  admin_id: number;
  code_hash: string;
}

/** Forms that were being sent when their session had expired; they wait for a new sign-in. */
interface PendingFormsTable {
  id: GeneratedAlways<number>;
  token_hash: string;
  admin_id: number;
  path: string;
  fields: Json;
  expires_at: Date;
}

/** The nightly backups, by the day in India. */
interface BackupsTable {
  day: ColumnType<string, string, never>;
  /** When an instance began to make it. */
  started_at: Generated<Date>;
  /** When it was whole; null while it is not. */
  made_at: Date | null;
  bytes: number | null;
  rows: number | null;
  /** When it was restored into a throw-away database and found to be the same; null while it is not. */
  proven_at: Date | null;
  /** Why the last attempt failed. */
  failure: string | null;
}

/** The instances that run on a PostgreSQL server and store pictures on disk. */
interface InstancesTable {
  id: string;
  /** The random id that is in a file of the data folder. */
  folder_id: string;
  /** By the clock of the database. */
  seen_at: Generated<Date>;
}

/** One row at most: none until the first look at the clock. */
interface ClockWatchTable {
  singleton: Generated<boolean>;
  seen_at: Date;
  /** Since when it has run without a jump. */
  steady_since: Date;
}

/** One row at most: none until something was changed. */
interface ContentVersionTable {
  singleton: Generated<boolean>;
  /** Another one after every change to what public pages show; the database sees to it. */
  version: Generated<string>;
}

/** Saved states of what the owner writes about the site itself; the newest of a document is the current one. */
interface RevisionsTable {
  id: GeneratedAlways<number>;
  /** Names what it is a state of, such as "firm". */
  document: string;
  /** The revision that it was made from; 0 for the first. */
  follows: number;
  content: Json;
  created_at: Generated<Date>;
}

/** Saved states of the places of the site's own pictures; the newest of a place is the current one. */
interface SitePicturesTable {
  id: GeneratedAlways<number>;
  /** Names the place, as in `content/pictures/slots/`. */
  place: string;
  /** The state that it was made from; 0 for the first. */
  follows: number;
  /** The whole photograph; null where the delivered picture stands. */
  photograph_id: number | null;
  /** The part of it that the place shows. */
  image_id: number | null;
  /** The part that upright screens show, where another part suits them. */
  upright_image_id: number | null;
  /** The part that previews of links show, where the picture heads a page. */
  card_image_id: number | null;
  /** What is seen. */
  alt: Generated<string>;
  /** How the part was chosen, as `Framing`. */
  framing: ColumnType<unknown, string | null, never>;
  created_at: Generated<Date>;
}

export type AdminRow = Selectable<AdminsTable>;
export type ImageRow = Selectable<ImagesTable>;
export type NewProjectRow = Insertable<ProjectsTable>;
export type NewGalleryItemRow = Insertable<GalleryItemsTable>;
export type EnquiryRow = Selectable<EnquiriesTable>;
export type NewEnquiryRow = Insertable<EnquiriesTable>;
export type OutboxRow = Selectable<OutboxTable>;
