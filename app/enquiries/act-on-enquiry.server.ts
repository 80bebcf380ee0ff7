import { data } from "@remix-run/node";
import { z } from "zod";
import { gone } from "~/admin/gone.server";
import { enquiryActionWords } from "~/content/enquiry-page";
import { inboxWords } from "~/content/inbox";
import { itemChangeProblems } from "~/content/item-form";
import { db } from "~/database/database.server";
import type { EnquiryStatus } from "~/database/enquiry-tables";
import { replaceWithToast } from "~/http/flash.server";
import { idField, readTexts } from "~/http/read-request";
import { wakeMailWorker } from "~/mail/mail-worker.server";
import { resendUndelivered } from "~/mail/outbox.server";
import { config } from "~/runtime/config.server";
import { collectFieldErrors, optionalLine, optionalText } from "~/text/form-fields";
import { formatDay } from "~/time/format-day";
import type { ToastMessage } from "~/ui/toast-message";
import { answerEnquiry, type PresentAnswer } from "./answer-enquiry.server";
import {
  type Changed,
  type EnquiryDetails,
  leaveQuarantine,
  markUnread,
  setDetails,
} from "./change-enquiry.server";
import { formatRupees } from "./describe-enquiry";
import { hasChosenDay, nextStepValues, resolveNextStep } from "./next-step";
import { optionalDay } from "./schema";
import { chosenStatuses, nameStatus } from "./statuses";

const words = inboxWords.answer;

const chosenStatus = z.enum(
  chosenStatuses.map(({ value }) => value),
  enquiryActionWords.noStatus,
);

/** In rupees, far below the range of the column. */
const LARGEST_AMOUNT = 2_000_000_000;

/** With or without commas and sign; null if empty. */
function optionalAmount() {
  return optionalLine()
    .transform((typed) => typed.replace(/[\s,₹]|^rs\.?|\/-$/gi, ""))
    .refine(
      (digits) => digits === "" || (/^[1-9]\d*$/.test(digits) && Number(digits) <= LARGEST_AMOUNT),
      words.malformedAmount,
    )
    .transform((digits) => (digits === "" ? null : Number(digits)));
}

const actionSchema = z.discriminatedUnion("intent", [
  z
    .object({
      intent: z.literal("answer"),
      status: chosenStatus,
      next: z.enum(nextStepValues).optional().catch(undefined),
      followUpOn: optionalDay(enquiryActionWords.malformedDate),
      note: optionalText(),
      version: idField().nullable().catch(null),
      idempotencyKey: z.uuid().nullable().catch(null),
    })
    .refine(hasChosenDay, { path: ["followUpOn"], error: enquiryActionWords.noDay }),
  z.object({ intent: z.literal("status"), status: chosenStatus }),
  z.object({
    intent: z.literal("details"),
    quotedAmount: optionalAmount(),
    town: optionalLine().transform((typed) => typed || null),
    /** The values the form was made from. */
    seenAmount: optionalAmount().optional().catch(undefined),
    seenTown: optionalLine()
      .transform((typed) => typed || null)
      .optional()
      .catch(undefined),
  }),
  z.object({ intent: z.literal("resend") }),
  z.object({ intent: z.literal("unread") }),
]);

export type EnquiryAction = z.output<typeof actionSchema>;

export interface RefusedAction {
  errors: Record<string, string>;
  typed: Record<string, string>;
  /** For a form that could not be sent, or a conflict. */
  toast?: ToastMessage;
  /** After a conflict the current version, which the next save overwrites. */
  version?: number;
}

interface Asked {
  id: number;
  author: string;
  search: string;
}

/** Redirects with a toast, or answers the form with 400, 409 after a conflict, 410 when it cannot be saved. */
export async function actOnEnquiry(form: FormData, { id, author, search }: Asked) {
  const typed = readTexts(form);
  const parsed = actionSchema.safeParse(typed);
  if (!parsed.success) {
    return data<RefusedAction>({ errors: collectFieldErrors(parsed.error), typed }, { status: 400 });
  }
  const outcome = await carryOut(parsed.data, id, author);
  if (outcome && "present" in outcome) {
    return data<RefusedAction>(refuseStale(outcome.present, typed), { status: 409 });
  }
  if (outcome && "details" in outcome) {
    return data<RefusedAction>(refuseStaleDetails(outcome.details, typed), { status: 409 });
  }
  const list = `/admin/enquiries${search}`;
  const labels = writtenLabels[parsed.data.intent];
  if (!outcome && labels)
    throw gone(Object.entries(labels).map(([name, label]) => ({ label, text: typed[name] ?? "" })));
  if (!outcome) return await replaceWithToast(list, { kind: "error", message: words.gone });
  return await replaceWithToast(
    parsed.data.intent === "unread" ? list : `/admin/enquiries/${id}${search}`,
    outcome,
  );
}

