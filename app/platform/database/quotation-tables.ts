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
  /** The accepted quotation that this one replaces in the order when the customer accepts it. */
  replaces_id: number | null;
  /** Of the draft, for optimistic concurrency. */
  version: Generated<number>;
  /** Number, name and address of the customer, in lower case. */
  search: GeneratedAlways<string>;
  origin_id: Generated<string>;
  /** Set while a draft is in the trash; null once the quotation was sent. */
  deleted_at: Date | null;
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
  /** See `acceptedChoiceSchema`; null unless accepted with alternatives or optional lines. */
  choice: ColumnType<unknown, null | undefined, string | null>;
  /** Sentences about changes since the previous version. */
  changes: Json;
  /** In rupees, from `totals`, or from `choice` once accepted. */
  total: GeneratedAlways<number>;
  /** Last day on which it can be accepted. */
  valid_until: Day;
  sent_at: Generated<Date>;
  opened_at: Date | null;
  accepted_at: Date | null;
  accepted_by: string | null;
  /** Set with `accepted_at`. */
  accepted_via: "online" | "phone" | "whatsapp" | "in-person" | null;
  /** Username of the admin; null for the customer's own acceptance. */
  accepted_recorded_by: string | null;
  /** Null for an accepted version that a later quotation has replaced. */
  order_id: number | null;
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
  /** Of the work, such as the infill of a railing; empty for any, as are grade and finish. */
  variant: Generated<string>;
  /** Of steel. */
  grade: Generated<string>;
  finish: Generated<string>;
  unit: QuantityUnit;
  /** In paise per unit. */
  rate: number;
  /** In per cent. */
  gst: number;
  /** HSN or SAC. */
  hsn: string;
}

export interface OrdersTable {
  id: GeneratedAlways<number>;
  /** Null after the enquiry was purged; only orders with payments or accepted quotations remain. */
  enquiry_id: number | null;
  /** Agreed besides the accepted quotations, in rupees; negative for a later discount. */
  agreed_amount: number | null;
  created_at: Generated<Date>;
}

/** A view. All amounts are in rupees. */
export interface OrderSumsView {
  order_id: number;
  quotation_count: number;
  /** Sum of the advances of the accepted quotations. */
  advance: number;
  /** Sum of the payments that were not removed. */
  paid: number;
  /** Null when nothing is agreed. */
  total: number | null;
}

/** While the enquiry exists, the stage "fitted" is its `work_done_at`. */
export interface OrderStagesTable {
  order_id: number;
  stage: "measured" | "approved" | "in-work" | "ready" | "fitted" | "paid";
  reached_on: Day;
}

export interface PaymentsTable {
  id: GeneratedAlways<number>;
  order_id: number;
  /** In rupees; negative for a refund. */
  amount: number;
  method: "upi" | "bank" | "cash" | "cheque";
  reference: Generated<string>;
  /** For the owner only. */
  note: Generated<string>;
  received_on: Day;
  author: string;
  created_at: Generated<Date>;
  /** Set when the owner removed it by mistake or on purpose; it can be put back. */
  removed_at: Date | null;
}
