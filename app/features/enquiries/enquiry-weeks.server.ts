import { sql } from "kysely";
import type { Database } from "~/platform/database/database.server";
import { addDays, atIndianTime, toIndianDay } from "~/platform/time/time";
import { isInInbox } from "./inbox-query.server";

export type EnquiryWeek = Awaited<ReturnType<typeof countEnquiriesByWeek>>[number];

const WEEKS = 12;

/**
 * Counts the enquiries of the last twelve weeks, including the current one, oldest first, without spam, quarantine and
 * trash. `entered` counts those that the owner entered: phone, WhatsApp or walk-in.
 */
export async function countEnquiriesByWeek(db: Database, now = new Date()) {
  const mondays = listMondays(now);
  const rows = await db
    .selectFrom("enquiries")
    .select([
      sql<"message" | "quote" | "entered">`case when channel = 'website' then kind else 'entered' end`.as(
        "part",
      ),
      sql<string>`to_char(date_trunc('week', created_at at time zone 'Asia/Kolkata'), 'YYYY-MM-DD')`.as(
        "monday",
      ),
      (query) => query.fn.countAll().as("count"),
    ])
    .where(isInInbox)
    .where("created_at", ">=", atIndianTime(mondays[0] ?? "", "00:00"))
    .groupBy(["part", "monday"])
    .execute();
  const findCount = (monday: string, part: "message" | "quote" | "entered") =>
    Number(rows.find((row) => row.monday === monday && row.part === part)?.count ?? 0);
  return mondays.map((monday) => ({
    monday,
    messages: findCount(monday, "message"),
    quotes: findCount(monday, "quote"),
    entered: findCount(monday, "entered"),
  }));
}

function listMondays(now: Date): string[] {
  const today = toIndianDay(now);
  const daysSinceMonday = (new Date(today).getUTCDay() + 6) % 7;
  return Array.from({ length: WEEKS }, (_, index) =>
    addDays(today, -daysSinceMonday - 7 * (WEEKS - 1 - index)),
  );
}
