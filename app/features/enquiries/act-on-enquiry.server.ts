import { randomUUID } from "node:crypto";
import { z } from "zod";
import { itemChangeProblems } from "~/content/item-form";
import { db } from "~/platform/database/database.server";
import { replaceWithToast } from "~/platform/http/cookies.server";
import {
  handleForm,
  idempotencyKeyField,
  type Refusal,
  versionField,
} from "~/platform/http/handle-form.server";
import { describeStale } from "~/platform/http/merge-stale";
import { readTexts } from "~/platform/http/read-request";
import { wakeMailWorker } from "~/platform/mail/mail-worker.server";
import { resendUndelivered } from "~/platform/mail/outbox.server";
import { config } from "~/platform/runtime/config.server";
import { optionalText } from "~/platform/text/form-fields";
import type { ToastMessage } from "~/platform/ui/form/form-result";
import { answerEnquiry, type CurrentAnswer } from "./answer-enquiry.server";
import { findLastBatch } from "./batch.server";
import { type ChangeResult, markUnread, markWorkDone, moveStatus } from "./change-enquiry.server";
import { describeFollowUp, followUpTypeValues } from "./follow-up";
import { followUpOptionValues, hasChosenDay, missingDayError, resolveFollowUp } from "./follow-up-options";
import { optionalDay, optionalTime } from "./schema";
import { getStatusLabel, lostReasonValues, selectableStatuses, statusValues } from "./statuses";
import type { EnquiryStatus } from "./tables";

const chosenStatus = z.enum(
  selectableStatuses.map(({ value }) => value),
  "Please choose a status.",
);

const actionSchema = z.discriminatedUnion("intent", [
  z
    .object({
      intent: z.literal("answer"),
      status: chosenStatus,
      next: z.enum(followUpOptionValues).optional().catch(undefined),
      followUpOn: optionalDay("Please enter a valid date."),
      followUpType: z.enum(followUpTypeValues).catch("call"),
      followUpTime: optionalTime(),
      lostReason: z.enum(lostReasonValues).nullable().catch(null),
      note: optionalText(),
      version: versionField(),
      idempotencyKey: idempotencyKeyField(),
    })
    .refine((form) => form.status === "lost" || hasChosenDay(form), {
      path: ["followUpOn"],
      error: missingDayError,
    }),
  z.object({
    intent: z.literal("status"),
    status: chosenStatus,
    /** Status when the form was rendered. */
    before: z.enum(statusValues).catch("quarantine"),
  }),
  z.object({ intent: z.literal("work-done") }),
  z.object({ intent: z.literal("work-not-done") }),
  z.object({ intent: z.literal("resend") }),
  z.object({ intent: z.literal("unread") }),
]);

export type EnquiryAction = z.output<typeof actionSchema>;

interface ActionContext {
  id: number;
  author: string;
  search: string;
}

/**
 * Redirects with a toast, or returns the form: 400 for invalid fields, 409 after a conflict.
 * @throws 410 with the note when the answered enquiry was purged
 */
export async function actOnEnquiry(form: FormData, { id, author, search }: ActionContext) {
  const typed = readTexts(form);
  const inboxPath = `/admin/enquiries${search}`;
  return await handleForm(typed, {
    schema: actionSchema,
    failure: { message: "Not saved. Please try again." },
    texts: [{ label: "Note", text: typed.note ?? "" }],
    save: async (action) => {
      const outcome = await performAction(action, { id, author, search });
      if (outcome && "status" in outcome) return outcome;
      if (outcome === null && action.intent === "answer") return null;
      if (outcome === null)
        return await replaceWithToast(inboxPath, {
          type: "error",
          message: "It was deleted on another device.",
        });
      const nextPath = action.intent === "unread" ? inboxPath : `/admin/enquiries/${id}${search}`;
      return await replaceWithToast(nextPath, outcome);
    },
  });
}

/** Null when the enquiry was purged or is in the trash. */
type Outcome = ToastMessage | Refusal | null;

