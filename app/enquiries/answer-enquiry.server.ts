import type { Database } from "~/database/database.server";
import type { EnquiryStatus } from "~/database/enquiry-tables";
import { claimIdempotencyKey } from "~/http/idempotency-key.server";
import { changeFollowUp, changeStatus, lockEverywhere } from "./change-enquiry.server";
import { insertNote } from "./enquiry-history.server";
import type { MailRecipients } from "./mails/enquiry-mails.server";
import { takeFromTrash } from "./trash.server";

export interface EnquiryAnswer {
  /** Version the form was made from; null changes any version. */
  version: number | null;
  status: EnquiryStatus;
  /** 2031-05-01; null when nothing is planned. */
  followUpOn: string | null;
  note: string;
  idempotencyKey: string | null;
}

export interface PresentAnswer {
  version: number;
  status: EnquiryStatus;
  followUpOn: string | null;
}

/** "released": left the quarantine, and its mails were queued. */
export type Answered =
  | { result: "done" | "released" | "unchanged" | "missing" }
  | { result: "version conflict"; present: PresentAnswer };

/** Rolls back, so that the form's key is free for the next attempt. */
class VersionConflict extends Error {
  constructor(readonly present: PresentAnswer) {
    super("version conflict");
  }
}

/** All or nothing. A deleted enquiry is a conflict as well: sending the form again restores it. */
export async function answerEnquiry(
  db: Database,
  id: number,
  answer: EnquiryAnswer,
  mail: MailRecipients,
  author: string,
): Promise<Answered> {
  try {
    return await db.transaction().execute((trx) => carryOut(trx, id, answer, mail, author));
  } catch (error) {
    if (error instanceof VersionConflict) return { result: "version conflict", present: error.present };
    throw error;
  }
}

async function carryOut(
  trx: Database,
  id: number,
  { version, idempotencyKey, ...content }: EnquiryAnswer,
  mail: MailRecipients,
  author: string,
): Promise<Answered> {
  const { status, followUpOn, note } = content;
  const found = await lockEverywhere(trx, id);
  if (!found) return { result: "missing" };
  if (!(await claimIdempotencyKey(trx, idempotencyKey, { id, ...content }))) return { result: "done" };
  const isTrashed = found.status === "trash";
  if ((version !== null || isTrashed) && version !== found.version) throw new VersionConflict(found);
  const before = { ...found, status: (await takeFromTrash(trx, id, author)) ?? found.status };
  if (!isTrashed && status === before.status && followUpOn === before.followUpOn && !note)
    return { result: "unchanged" };
  const result = await changeStatus(trx, before, status, mail, { author });
  await changeFollowUp(trx, before, followUpOn, author);
  if (note) await insertNote(trx, id, { author, text: note });
  return { result };
}
