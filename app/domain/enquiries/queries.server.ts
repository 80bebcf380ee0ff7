import type { Database } from "~/db/database.server";
import type { EnquiryRow } from "~/db/tables";
import type { Page } from "../items/page";
import type { Enquiry, QuoteDetails } from "./types";

/** What was sent through the site, newest first. */
export async function listEnquiries(db: Database, page: Page): Promise<Enquiry[]> {
  const rows = await db
    .selectFrom("enquiries")
    .select(["id", "kind", "name", "email", "phone", "message", "details", "status", "created_at"])
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  return rows.map(toEnquiry);
}

/** How many enquiries there are, or how many of one status (`new` until somebody has dealt with them). */
export async function countEnquiries(db: Database, status?: string): Promise<number> {
  const { count } = await db
    .selectFrom("enquiries")
    .select((query) => query.fn.countAll().as("count"))
    .$if(status !== undefined, (query) => query.where("status", "=", status ?? ""))
    .executeTakeFirstOrThrow();
  return Number(count);
}

type ReadColumns = Pick<
  EnquiryRow,
  "id" | "kind" | "name" | "email" | "phone" | "message" | "details" | "status" | "created_at"
>;

function toEnquiry({ created_at, details, ...row }: ReadColumns): Enquiry {
  return {
    ...row,
    // Written by `storeEnquiry` only, from the parsed request.
    details: row.kind === "quote" ? (details as QuoteDetails) : null,
    createdAt: created_at.toISOString(),
  };
}
