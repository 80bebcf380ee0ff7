import type { ColumnType, Generated, GeneratedAlways } from "kysely";
import type { Json } from "~/platform/database/tables";
import type { AcceptanceWay } from "./quotation-state";

/** Read it as text (`valid_until::text`): the drivers turn a date into a time. */
type Day = ColumnType<Date, string, string>;

interface QuotationsTable {
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

export type RecordFault = "altered" | "total";

/** Sent versions; the newest is current. */
interface QuotationVersionsTable {
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
  fault: RecordFault | null;
  /** See `acceptedChoiceSchema`; null unless accepted with alternatives or optional lines. */
  choice: ColumnType<unknown, null | undefined, string | null>;
  /** Sentences about changes since the previous version. */
  changes: Json;
  /**
   * In rupees, from `totals`, or from `choice` once accepted. Until then, alternatives count as the cheapest, in all lists and
   * figures: the customer pays at least that.
   */
  total: GeneratedAlways<number>;
  /** Of the dearest alternative, in rupees; otherwise the same as `total`. */
  highest_total: GeneratedAlways<number>;
  /** In paise; 0 until one of several alternatives is accepted. */
  advance: GeneratedAlways<number>;
  /** Last day on which it can be accepted. */
  valid_until: Day;
  sent_at: Generated<Date>;
  opened_at: Date | null;
  accepted_at: Date | null;
  accepted_by: string | null;
  /** Set with `accepted_at`. */
  accepted_via: AcceptanceWay | null;
  /** Username of the admin; null for the customer's own acceptance. */
  accepted_recorded_by: string | null;
  /** Null for an accepted version that a later quotation has replaced. */
  order_id: number | null;
  /** Agreed without a quotation, in rupees, until this version took its place in the order. */
  replaced_amount: number | null;
  declined_at: Date | null;
  decline_reason: string | null;
  withdrawn_at: Date | null;
}

interface QuotationLinksTable {
  token_hash: string;
  quotation_version_id: number;
  created_at: Generated<Date>;
}

interface QuotationNumbersTable {
  /** Such as 2026-27. */
  financial_year: string;
  last: number;
}

export type QuantityUnit = "ft" | "m" | "sqft" | "sqm" | "kg" | "piece" | "lump";

interface RatesTable {
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
  /** The least amount in paise; null for none. */
  minimum: number | null;
  /** The owner's, in paise per unit; null if unknown. */
  cost: number | null;
  /** In hundredths of a per cent. */
  wastage: Generated<number>;
}

declare module "~/platform/database/tables" {
  interface Tables {
    quotations: QuotationsTable;
    quotation_versions: QuotationVersionsTable;
    quotation_links: QuotationLinksTable;
    quotation_numbers: QuotationNumbersTable;
    rates: RatesTable;
  }
}
