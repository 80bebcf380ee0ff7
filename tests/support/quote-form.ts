import { expect } from "vitest";
import type { StagedQuoteFiles } from "../../app/features/enquiries/files/staged-files.server";
import { db } from "../../app/platform/database/database.server";
import type { RefusedForm } from "../../app/platform/ui/form/form-result";
import type { QuoteExtra } from "../../app/routes/site/request-quote/receive-quote.server";
import { action } from "../../app/routes/site/request-quote/route";
import { callRoute } from "./call-route";
import { toFile, toFormData } from "./form-data";
import { makePicture } from "./pictures";

export const completeFields = { name: "Ravi", phone: "9843012345" };
export const makePhoto = () => makePicture(60, 40).jpeg().toBuffer();

interface FormInput {
  fields?: Record<string, string>;
  files?: Record<string, Uint8Array>;
  removedIds?: readonly number[];
  /** Ids of the staged files that the form lists. */
  listedIds?: readonly number[];
}

/** The form as a browser without JavaScript sends it. */
export function makeForm({
  fields = completeFields,
  files = {},
  removedIds = [],
  listedIds = [],
}: FormInput): FormData {
  return toFormData({
    ...fields,
    stagedFile: listedIds.map(String),
    removeFile: removedIds.map(String),
    files: Object.entries(files).map(([name, bytes]) => toFile(bytes, name, "")),
  });
}

export const sendForm = (input: FormInput) => callRoute(action, "/request-quote", { form: makeForm(input) });

/** Sends a form, expects status 400 and returns the refused form. */
export async function expectRefusal(input: FormInput): Promise<RefusedForm<QuoteExtra>> {
  const { status, body } = await sendForm(input);
  expect(status).toBe(400);
  return body as RefusedForm<QuoteExtra>;
}

export const listErrors = ({ errors }: RefusedForm) =>
  Object.values(errors).flatMap((text) => text.split("\n"));
export const listNames = (staged: StagedQuoteFiles | null | undefined) =>
  staged?.files.map(({ name }) => name);

export const listAttachments = () =>
  db
    .selectFrom("enquiry_attachments")
    .innerJoin("attached_files", "attached_files.id", "file_id")
    .select(["enquiry_id", "name", "bytes", "storage_key"])
    .where("enquiry_id", "is not", null)
    .orderBy("enquiry_attachments.id")
    .execute();
