import type { Insertable, Selectable } from "kysely";
import type {
  AdminsTable,
  CalendarAddressesTable,
  IdempotencyKeysTable,
  PendingFormsTable,
  RateLimitHitsTable,
  RecoveryCodesTable,
  SessionsTable,
} from "./account-tables";
import type {
  GalleryItemsTable,
  ImagesTable,
  ProjectPicturesTable,
  ProjectsTable,
  RevisionImagesTable,
  RevisionsTable,
  TestimonialsTable,
} from "./content-tables";
import type {
  AttachedFilesTable,
  EnquiriesTable,
  EnquiryAttachmentsTable,
  EnquiryEventsTable,
  EnquiryNotesTable,
  ErasedOriginsTable,
  PrivacyLogTable,
} from "./enquiry-tables";
import type {
  OutboxTable,
  PushKeysTable,
  PushNoticesTable,
  PushSubscriptionsTable,
  QuarantineWatchTable,
  TodayMailsTable,
} from "./notification-tables";
import type {
  BackupsTable,
  ClockWatchTable,
  ContentVersionTable,
  InstancesTable,
  SiteTable,
} from "./operation-tables";
import type {
  OrderStagesTable,
  OrderSumsView,
  OrdersTable,
  PaymentsTable,
  QuotationLinksTable,
  QuotationNumbersTable,
  QuotationsTable,
  QuotationVersionsTable,
  RatesTable,
} from "./quotation-tables";

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
  rate_limit_hits: RateLimitHitsTable;
  idempotency_keys: IdempotencyKeysTable;
  site: SiteTable;
  content_version: ContentVersionTable;
  recovery_codes: RecoveryCodesTable;
  pending_forms: PendingFormsTable;
  backups: BackupsTable;
  instances: InstancesTable;
  revisions: RevisionsTable;
  revision_images: RevisionImagesTable;
  testimonials: TestimonialsTable;
  privacy_log: PrivacyLogTable;
  erased_origins: ErasedOriginsTable;
  clock_watch: ClockWatchTable;
  quotations: QuotationsTable;
  quotation_versions: QuotationVersionsTable;
  quotation_links: QuotationLinksTable;
  quotation_numbers: QuotationNumbersTable;
  rates: RatesTable;
  orders: OrdersTable;
  order_sums: OrderSumsView;
  order_stages: OrderStagesTable;
  payments: PaymentsTable;
}

export type AdminRow = Selectable<AdminsTable>;
export type ImageRow = Selectable<ImagesTable>;
export type NewProjectRow = Insertable<ProjectsTable>;
export type NewGalleryItemRow = Insertable<GalleryItemsTable>;
export type EnquiryRow = Selectable<EnquiriesTable>;
export type NewEnquiryRow = Insertable<EnquiriesTable>;
export type OutboxRow = Selectable<OutboxTable>;
