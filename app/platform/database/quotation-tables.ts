import type { ColumnType, Generated, GeneratedAlways } from "kysely";
import type { Json } from "./json-column";

/** Read it as text (`valid_until::text`): the drivers turn a date into a time. */
type Day = ColumnType<Date, string, string>;

export interface QuotationsTable {
  id: GeneratedAlways<number>;
  /** Null after the enquiry was purged; only accepted quotations remain. */
  enquiry_id: number | null;
  /** Such as Q/2026-27/0042; null until sent. */
  number: string | null;
  /** See `draftSchema`; null after the enquiry was purged. */
  draft: ColumnType<unknown, string | null, string | null>;
  /** Of the draft, for optimistic concurrency. */
  version: Generated<number>;
  /** Number, name and address of the customer, in lower case. */
  search: GeneratedAlways<string>;
  origin_id: Generated<string>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

/** Sent versions; the newest is current. */
export interface QuotationVersionsTable {
  id: GeneratedAlways<number>;
  quotation_id: number;
  version: number;
  is_current: Generated<boolean>;
  /** See `sentQuotationSchema`; never changes. */
  content: ColumnType<unknown, string, never>;
  /** See `sentTotalsSchema`; never changes. */
  totals: ColumnType<unknown, string, never>;
  /** Of content and totals, in lower-case hexadecimal. */
  sha256: ColumnType<string, string, never>;
  /** Set for a version sent before totals were stored: then `sha256` covers only the content. */
  totals_sha256: ColumnType<string | null, null | undefined, never>;
  /** What the last check found; null if the version is as it was sent. */
  fault: "altered" | "total" | null;
  /** Sentences about changes since the previous version. */
  changes: Json;
  /** In rupees, from `totals`. */
  total: GeneratedAlways<number>;
  /** Last day on which it can be accepted. */
  valid_until: Day;
  sent_at: Generated<Date>;
  opened_at: Date | null;
  accepted_at: Date | null;
  accepted_by: string | null;
  declined_at: Date | null;
  decline_reason: string | null;
  withdrawn_at: Date | null;
}

export interface QuotationLinksTable {
  token_hash: string;
  quotation_version_id: number;
  created_at: Generated<Date>;
}

export interface QuotationNumbersTable {
  /** Such as 2026-27. */
  financial_year: string;
  last: number;
}

export type QuantityUnit = "ft" | "m" | "sqft" | "sqm" | "kg" | "piece" | "lump";

export interface RatesTable {
  id: GeneratedAlways<number>;
  /** A kind of work, or an extra such as transport. */
  kind: string;
  finish: Generated<string>;
  unit: QuantityUnit;
  /** In paise per unit. */
  rate: number;
  /** In per cent. */
  gst: number;
  /** HSN or SAC. */
  hsn: string;
}

/** The stage "fitted" is the enquiry's `work_done_at`. */
type StoredStage = "measured" | "approved" | "in-work" | "ready" | "paid";

export interface OrderStagesTable {
  enquiry_id: number;
  stage: StoredStage;
  reached_on: Day;
}

export interface PaymentsTable {
  id: GeneratedAlways<number>;
  enquiry_id: number;
  /** In rupees. */
  amount: number;
  method: "upi" | "bank" | "cash" | "cheque";
  reference: Generated<string>;
  received_on: Day;
  author: string;
  created_at: Generated<Date>;
}
