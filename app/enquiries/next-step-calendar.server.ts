import ical from "ical-generator";
import { sql } from "kysely";
import type { Database } from "~/database/database.server";
import { summarizeStoredPieces } from "~/sizes/schema";
import { nameWithTown, titleWish } from "./describe-enquiry";
import { currentPiecesColumn, isOpen } from "./inbox-query.server";
import { parseQuoteDetails } from "./quote-details.server";

/** The latest ones; far more than an owner plans. */
const MOST = 1000;

const HOUR_S = 60 * 60;

/** Writes an RFC 5545 calendar without phone numbers and addresses, because the calendar's host reads it. */
export async function writeCalendar(
  db: Database,
  { business, publicUrl }: { business: { name: string }; publicUrl: URL },
): Promise<string> {
  const rows = await db
    .selectFrom("enquiries")
    .select(["id", "kind", "name", "town", "details", currentPiecesColumn])
    .select(sql<string>`follow_up_on::text`.as("day"))
    .where("follow_up_on", "is not", null)
    .where(isOpen)
    .orderBy("follow_up_on", "desc")
    .orderBy("id")
    .limit(MOST)
    .execute();
  const calendar = ical({
    name: `Next steps – ${business.name}`,
    prodId: { company: publicUrl.hostname, product: "next-steps", language: "EN" },
    ttl: HOUR_S,
  });
  for (const { id, day, details, pieces, ...enquiry } of rows) {
    const href = new URL(`/admin/enquiries/${id}`, publicUrl).href;
    const { projectType, budget } = parseQuoteDetails(details);
    const wish = titleWish({
      ...enquiry,
      ...{ projectType, budget, pieces: summarizeStoredPieces(pieces) },
    });
    calendar.createEvent({
      id: `enquiry-${id}@${publicUrl.hostname}`,
      start: new Date(`${day}T00:00:00Z`),
      allDay: true,
      summary: `Call ${nameWithTown(enquiry)}`,
      description: `${wish}\n${href}`,
      url: href,
    });
  }
  return calendar.toString();
}
