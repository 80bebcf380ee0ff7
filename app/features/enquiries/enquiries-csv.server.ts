import { type SqlBool, sql } from "kysely";
import type { Database } from "~/platform/database/database.server";
import { formatDateTime, formatDay, toIndianDay } from "~/platform/time/time";
import { SQUARE_FOOT } from "~/sizes/facts";
import { sumQuantities } from "~/sizes/quantities";
import { describeStoredPieces, parsePieces } from "~/sizes/schema";
import { campaignTags } from "./attribution";
import { parseSource } from "./attribution.server";
import { enquiryFields, formatAnswer, type ListedField, listAnswers } from "./enquiry-fields";
import { getFollowUpLabel } from "./follow-up";
import type { InboxFilter } from "./inbox-filter";
import { followUpColumn, matchFilter } from "./inbox-query.server";
import { parseQuoteDetails } from "./schema";
import { parseSpamReasons } from "./spam.server";
import {
  getChannelLabel,
  getFollowUpState,
  getKindLabel,
  getLostReasonLabel,
  getStatusLabel,
} from "./statuses";

/** Makes spreadsheets read the file as UTF-8. */
export const BYTE_ORDER_MARK = "\u{FEFF}";

/** Spreadsheets could run these cells as formulas, even with full-width signs. A leading apostrophe prevents that. */
const formula = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;

/** Returns a CSV line (RFC 4180) with its line break. Texts are quoted and are never formulas; numbers are numbers. */
export function formatCsvLine(cells: readonly (string | CsvNumber)[]): string {
  return `${cells.map(formatCell).join(",")}\r\n`;
}

/** With its decimals, e.g. "-0.10". */
export interface CsvNumber {
  number: string;
}

function formatCell(text: string | CsvNumber): string {
  if (typeof text === "object") return text.number;
  const safeText = formula.test(text) ? `'${text}` : text;
  return `"${safeText.replaceAll('"', '""')}"`;
}

const BATCH_SIZE = 500;

type Row = Awaited<ReturnType<typeof readBatch>>[number];

const askedFields = enquiryFields.filter(({ forms }) => forms.length > 0);

type Column = readonly [title: string, read: (row: Row) => string | CsvNumber | null | undefined];

const columns: readonly Column[] = [
  ["Number", (row) => toNumber(row.id)],
  // Without a comma, spreadsheets read it as a time.
  ["Received", (row) => formatDateTime(row.created_at.toISOString()).replace(",", "")],
  ["Source", (row) => getChannelLabel(row.channel)],
  ["Type", (row) => getKindLabel(row.kind)],
  ["Status", (row) => getStatusLabel(row.status)],
  ...askedFields.filter(({ isColumn }) => isColumn).map(toColumn),
  ["Message", (row) => row.message],
  ...askedFields.filter(({ isColumn }) => !isColumn).map(toColumn),
  // From earlier requests and the JSON API; the form does not ask for them.
  ["Other answers", (row) => joinFacts(listUnaskedAnswers(row.answers))],
  ["Quoted amount in rupees", (row) => toNumber(row.quoted_amount)],
  ["Items", (row) => describeStoredPieces(row.pieces)],
  ["Measured", (row) => describeStoredPieces(row.measured_pieces)],
  ["Running length in m", ({ quantities: { length } }) => toNumber(length && length / 1000, 2)],
  ["Area in m²", ({ quantities }) => toNumber(quantities.area, 2)],
  ["Area in sq ft", ({ quantities }) => toNumber(toSquareFeet(quantities.area), 2)],
  ["Glass in m²", ({ quantities }) => toNumber(quantities.glassArea, 2)],
  ["Glass in sq ft", ({ quantities }) => toNumber(toSquareFeet(quantities.glassArea), 2)],
  ["Weight in kg", ({ quantities }) => toNumber(quantities.mass, 2)],
  ["Similar to", (row) => row.like_title],
  ["Next follow-up", (row) => row.nextFollowUp && formatDay(row.nextFollowUp.day)],
  ["Follow-up type", (row) => row.nextFollowUp && getFollowUpLabel(row.nextFollowUp.kind)],
  ["Follow-up time", (row) => row.nextFollowUp?.time],
  [
    "Reason lost",
    (row) => (row.status === "lost" && row.lost_reason ? getLostReasonLabel(row.lost_reason) : null),
  ],
  [
    "Work done",
    (row) => (row.status === "won" && row.work_done_at ? formatDay(row.work_done_at.toISOString()) : null),
  ],
  [
    "Looks like spam",
    (row) =>
      parseSpamReasons(row.spam_reasons)
        .map(({ reason, weight }) => `${reason} (+${weight})`)
        .join("; "),
  ],
  ["Notes", (row) => row.notes],
  ["Attachments", (row) => (row.attachments > 0 ? toNumber(row.attachments) : null)],
  ["Sent from page", (row) => row.source.path],
  ["First page visited", (row) => row.source.page],
  ["Came from", (row) => row.source.referrer],
  [
    "Campaign",
    ({ source: { utm } }) =>
      joinFacts(
        campaignTags.map((tag) => ({ label: tag, value: utm?.[tag] ?? "" })).filter(({ value }) => value),
      ),
  ],
];

