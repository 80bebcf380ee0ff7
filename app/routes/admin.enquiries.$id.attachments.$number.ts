import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireAdmin } from "~/accounts/session.server";
import { answerWithAttachment } from "~/enquiries/attachment-answer.server";
import { findAttachment } from "~/enquiries/attachments.server";
import { db } from "~/server/db/database.server";
import { orNotFound, readId } from "~/server/route-params.server";

/** A file that came with a quote request; `?download` saves it as it came, where that is kept. */
export async function loader({ request, params }: LoaderFunctionArgs): Promise<Response> {
  await requireAdmin(request);
  const number = readId({ id: params.number });
  const attachment = orNotFound(await findAttachment(db, readId(params), number));
  return await answerWithAttachment(request, attachment);
}
