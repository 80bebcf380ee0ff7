import { adminLoader } from "~/features/accounts/guard.server";
import {
  listStoredAttachments,
  respondWithAttachment,
} from "~/features/enquiries/files/attached-files.server";
import { db } from "~/platform/database/database.server";
import { orNotFound, readId } from "~/platform/http/read-request";

/** `?download` downloads the HEIC original if there is one, otherwise the stored file. */
export const loader = adminLoader(async ({ request, params }) => {
  const number = readId({ id: params.number });
  const attachments = await listStoredAttachments(db, readId(params));
  const attachment = orNotFound(attachments.find((file) => file.number === number));
  return await respondWithAttachment(request, attachment);
});