const writtenLabels: Partial<Record<EnquiryAction["intent"], Record<string, string>>> = {
  answer: { note: words.note },
  details: { town: inboxWords.details.town, quotedAmount: inboxWords.details.amount },
};

type Outcome = ToastMessage | { present: PresentAnswer } | { details: EnquiryDetails } | null;

async function carryOut(action: EnquiryAction, id: number, author: string): Promise<Outcome> {
  switch (action.intent) {
    case "answer":
      return await saveAnswer(action, id, author);
    case "status":
      return await decide(id, action.status, author);
    case "details":
      return await saveDetails(action, id, author);
    case "unread":
      return say(await markUnread(db, id), enquiryActionWords.markedUnread);
    case "resend":
      return await resend(id);
  }
}

async function saveAnswer(
  { status, next, followUpOn, note, version, idempotencyKey }: Extract<EnquiryAction, { intent: "answer" }>,
  id: number,
  author: string,
): Promise<Outcome> {
  const day = resolveNextStep(next ?? "on", followUpOn);
  const answer = { version, status, followUpOn: day, note, idempotencyKey };
  const answered = await answerEnquiry(db, id, answer, config.mail, author);
  switch (answered.result) {
    case "missing":
      return null;
    case "version conflict":
      return { present: answered.present };
    case "unchanged":
      return { kind: "info", message: words.unchanged };
    case "released":
      wakeMailWorker();
  }
  const saved = [
    nameStatus(status),
    ...(day ? [words.nextStepOn(formatDay(day))] : []),
    ...(note ? [words.noteAdded] : []),
  ];
  return { kind: "success", message: words.saved(saved) };
}

function refuseStale({ version, status, followUpOn }: PresentAnswer, typed: Record<string, string>) {
  const present = [nameStatus(status), ...(followUpOn ? [words.nextStepOn(formatDay(followUpOn))] : [])];
  const message = status === "trash" ? itemChangeProblems.deleted : words.conflict(present);
  return {
    errors: {},
    typed,
    version,
    toast: { kind: "error", title: words.conflictTitle, message, isConflict: true },
  } satisfies RefusedAction;
}

async function saveDetails(
  { quotedAmount, town, seenAmount, seenTown }: Extract<EnquiryAction, { intent: "details" }>,
  id: number,
  author: string,
): Promise<Outcome> {
  const seen =
    seenAmount === undefined || seenTown === undefined ? null : { quotedAmount: seenAmount, town: seenTown };
  const result = await setDetails(db, id, { quotedAmount, town }, seen, author);
  return typeof result === "object" ? { details: result.present } : say(result, words.detailsSaved);
}

function refuseStaleDetails({ quotedAmount, town }: EnquiryDetails, typed: Record<string, string>) {
  const present = [town ?? words.noTown, quotedAmount === null ? words.noAmount : formatRupees(quotedAmount)];
  const seen = { seenTown: town ?? "", seenAmount: quotedAmount?.toString() ?? "" };
  // Fields left as seen are not part of the change.
  const untouched = {
    ...(typed.town === typed.seenTown && { town: seen.seenTown }),
    ...(typed.quotedAmount === typed.seenAmount && { quotedAmount: seen.seenAmount }),
  };
  return {
    errors: {},
    typed: { ...typed, ...seen, ...untouched },
    toast: {
      kind: "error",
      title: words.conflictTitle,
      message: words.conflict(present),
      isConflict: true,
    },
  } satisfies RefusedAction;
}

async function decide(id: number, status: EnquiryStatus, author: string): Promise<ToastMessage | null> {
  const result = await leaveQuarantine(db, id, status, config.mail, { author });
  if (typeof result === "object") {
    return { kind: "info", message: words.decided(nameStatus(result.present)) };
  }
  if (result !== "released") return say(result, enquiryActionWords.statusSet(nameStatus(status)));
  wakeMailWorker();
  return { kind: "success", message: enquiryActionWords.released };
}

async function resend(id: number): Promise<ToastMessage> {
  const count = await resendUndelivered(db, id);
  if (count === 0) return { kind: "info", message: enquiryActionWords.nothingToResend };
  wakeMailWorker();
  return { kind: "success", message: enquiryActionWords.resent(count) };
}

function say(result: Changed, message: string): ToastMessage | null {
  return result === "done" ? { kind: "success", message } : null;
}
