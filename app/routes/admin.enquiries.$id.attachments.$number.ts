import { adminLoader } from "~/accounts/guard.server";
import { db } from "~/database/database.server";
import { listStoredAttachments, respondWithAttachment } from "~/enquiries/files/attachments.server";
import { orNotFound, readId } from "~/http/read-request";

/** `?download` downloads the HEIC original if there is one, otherwise the stored file. */
export const loader = adminLoader(async ({ request, params }) => {
  const number = readId({ id: params.number });
  const attachments = await listStoredAttachments(db, readId(params));
  const attachment = orNotFound(attachments.find((file) => file.number === number));
  return await respondWithAttachment(request, attachment);
});
