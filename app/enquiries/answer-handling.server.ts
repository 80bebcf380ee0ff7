import { data } from "@remix-run/node";
import { z } from "zod";
import { wakeMailWorker } from "~/mail/mail-service.server";
import { resendUndelivered } from "~/mail/outbox.server";
import { config } from "~/server/config.server";
import { db } from "~/server/db/database.server";
import { collectFieldErrors } from "~/server/field-errors";
import { replaceWithToast } from "~/server/flash.server";
import { requiredText } from "~/server/text-fields";
import type { ToastMessage } from "~/ui/toast-message";
import { type Handled, markUnread, setFollowUp, setStatus } from "./change-enquiry.server";
import { addNote } from "./notes.server";
import { optionalDay } from "./schema";
import { chosenStatuses, type EnquiryStatus, nameStatus } from "./statuses";

/** What an admin may do with an enquiry: the forms of its page, each named by its `intent`. */
const handlingSchema = z.discriminatedUnion("intent", [
  z.object({
    intent: z.literal("status"),
    status: z.enum(
      chosenStatuses.map(({ value }) => value),
      "Please choose a status.",
    ),
  }),
  z.object({ intent: z.literal("follow-up"), followUpOn: optionalDay("Please enter a valid date.") }),
  z.object({
    intent: z.literal("note"),
    note: requiredText("Please write a note."),
    /** The idempotency key of the form. */
    submission: z.uuid().nullable().catch(null),
  }),
  z.object({ intent: z.literal("resend") }),
  z.object({ intent: z.literal("unread") }),
]);

export type Handling = z.output<typeof handlingSchema>;

/** A form of the page that was refused: what is wrong with its field, and what was typed. */
export interface RefusedHandling {
  errors: Record<string, string>;
  typed: Record<string, string>;
  /** Where it could not be sent at all. */
  toast?: ToastMessage;
}

interface Asked {
  id: number;
  /** User name of the admin. */
  author: string;
  /** Query of the list the page was opened from. */
  search: string;
}

/** Does what a form of an enquiry's page asks: back to the page with a toast, or the form again with status 400. */
export async function handleEnquiry(form: FormData, { id, author, search }: Asked) {
  const typed = Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
  );
  const parsed = handlingSchema.safeParse(typed);
  if (!parsed.success) {
    return data<RefusedHandling>({ errors: collectFieldErrors(parsed.error), typed }, { status: 400 });
  }
  const toast = await carryOut(parsed.data, id, author);
  const list = `/admin/enquiries${search}`;
  if (!toast)
    return await replaceWithToast(list, { kind: "error", message: "It was deleted in the meantime." });
  return await replaceWithToast(
    parsed.data.intent === "unread" ? list : `/admin/enquiries/${id}${search}`,
    toast,
  );
}

/** @returns null when the enquiry is gone */
async function carryOut(handling: Handling, id: number, author: string): Promise<ToastMessage | null> {
  switch (handling.intent) {
    case "status":
      return await changeStatus(id, handling.status);
    case "follow-up":
      return say(
        await setFollowUp(db, id, handling.followUpOn),
        handling.followUpOn ? "Follow-up saved" : "Follow-up removed",
      );
    case "note":
      return say(
        await addNote(db, id, { author, text: handling.note, idempotencyKey: handling.submission }),
        "Note added",
      );
    case "unread":
      return say(await markUnread(db, id), "Marked as unread");
    case "resend":
      return await resend(id);
  }
}

async function changeStatus(id: number, status: EnquiryStatus): Promise<ToastMessage | null> {
  const result = await setStatus(db, id, status, config.mail);
  if (result !== "released") return say(result, `Status: ${nameStatus(status)}`);
  wakeMailWorker();
  return { kind: "success", message: "Released to the inbox" };
}

async function resend(id: number): Promise<ToastMessage> {
  const count = await resendUndelivered(db, id);
  if (count === 0) return { kind: "info", message: "Nothing is left to send." };
  wakeMailWorker();
  return {
    kind: "success",
    message: count === 1 ? "The mail goes out again" : `${count} mails go out again`,
  };
}

function say(result: Handled, message: string): ToastMessage | null {
  return result === "done" ? { kind: "success", message } : null;
}
