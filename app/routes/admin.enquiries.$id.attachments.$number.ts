import type { LoaderFunctionArgs } from "@remix-run/node";
import { db } from "~/db/database.server";
import { findAttachment } from "~/domain/enquiries/attachments.server";
import { answerWithAttachment } from "~/http/attachment-answer.server";
import { orNotFound, readId } from "~/http/route-params.server";
import { requireAdmin } from "~/http/session.server";

/** A file that came with a quote request; `?download` saves it as it came, where that is kept. */
export async function loader({ request, params }: LoaderFunctionArgs): Promise<Response> {
  await requireAdmin(request);
  const number = readId({ id: params.number });
  const attachment = orNotFound(await findAttachment(db, readId(params), number));
  return await answerWithAttachment(request, attachment);
}
