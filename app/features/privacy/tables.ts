import type { Generated, GeneratedAlways } from "kysely";

export type PrivacyAct = "given" | "erased" | "exported" | "expired";

interface PrivacyLogTable {
  id: GeneratedAlways<number>;
  act: PrivacyAct;
  author: string;
  /** Null when there were too many to count. */
  enquiries: number | null;
  at: Generated<Date>;
}

declare module "~/platform/database/tables" {
  interface Tables {
    privacy_log: PrivacyLogTable;
  }
}