async function performAction(action: EnquiryAction, context: ActionContext): Promise<Outcome> {
  const { id, author } = context;
  switch (action.intent) {
    case "answer":
      return await saveAnswer(action, context);
    case "status":
      return await saveStatus(action, context);
    case "work-done":
      return toToast(await markWorkDone(db, id, true, author), "Work done");
    case "work-not-done":
      return toToast(await markWorkDone(db, id, false, author), "Work not done yet");
    case "unread":
      return toToast(await markUnread(db, id), "Marked as unread");
    case "resend":
      return await resendMails(id);
  }
}

async function saveAnswer(
  {
    status,
    lostReason,
    note,
    version,
    idempotencyKey,
    ...followUpFields
  }: Extract<EnquiryAction, { intent: "answer" }>,
  context: ActionContext,
): Promise<Outcome> {
  // The form of a lost enquiry shows no follow-up.
  const followUp = status === "lost" ? undefined : resolveFollowUp(followUpFields);
  const answer = { version, status, followUp, lostReason, note, idempotencyKey };
  // A double submission gets the same Undo.
  const batch = idempotencyKey ?? randomUUID();
  const answerResult = await answerEnquiry(db, context.id, answer, config.mail, {
    author: context.author,
    batch,
  });
  switch (answerResult.result) {
    case "missing":
      return null;
    case "version conflict":
      return refuseStale(answerResult.current);
    case "unchanged":
      return { type: "info", message: "Nothing was changed." };
    case "released":
      wakeMailWorker();
  }
  const changes = [
    getStatusLabel(status),
    ...(followUp ? [describeFollowUp(followUp)] : []),
    ...(note ? ["note added"] : []),
  ];
  const undo = await findUndoPath(context, status, batch);
  return { type: "success", message: `Saved: ${changes.join(", ")}`, undo };
}

function refuseStale({ version, status, followUp }: CurrentAnswer): Refusal {
  const currentValues = [getStatusLabel(status), ...(followUp ? [describeFollowUp(followUp)] : [])];
  const text =
    status === "trash"
      ? { title: "Not saved", message: itemChangeProblems.deleted }
      : { message: describeStale(currentValues) };
  return { status: 409, ...text, version };
}

async function saveStatus(
  change: Extract<EnquiryAction, { intent: "status" }>,
  context: ActionContext,
): Promise<ToastMessage | null> {
  const { id, author } = context;
  const { status } = change;
  const result = await moveStatus(db, id, change, config.mail, { author, batch: randomUUID() });
  if (typeof result === "object") {
    return { type: "info", message: `Already changed on another device: ${getStatusLabel(result.current)}.` };
  }
  if (result === "missing") return null;
  if (result === "released") wakeMailWorker();
  const message = result === "released" ? "Released to the inbox" : `Status: ${getStatusLabel(status)}`;
  return { type: "success", message, undo: await findUndoPath(context, status) };
}

/** Returns the path that undoes the latest change to this status; undefined if there is none in `batch`. */
async function findUndoPath(
  { id, search }: ActionContext,
  status: Exclude<EnquiryStatus, "quarantine">,
  batch?: string,
): Promise<string | undefined> {
  const lastBatch = await findLastBatch(db, [id], status);
  if (!lastBatch || (batch !== undefined && lastBatch.id !== batch)) return undefined;
  return `/admin/enquiries/undo?${new URLSearchParams({ batch: lastBatch.id, from: `/admin/enquiries/${id}${search}` })}`;
}

async function resendMails(id: number): Promise<ToastMessage> {
  const count = await resendUndelivered(db, id);
  if (count === 0) return { type: "info", message: "Nothing left to send." };
  wakeMailWorker();
  return {
    type: "success",
    message: count === 1 ? "Sending the email again" : `Sending ${count} emails again`,
  };
}

function toToast(result: ChangeResult, message: string): ToastMessage | null {
  return result === "done" ? { type: "success", message } : null;
}
