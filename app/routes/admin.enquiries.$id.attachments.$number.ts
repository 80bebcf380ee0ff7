import { adminLoader } from "~/accounts/guard.server";
import { db } from "~/database/database.server";
import { findAttachment, respondWithAttachment } from "~/enquiries/files/attachments.server";
import { orNotFound, readId } from "~/http/read-request";

/** `?download` saves the HEIC original if there is one, else the stored file. */
export const loader = adminLoader(async ({ request, params }) => {
  const number = readId({ id: params.number });
  const attachment = orNotFound(await findAttachment(db, readId(params), number));
  return await respondWithAttachment(request, attachment);
});