/** Phone numbers stay as they are stored, for dialling. */
function toColumn(field: ListedField): Column {
  const { name, label, type } = field;
  return [label, (row) => (type === "phone" ? row.answers[name] : formatAnswer(field, row.answers[name]))];
}

function listUnaskedAnswers(answers: Row["answers"]) {
  return listAnswers(answers).filter(({ field, value }) => field.forms.length === 0 && value !== "");
}

function joinFacts(facts: readonly { label: string; value: string }[]): string {
  return facts.map(({ label, value }) => `${label}: ${value}`).join("; ");
}

/**
 * Writes the filtered enquiries as CSV in batches, newest first, without empty columns. Dates and times are in Indian time.
 */
export async function* exportEnquiries(db: Database, filter: InboxFilter | null): AsyncGenerator<string> {
  const filledColumns = new Set<Column>();
  for await (const batch of readBatches(db, filter)) {
    for (const column of columns) if (batch.some((row) => column[1](row))) filledColumns.add(column);
    if (filledColumns.size === columns.length) break;
  }
  const shownColumns = columns.filter((column) => filledColumns.has(column));
  yield BYTE_ORDER_MARK + formatCsvLine(shownColumns.map(([title]) => title));
  for await (const batch of readBatches(db, filter))
    yield batch.map((row) => formatCsvLine(shownColumns.map(([, read]) => read(row) ?? ""))).join("");
}

async function* readBatches(db: Database, filter: InboxFilter | null): AsyncGenerator<Row[]> {
  const today = toIndianDay(new Date());
  let lastRow: Row | null = null;
  do {
    const batch: Row[] = await readBatch(db, filter, today, lastRow);
    if (batch.length > 0) yield batch;
    lastRow = batch.length === BATCH_SIZE ? (batch.at(-1) ?? null) : null;
  } while (lastRow);
}

async function readBatch(
  db: Database,
  filter: InboxFilter | null,
  today: string,
  previousRow: { id: number; created_at: Date } | null,
) {
  const rows = await db
    .selectFrom("enquiries")
    .select([
      "id",
      "kind",
      "status",
      "name",
      "phone",
      "email",
      "message",
      "details",
      "pieces",
      "measured_pieces",
      "like_title",
      "source",
      "spam_reasons",
      "created_at",
      "channel",
      "town",
      "quoted_amount",
      "lost_reason",
      "work_done_at",
    ])
    .select([
      followUpColumn,
      sql<string | null>`(
        select string_agg(text, ${"\n"} order by id) from enquiry_notes where enquiry_id = enquiries.id
      )`.as("notes"),
      sql<number>`(
        select count(*)::int from enquiry_attachments where enquiry_id = enquiries.id
      )`.as("attachments"),
    ])
    .where(filter ? matchFilter(filter, today) : sql<SqlBool>`status <> 'trash'`)
    .$if(previousRow !== null, (query) =>
      query.where(
        sql<boolean>`(created_at, id) < (${previousRow?.created_at}::timestamptz, ${previousRow?.id}::int)`,
      ),
    )
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(BATCH_SIZE)
    .execute();
  return rows.map((row) => ({
    ...row,
    nextFollowUp: getFollowUpState(row, today) && row.followUp,
    answers: { ...row, ...parseQuoteDetails(row.details) },
    source: parseSource(row.source),
    quantities: sumQuantities(
      (parsePieces(row.measured_pieces).list ?? parsePieces(row.pieces).list)?.pieces ?? [],
    ),
  }));
}

function toNumber(number: number | null, decimals = 0): CsvNumber | null {
  return number === null ? null : { number: number.toFixed(decimals) };
}

function toSquareFeet(squareMetres: number | null): number | null {
  return squareMetres && squareMetres / SQUARE_FOOT;
}
