import type { Database } from "~/platform/database/database.server";
import { claimIdempotencyKey } from "~/platform/http/handle-form.server";
import type { MailRecipients } from "~/platform/mail/mail";
import { changeFollowUp, changeLostReason, changeStatus, lockAnyEnquiry } from "./change-enquiry.server";
import { insertNote } from "./enquiry-history.server";
import { type FollowUp, isSameFollowUp } from "./follow-up";
import type { EnquiryStatus, LostReason } from "./tables";
import { restoreFromTrash } from "./trash.server";

export interface EnquiryAnswer {
  /** Version when the form was rendered; null accepts any version. */
  version: number | null;
  status: EnquiryStatus;
  /** Null removes the follow-up; undefined leaves the current one. */
  followUp: FollowUp | null | undefined;
  lostReason: LostReason | null;
  note: string;
  idempotencyKey: string | null;
}

export interface CurrentAnswer {
  version: number;
  status: EnquiryStatus;
  followUp: FollowUp | null;
}

/** "released": the enquiry left the quarantine and its emails were queued. */
export type AnswerResult =
  | { result: "done" | "released" | "unchanged" | "missing" }
  | { result: "version conflict"; current: CurrentAnswer };

/** Thrown to roll back, so that the idempotency key can be used again. */
class VersionConflict extends Error {
  constructor(readonly current: CurrentAnswer) {
    super("version conflict");
  }
}

/** Saves all changes or none. An enquiry in the trash is a conflict; sending the form again with the new version restores it. */
export async function answerEnquiry(
  db: Database,
  id: number,
  answer: EnquiryAnswer,
  mail: MailRecipients,
  actor: { author: string; batch: string },
): Promise<AnswerResult> {
  try {
    return await db.transaction().execute((trx) => saveAnswer(trx, id, answer, mail, actor));
  } catch (error) {
    if (error instanceof VersionConflict) return { result: "version conflict", current: error.current };
    throw error;
  }
}

async function saveAnswer(
  trx: Database,
  id: number,
  { version, idempotencyKey, ...content }: EnquiryAnswer,
  mail: MailRecipients,
  actor: { author: string; batch: string },
): Promise<AnswerResult> {
  const { author } = actor;
  const { status, note } = content;
  const lostReason = status === "lost" ? content.lostReason : null;
  const lockedEnquiry = await lockAnyEnquiry(trx, id);
  if (!lockedEnquiry) return { result: "missing" };
  if (!(await claimIdempotencyKey(trx, idempotencyKey, { id, ...content }))) return { result: "done" };
  const isTrashed = lockedEnquiry.status === "trash";
  if ((version !== null || isTrashed) && version !== lockedEnquiry.version) {
    throw new VersionConflict(lockedEnquiry);
  }
  const enquiry = {
    ...lockedEnquiry,
    status: (await restoreFromTrash(trx, id, author)) ?? lockedEnquiry.status,
  };
  const { followUp = enquiry.followUp } = content;
  const isUnchanged =
    status === enquiry.status &&
    isSameFollowUp(followUp, enquiry.followUp) &&
    (lostReason ?? enquiry.lostReason) === enquiry.lostReason;
  if (!isTrashed && isUnchanged && !note) return { result: "unchanged" };
  const result = await changeStatus(trx, enquiry, status, mail, actor);
  await changeFollowUp(trx, enquiry, followUp, actor);
  await changeLostReason(trx, enquiry, lostReason, author);
  // Each step above adds a version, but an open form expects one for the whole answer.
  const nextVersion = lockedEnquiry.version + 1;
  await trx
    .updateTable("enquiries")
    .set({ version: nextVersion })
    .where("id", "=", id)
    .where("version", ">", nextVersion)
    .execute();
  if (note) await insertNote(trx, id, { author, text: note });
  return { result };
}
