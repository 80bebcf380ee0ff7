import ical from "ical-generator";
import { sql } from "kysely";
import type { Database } from "~/database/database.server";
import { summarizeStoredPieces } from "~/sizes/schema";
import { HOUR_MS } from "~/time/durations";
import { atIndianTime } from "~/time/indian-time";
import { describeSubjectAndBudget, formatNameAndTown } from "./describe-enquiry";
import { getFollowUpLabel } from "./follow-up";
import { currentPiecesColumn, isOpen } from "./inbox-query.server";
import { parseQuoteDetails } from "./quote-details.server";

/** Far more than an owner schedules. */
const MAX_ENTRIES = 1000;

/** Writes follow-ups as iCalendar (RFC 5545), without phone numbers and emails: the calendar provider can read the file. */
export async function writeCalendar(
  db: Database,
  { business, publicUrl }: { business: { name: string }; publicUrl: URL },
): Promise<string> {
  const rows = await db
    .selectFrom("enquiries")
    .select(["id", "kind", "name", "town", "details", currentPiecesColumn])
    .select(["follow_up_kind", "follow_up_time", sql<string>`follow_up_on::text`.as("day")])
    .where("follow_up_on", "is not", null)
    .where(isOpen)
    .orderBy("follow_up_on", "desc")
    .orderBy("id")
    .limit(MAX_ENTRIES)
    .execute();
  const calendar = ical({
    name: `Follow-ups – ${business.name}`,
    prodId: { company: publicUrl.hostname, product: "follow-ups", language: "EN" },
    ttl: HOUR_MS / 1000,
  });
  for (const { id, day, follow_up_kind, follow_up_time, details, pieces, ...enquiry } of rows) {
    const href = new URL(`/admin/enquiries/${id}`, publicUrl).href;
    const { projectType, budget } = parseQuoteDetails(details);
    const work = describeSubjectAndBudget({
      ...enquiry,
      ...{ projectType, budget, pieces: summarizeStoredPieces(pieces) },
    });
    calendar.createEvent({
      id: `enquiry-${id}@${publicUrl.hostname}`,
      ...toEventTimes(day, follow_up_time),
      summary: `${getFollowUpLabel(follow_up_kind)}: ${formatNameAndTown(enquiry)}`,
      description: `${work}\n${href}`,
      url: href,
    });
  }
  return calendar.toString();
}

/** Without a time, the event lasts all day, otherwise one hour from that time in India. Returns UTC times. */
function toEventTimes(day: string, time: string | null) {
  if (time === null) return { start: new Date(`${day}T00:00:00Z`), allDay: true };
  const start = atIndianTime(day, time);
  return { start, end: new Date(start.getTime() + HOUR_MS) };
}
