import { z } from "zod";
import { enquiryActionWords } from "~/content/enquiry-page";
import { inboxWords } from "~/content/inbox";
import { itemChangeProblems } from "~/content/item-form";
import { db } from "~/database/database.server";
import type { EnquiryStatus } from "~/database/enquiry-tables";
import { replaceWithToast } from "~/http/flash.server";
import { handleForm, idempotencyKeyField, type Refusal, versionField } from "~/http/handle-form.server";
import { readTexts } from "~/http/read-request";
import { wakeMailWorker } from "~/mail/mail-worker.server";
import { resendUndelivered } from "~/mail/outbox.server";
import { config } from "~/runtime/config.server";
import { optionalText } from "~/text/form-fields";
import { formatDay } from "~/time/format-day";
import type { ToastMessage } from "~/ui/toast-message";
import { answerEnquiry, type PresentAnswer } from "./answer-enquiry.server";
import { type Changed, leaveQuarantine, markUnread } from "./change-enquiry.server";
import { hasChosenDay, nextStepValues, resolveNextStep } from "./next-step";
import { optionalDay } from "./schema";
import { chosenStatuses, nameStatus } from "./statuses";

const words = inboxWords.answer;

const chosenStatus = z.enum(
  chosenStatuses.map(({ value }) => value),
  enquiryActionWords.noStatus,
);

const actionSchema = z.discriminatedUnion("intent", [
  z
    .object({
      intent: z.literal("answer"),
      status: chosenStatus,
      next: z.enum(nextStepValues).optional().catch(undefined),
      followUpOn: optionalDay(enquiryActionWords.malformedDate),
      note: optionalText(),
      version: versionField(),
      idempotencyKey: idempotencyKeyField(),
    })
    .refine(hasChosenDay, { path: ["followUpOn"], error: enquiryActionWords.noDay }),
  z.object({ intent: z.literal("status"), status: chosenStatus }),
  z.object({ intent: z.literal("resend") }),
  z.object({ intent: z.literal("unread") }),
]);

export type EnquiryAction = z.output<typeof actionSchema>;

interface Asked {
  id: number;
  author: string;
  search: string;
}

/** Redirects with a toast, or answers with the form: 400, 409 after a conflict, 410 when the enquiry was purged. */
export async function actOnEnquiry(form: FormData, { id, author, search }: Asked) {
  const typed = readTexts(form);
  const list = `/admin/enquiries${search}`;
  return await handleForm(typed, {
    schema: actionSchema,
    failed: { message: words.failed },
    written: listWritten(typed),
    save: async (action) => {
      const outcome = await carryOut(action, id, author);
      if (outcome && "status" in outcome) return outcome;
      if (outcome === null && writtenLabels[action.intent]) return null;
      if (outcome === null) return await replaceWithToast(list, { kind: "error", message: words.gone });
      const backTo = action.intent === "unread" ? list : `/admin/enquiries/${id}${search}`;
      return await replaceWithToast(backTo, outcome);
    },
  });
}

/** Texts that return when the enquiry was purged. */
function listWritten(typed: Record<string, string>) {
  const labels = writtenLabels[typed.intent ?? ""] ?? {};
  return Object.entries(labels).map(([name, label]) => ({ label, text: typed[name] ?? "" }));
}

const writtenLabels: Record<string, Record<string, string>> = {
  answer: { note: words.note },
};

/** Null for a missing enquiry. */
type Outcome = ToastMessage | Refusal | null;

async function carryOut(action: EnquiryAction, id: number, author: string): Promise<Outcome> {
  switch (action.intent) {
    case "answer":
      return await saveAnswer(action, id, author);
    case "status":
      return await decide(id, action.status, author);
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
      return refuseStale(answered.present);
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

function refuseStale({ version, status, followUpOn }: PresentAnswer): Refusal {
  const present = [nameStatus(status), ...(followUpOn ? [words.nextStepOn(formatDay(followUpOn))] : [])];
  const message = status === "trash" ? itemChangeProblems.deleted : words.conflict(present);
  return { status: 409, title: words.conflictTitle, message, version };
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
