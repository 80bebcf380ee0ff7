import { z } from "zod";
import { db } from "~/platform/database/database.server";
import { handleForm } from "~/platform/http/handle-form.server";
import { readTexts } from "~/platform/http/read-request";
import { makeSignature } from "~/platform/images/logo-images.server";
import type { ReceivedImage } from "~/platform/images/queries.server";
import { parseFormWithImage } from "~/platform/images/staged-images.server";
import { readRevision, saveEdit } from "~/platform/revisions/revisions.server";
import { toRejection } from "~/platform/uploads/staged-file.server";
import { toFirm, toStoredFirm } from "./firm.server";
import { firmLabels } from "./firm-labels";
import { readEditedFirm } from "./firm-screen.server";
import { logoFormats } from "./logo-screen.server";

export async function readSignatureScreen() {
  const revision = await readRevision(db, "firm");
  return { version: revision?.id ?? 0, signature: toFirm(revision).signature };
}

/** Redirects to the quotation settings with an undo toast, or returns the form. */
export async function changeSignature(request: Request) {
  const { fields, image, problem, status } = await parseFormWithImage(request, logoFormats);
  try {
    const typed = readTexts(fields);
    const isRemoval = typed.intent === "remove";
    const upload = image && !isRemoval ? await prepare(image) : { problem, status, signature: null };
    const refusal = isRemoval || upload.signature ? null : (upload.problem ?? firmLabels.signature.missing);
    const { document, version, newestRevision } = await readEditedFirm("quotations", typed);
    const firm = toFirm(newestRevision);
    return await handleForm(typed, {
      schema: z.unknown().superRefine((_, context) => {
        if (refusal) context.addIssue({ code: "custom", path: ["image"], message: refusal });
      }),
      refuseInvalid: () => ({ status: upload.problem ? upload.status : 400 }),
      failure: { message: firmLabels.failed },
      save: () =>
        saveEdit(db, document, version, {
          content: toStoredFirm({ ...firm, signature: upload.signature }),
        }),
    });
  } finally {
    await image?.dispose();
  }
}

/** `problem` says why a picture cannot be used. */
async function prepare(image: ReceivedImage) {
  try {
    const signature = await makeSignature(image.path);
    return { problem: signature ? null : firmLabels.signature.empty, status: 400, signature };
  } catch (error) {
    const { problem } = toRejection(error, "a signature could not be stored");
    return { problem: problem.message, status: problem.status, signature: null };
  }
}
