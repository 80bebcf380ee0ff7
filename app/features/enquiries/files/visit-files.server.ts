import { data } from "@remix-run/node";
import { type Database, db } from "~/platform/database/database.server";
import { replaceWithToast } from "~/platform/http/cookies.server";
import { isDatabaseUnavailable } from "~/platform/runtime/failure.server";
import { type ToastMessage, UNSENT_HEADER } from "~/platform/ui/form/form-result";
import { type ReceivedFile, receiveForm } from "~/platform/uploads/receive-form.server";
import { toRejection } from "~/platform/uploads/staged-file.server";
import { MAX_VISIT_FILES, UploadRejected } from "~/platform/uploads/upload-rules";
import { recordEvent } from "../enquiry-history.server";
import { storeAttachedFile } from "./attached-files.server";

interface Visit {
  enquiryId: number;
  author: string;
  pagePath: string;
}

const MAX_LISTED_PROBLEMS = 3;

/** Adds the usable files. The toast lists refused files with the reason. */
export async function addVisitFiles(request: Request, { enquiryId, author, pagePath }: Visit) {
  const form = await receiveForm(request, { maxFiles: MAX_VISIT_FILES, visitor: null });
  try {
    const files = form.files.filter(({ size }) => size > 0);
    const refused = [...form.refusedFiles];
    let addedCount = 0;
    for (const file of files) {
      const outcome = await attachFile(db, enquiryId, file);
      if (outcome instanceof UploadRejected) refused.push({ name: file.name, reason: outcome });
      else if (outcome) addedCount += 1;
    }
    if (addedCount > 0)
      await recordEvent(db, enquiryId, { kind: "photographs", after: String(addedCount), author });
    if (refused.length > 0 && request.headers.has(UNSENT_HEADER))
      // The device sends the files again after a status of 500 or more.
      return data(null, { status: Math.max(...refused.map(({ reason }) => reason.problem.status)) });
    const problems = refused.map(({ name, reason }) => describeProblem(name, reason));
    if (files.length + problems.length === 0)
      return await replaceWithToast(pagePath, {
        type: "error",
        message: "Please choose at least one photo.",
      });
    return await replaceWithToast(pagePath, describeAddedFiles(addedCount, problems));
  } finally {
    await form.dispose();
  }
}

export function describeProblem(name: string, { message }: UploadRejected): string {
  return `${name}: ${message.replace(/\.$/, "")}`;
}

/** Returns false when the enquiry already has the file, and the rejection when the file is refused. */
export async function attachFile(
  db: Database,
  enquiryId: number,
  file: ReceivedFile,
): Promise<boolean | UploadRejected> {
  try {
    const { id } = await storeAttachedFile(db, file, async () => {});
    const row = await db
      .selectFrom("enquiry_attachments")
      .select("id")
      .where("enquiry_id", "=", enquiryId)
      .where("file_id", "=", id)
      .executeTakeFirst();
    if (row) return false;
    await db
      .insertInto("enquiry_attachments")
      .values({ enquiry_id: enquiryId, file_id: id, name: file.name, bytes: file.size })
      .execute();
    return true;
  } catch (error) {
    if (isDatabaseUnavailable(error)) throw error;
    return toRejection(error, "a site visit photo could not be stored");
  }
}

export function describeAddedFiles(count: number, problems: readonly string[]): ToastMessage {
  if (count + problems.length === 0)
    return { type: "success", message: "The enquiry already has these files" };
  const added = count === 1 ? "1 file added" : `${count} files added`;
  // Toasts travel in a cookie.
  const listed = problems.slice(0, MAX_LISTED_PROBLEMS);
  const further = problems.length - listed.length;
  const rest = further > 0 ? [`${further} more failed`] : [];
  const message = [...(count > 0 ? [added] : []), ...listed, ...rest].join(". ");
  return { type: problems.length > 0 ? "error" : "success", message };
}
