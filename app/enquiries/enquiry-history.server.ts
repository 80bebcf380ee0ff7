import type { Database } from "~/server/db/database.server";
import { isFromProgram } from "./attribution";
import type { Enquiry } from "./enquiry";
import type { EnquiryEventKind, HistoryStep } from "./enquiry-events";
import type { MailState } from "./enquiry-mails.server";
import type { EnquiryNote } from "./notes.server";

/** What is recorded of one step. */
export interface NewEvent {
  kind: EnquiryEventKind;
  /** User name of the admin; null for the site itself. */
  author: string | null;
  before?: string | null;
  after?: string | null;
  /** The same for all that is done, and can be taken back, at once. */
  batch?: string | null;
}

/** Records a step in the history of an enquiry that is there. */
export async function recordEvent(db: Database, enquiryId: number, event: NewEvent): Promise<void> {
  await db
    .insertInto("enquiry_events")
    .values({ before: null, after: null, batch: null, ...event, enquiry_id: enquiryId })
    .execute();
}

/** The history of an enquiry, latest first: how it came in, what was done with it, its notes and what became of its mails. */
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
    ...notes.map(({ author, text, createdAt: at }) => noted(author, text, at)),
    ...rows.map(({ created_at, ...row }) => ({ ...row, at: created_at.toISOString() })),
    ...mails.flatMap(toStep),
    { kind: "arrived", author: null, before: null, after: arrival, at: createdAt },
  ];
  // Steps of the same moment stay in the order above.
  return steps.sort((a, b) => b.at.localeCompare(a.at));
}

function noted(author: string, text: string, at: string): HistoryStep {
  return { kind: "note", author, before: null, after: text, at };
}

function toStep({ kind, state, at }: MailState): HistoryStep[] {
  if (state === "waiting") return [];
  return [{ kind: "mail", author: null, before: null, after: kind, state, at }];
}
