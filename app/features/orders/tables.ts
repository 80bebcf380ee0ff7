import type { ColumnType, Generated, GeneratedAlways } from "kysely";
import type { OrderStage, Payment } from "./order";

/** Read it as text (`valid_until::text`): the drivers turn a date into a time. */
type Day = ColumnType<Date, string, string>;

interface OrdersTable {
  id: GeneratedAlways<number>;
  /** Null after the enquiry was purged; only orders with payments or accepted quotations remain. */
  enquiry_id: number | null;
  /** Agreed besides the accepted quotations, in rupees; negative for a later discount. */
  agreed_amount: number | null;
  created_at: Generated<Date>;
}

/** A view. All amounts are in rupees. */
interface OrderSumsView {
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
interface OrderStagesTable {
  order_id: number;
  stage: OrderStage;
  reached_on: Day;
}

interface PaymentsTable {
  id: GeneratedAlways<number>;
  order_id: number;
  /** In rupees; negative for a refund. */
  amount: number;
  method: Payment["method"];
  reference: Generated<string>;
  /** For the owner only. */
  note: Generated<string>;
  received_on: Day;
  author: string;
  created_at: Generated<Date>;
  /** Set when the owner removed it by mistake or on purpose; it can be put back. */
  removed_at: Date | null;
}

declare module "~/platform/database/tables" {
  interface Tables {
    orders: OrdersTable;
    order_sums: OrderSumsView;
    order_stages: OrderStagesTable;
    payments: PaymentsTable;
  }
}
