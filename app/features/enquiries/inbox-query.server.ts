import { type ExpressionBuilder, type RawBuilder, type SqlBool, sql } from "kysely";
import { z } from "zod";
import { cleanSearch, splitWords } from "~/features/items/list-page";
import type { Tables } from "~/platform/database/tables";
import { idField } from "~/platform/http/read-request";
import type { FollowUp } from "./follow-up";
import {
  getDefaultList,
  INBOX_PAGE_SIZE,
  type InboxFilter,
  type InboxList,
  inboxLists,
  inboxSorts,
  MAX_COUNTED,
} from "./inbox-filter";
import { normalizePhone, placeholderPhones } from "./phone";
import { kindValues, statusValues } from "./statuses";

/** Ignores unknown values, so that an outdated or mistyped URL still shows a list. */
const filterSchema = z
  .object({
    q: z.string().transform(cleanSearch),
    list: z.enum(inboxLists).nullable().catch(null),
    kind: z.enum(kindValues).nullable().catch(null),
    status: z.enum(statusValues).nullable().catch(null),
    overdue: z.string().transform((typed) => typed === "1"),
    person: idField().nullable().catch(null),
    sort: z.enum(inboxSorts).catch("arrival"),
  })
  .transform(
    (filter): InboxFilter => ({
      ...filter,
      list: (filter.status === null ? filter.list : null) ?? getDefaultList(filter),
    }),
  );

/** Searches count at most {@link MAX_COUNTED} matches, so there are no later pages. */
const LAST_SEARCH_PAGE = MAX_COUNTED / INBOX_PAGE_SIZE;

const pageSchema = z.coerce.number().int().min(1).max(100_000).catch(1);

export function readInboxQuery(query: URLSearchParams): { filter: InboxFilter; page: number } {
  const filter = filterSchema.parse({
    q: query.get("q") ?? "",
    kind: query.get("kind"),
    status: query.get("status"),
    overdue: query.get("overdue") ?? "",
    person: query.get("person"),
    list: query.get("list"),
    sort: query.get("sort"),
  });
  const page = pageSchema.parse(query.get("page") ?? 1);
  return { filter, page: filter.q ? Math.min(page, LAST_SEARCH_PAGE) : page };
}

/** Treats a phone number, or its beginning, as one word, however it is spaced. Stored numbers have no leading 0. */
export function splitSearch(typed: string): string[] {
  if (/^\+?[\d\s()-]+$/.test(typed) && /\d/.test(typed))
    return [normalizePhone(typed).replace(/^0+(?=\d)/, "") || typed.trim()];
  return splitWords(typed);
}

/** `today` is the date in India. The conditions must match the indexes in the migrations exactly. */
export function matchFilter(filter: InboxFilter, today: string) {
  const words = splitSearch(filter.q);
  // Overdue enquiries are few and have their own index.
  const trigrams = filter.overdue ? [] : words.map(matchesTrigrams);
  return matchFilterAnd(filter, today, [...trigrams, ...words.map(containsWord)]);
}

export function matchFilterWithoutWords(filter: InboxFilter, today: string) {
  return matchFilterAnd(filter, today, []);
}

/** Matches words without the trigram index, for few rows. */
export function matchWords(filter: InboxFilter) {
  const words = splitSearch(filter.q).map(containsWord);
  return (query: ExpressionBuilder<Tables, "enquiries">) => query.and(words);
}

function matchFilterAnd(
  { list, kind, status, overdue, person }: InboxFilter,
  today: string,
  conditions: readonly RawBuilder<SqlBool>[],
) {
  return (query: ExpressionBuilder<Tables, "enquiries">) =>
    query.and([
      status ? query("status", "=", status) : person && list === "all" ? isOfPerson : isInList(list, today),
      ...(kind ? [query("kind", "=", kind)] : []),
      ...(overdue ? [isOverdue(today)] : []),
      ...(person ? [isFromPerson(person)] : []),
      ...conditions,
    ]);
}

/** Also suspected spam: a customer in it may call. */
export const isOfPerson = sql<SqlBool>`status not in ('job-seeker', 'supplier', 'spam', 'trash')`;

export const isInInbox = sql<SqlBool>`status not in ('job-seeker', 'supplier', 'spam', 'quarantine', 'trash')`;

export const followUpColumn = sql<FollowUp | null>`case when follow_up_on is not null then
  json_build_object('kind', follow_up_kind, 'day', follow_up_on::text, 'time', follow_up_time) end`.as(
  "followUp",
);

export const currentPiecesColumn = sql<unknown>`coalesce(measured_pieces, pieces)`.as("pieces");

const isOpen = sql<SqlBool>`status in ('new', 'contacted', 'site-visit', 'quoted')`;

/** Open or won, with a follow-up date. Names the condition of the index. */
export const hasFollowUp = sql<SqlBool>`(${isInInbox} and status <> 'lost' and follow_up_on is not null)`;

/** Matches new enquiries, and others with a follow-up date of today or earlier. */
function isForToday(today: string) {
  return sql<SqlBool>`(status = 'new' or (${hasFollowUp} and follow_up_on <= ${today}::date))`;
}

/** Excludes new enquiries, which Today lists as unanswered. */
export function isDue(today: string) {
  return sql<SqlBool>`(${hasFollowUp} and status <> 'new' and follow_up_on <= ${today}::date)`;
}

function isInList(list: InboxList, today: string) {
  if (list === "today") return isForToday(today);
  if (list === "due") return isDue(today);
  return list === "open" ? isOpen : isInInbox;
}

function isOverdue(today: string) {
  return sql<SqlBool>`(${hasFollowUp} and follow_up_on < ${today}::date)`;
}

/** True for a phone number that can tell people apart. */
export const isOwnPhone = (phone: string) =>
  sql<SqlBool>`${sql.ref(phone)} <> all(${sql.val(placeholderPhones)}::text[])`;

/** Matches the enquiry itself and others with its phone number or email address. */
function isFromPerson(id: number) {
  const column = (name: "phone" | "email") => sql`(select ${sql.ref(name)} from enquiries where id = ${id})`;
  return sql<SqlBool>`(enquiries.id = ${id} or (enquiries.phone = ${column("phone")} and ${isOwnPhone("enquiries.phone")})
    or lower(enquiries.email) = lower(${column("email")}))`;
}

/** Escapes % and _. */
function containsWord(word: string) {
  const pattern = `%${word.replace(/[\\%_]/g, "\\$&")}%`;
  return sql<SqlBool>`search like lower(${pattern}::text) collate "C"`;
}

/** A prefilter that can use the trigram index. */
function matchesTrigrams(word: string) {
  return sql<SqlBool>`search_vector(search) @@ search_query(lower(${word}::text) collate "C")`;
}
