import type { ColumnType, Generated, GeneratedAlways } from "kysely";

export type TestimonialState = "pending" | "shown" | "hidden";

interface TestimonialsTable {
  id: GeneratedAlways<number>;
  text: string;
  name: string;
  /** Such as "House owner, Pollachi". */
  role: string;
  stars: number;
  /** Such as 2031-05-01. */
  given_on: ColumnType<Date | null, string | null, string | null>;
  /** Such as "Google", "review link" or "by phone". */
  source: string;
  /** How the customer agreed to publication. */
  consent: string;
  state: Generated<TestimonialState>;
  rank: Generated<number>;
  version: Generated<number>;
  /** Set when the customer used a feedback link. */
  enquiry_id: number | null;
  search: GeneratedAlways<string>;
  deleted_at: Date | null;
  created_at: Generated<Date>;
  origin_id: Generated<string>;
}

declare module "~/platform/database/tables" {
  interface Tables {
    testimonials: TestimonialsTable;
  }
}
