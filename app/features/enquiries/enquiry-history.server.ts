import type { Database } from "~/platform/database/database.server";
import { isFromProgram } from "./attribution";
import type { Enquiry } from "./find-enquiry.server";
import type { MailState } from "./mails/enquiry-mails.server";
import type { EnquiryEventKind } from "./tables";

export interface HistoryStep {
  kind: EnquiryEventKind | "arrived" | "note" | "mail";
  /** Username of the admin, or the name of the customer who asked; null for the site and for the customer's answers. */
  author: string | null;
  isFromCustomer?: boolean;
  before: string | null;
  /** The new value, a note's text, the name of an email, or the channel of arrival. */
  after: string | null;
  state?: "sent" | "undelivered";
  /** ISO 8601. */
  at: string;
}

export interface NewEvent {
  kind: EnquiryEventKind;
  /** Username of the admin; null for the site itself. */
  author: string | null;
  before?: string | null;
  after?: string | null;
  batch?: string | null;
}

export async function recordEvent(db: Database, enquiryId: number, event: NewEvent): Promise<void> {
  await db
    .insertInto("enquiry_events")
    .values({ before: null, after: null, batch: null, ...event, enquiry_id: enquiryId })
    .execute();
}

/** Newest first. */
export async function listHistory(
  db: Database,
  { id, channel, source, createdAt }: Pick<Enquiry, "id" | "channel" | "source" | "createdAt">,
  notes: readonly EnquiryNote[],
  mails: readonly MailState[],
): Promise<HistoryStep[]> {
  const rows = await db
    .selectFrom("enquiry_events")
    .select(["kind", "author", "before", "after", "created_at"])
    .where("enquiry_id", "=", id)
    .orderBy("id", "desc")
    .execute();
  const arrival = channel === "website" && isFromProgram(source) ? "program" : channel;
  const steps: HistoryStep[] = [
    ...notes.map(({ author, isFromCustomer, text, createdAt: at }) => ({
      ...{ kind: "note" as const, author, isFromCustomer, before: null, after: text, at },
    })),
    ...rows.map(({ created_at, ...row }) => ({ ...row, at: created_at.toISOString() })),
    ...mails.flatMap(toMailSteps),
    { kind: "arrived", author: null, before: null, after: arrival, at: createdAt },
  ];
  // The sort is stable, so simultaneous steps stay in the order above.
  return steps.sort((a, b) => b.at.localeCompare(a.at));
}

function toMailSteps({ kind, state, at }: MailState): HistoryStep[] {
  if (state === "waiting") return [];
  return [{ kind: "mail", author: null, before: null, after: kind, state, at }];
}

type EnquiryNote = Awaited<ReturnType<typeof listNotes>>[number];

/** Newest first. */
export async function listNotes(db: Database, enquiryId: number) {
  const rows = await db
    .selectFrom("enquiry_notes")
    .select(["id", "author", "from_customer as isFromCustomer", "text", "created_at"])
    .where("enquiry_id", "=", enquiryId)
    .orderBy("id", "desc")
    .execute();
  return rows.map(({ created_at, ...row }) => ({ ...row, createdAt: created_at.toISOString() }));
}

/** The enquiry's row must be locked. */
export async function insertNote(
  trx: Database,
  enquiryId: number,
  { isFromCustomer = false, ...note }: { author: string; text: string; isFromCustomer?: boolean },
): Promise<void> {
  await trx
    .insertInto("enquiry_notes")
    .values({ ...note, from_customer: isFromCustomer, enquiry_id: enquiryId })
    .execute();
}
