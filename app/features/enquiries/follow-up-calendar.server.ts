import { sql } from "kysely";
import type { Database } from "~/platform/database/database.server";
import { atIndianTime, HOUR_MS } from "~/platform/time/time";
import { summarizeStoredPieces } from "~/sizes/schema";
import { describeSubjectAndBudget, formatNameAndTown } from "./describe-enquiry";
import { getFollowUpLabel } from "./follow-up";
import { currentPiecesColumn, hasFollowUp } from "./inbox-query.server";
import { isPhone } from "./phone";
import { toCallAction, toMapUrl } from "./reply-urls";
import { parseQuoteDetails } from "./schema";

/** Far more than an owner schedules. */
const MAX_ENTRIES = 1000;

/** Writes follow-ups as iCalendar (RFC 5545). Equal follow-ups give equal text, so that its hash shows changes. */
export async function writeCalendar(
  db: Database,
  { business, publicUrl, enquiryId }: { business: { name: string }; publicUrl: URL; enquiryId?: number },
): Promise<string> {
  const rows = await db
    .selectFrom("enquiries")
    .select(["id", "kind", "name", "phone", "town", "details", currentPiecesColumn])
    .select(["follow_up_kind", "follow_up_time", sql<string>`follow_up_on::text`.as("day")])
    .select(["created_at", sql<number>`version + details_version`.as("version")])
    .where(hasFollowUp)
    .$if(enquiryId !== undefined, (query) => query.where("id", "=", enquiryId ?? 0))
    .orderBy("follow_up_on", "desc")
    .orderBy("id")
    .limit(MAX_ENTRIES)
    .execute();
  const events = rows.flatMap(({ id, phone, day, created_at, version, details, pieces, ...enquiry }) => {
    const href = new URL(`/admin/enquiries/${id}`, publicUrl).href;
    const { projectType, budget } = parseQuoteDetails(details);
    const work = describeSubjectAndBudget({
      ...enquiry,
      ...{ projectType, budget, pieces: summarizeStoredPieces(pieces) },
    });
    const { town } = enquiry;
    const facts = [
      work,
      phone && isPhone(phone) ? toCallAction(phone).text : "",
      town ? `Map: ${toMapUrl(town)}` : "",
      href,
    ];
    const summary = `${getFollowUpLabel(enquiry.follow_up_kind)}: ${formatNameAndTown(enquiry)}`;
    return [
      "BEGIN:VEVENT",
      `UID:enquiry-${id}@${publicUrl.hostname}`,
      `SEQUENCE:${version}`,
      `DTSTAMP:${formatMoment(created_at)}`,
      ...writeTimes(day, enquiry.follow_up_time),
      `SUMMARY:${escapeText(summary)}`,
      `DESCRIPTION:${escapeText(facts.filter(Boolean).join("\n"))}`,
      ...(town ? [`LOCATION:${escapeText(town)}`] : []),
      `URL;VALUE=URI:${href}`,
      "END:VEVENT",
    ];
  });
  const name = escapeText(`Follow-ups – ${business.name}`);
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${publicUrl.hostname}//follow-ups//EN`,
    `NAME:${name}`,
    `X-WR-CALNAME:${name}`,
    "REFRESH-INTERVAL;VALUE=DURATION:PT1H",
    "X-PUBLISHED-TTL:PT1H",
    ...events,
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join("");
}

/** Without a time, the event lasts all day, otherwise one hour from that time in India. */
function writeTimes(day: string, time: string | null): string[] {
  if (time === null) return [`DTSTART;VALUE=DATE:${day.replaceAll("-", "")}`];
  const start = atIndianTime(day, time);
  const end = new Date(start.getTime() + HOUR_MS);
  return [`DTSTART:${formatMoment(start)}`, `DTEND:${formatMoment(end)}`];
}

/** In UTC, e.g. 20310520T110000Z. */
function formatMoment(moment: Date): string {
  return moment.toISOString().replace(/[-:]|\.\d+/g, "");
}

function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, "\\$&").replace(/\r\n|[\r\n]/g, "\\n");
}

/** In bytes, with the space that continues a line (section 3.1). */
const maxLineBytes = 75;

/** Breaks a long line, never inside a character. */
function foldLine(line: string): string {
  const bytes = Buffer.from(line);
  if (bytes.length <= maxLineBytes) return line;
  const parts: string[] = [];
  for (let start = 0, end = maxLineBytes; start < bytes.length; end = start + maxLineBytes - 1) {
    while (isInsideCharacter(bytes[end])) end -= 1;
    parts.push(bytes.toString("utf8", start, end));
    start = end;
  }
  return parts.join("\r\n ");
}

/** Later bytes of a UTF-8 character start with the bits 10. */
function isInsideCharacter(byte: number | undefined): boolean {
  return byte !== undefined && (byte & 0xc0) === 0x80;
}
