import { db } from "~/platform/database/database.server";
import { replaceWithToast } from "~/platform/http/cookies.server";
import { handleForm } from "~/platform/http/handle-form.server";
import { countAttempt } from "~/platform/http/rate-limit.server";
import { orNotFound, readForm, readTexts } from "~/platform/http/read-request";
import { requireSameOrigin } from "~/platform/http/request.server";
import { wakeMailWorker } from "~/platform/mail/mail-worker.server";
import { config } from "~/platform/runtime/config.server";
import { HOUR_MS, toIndianDay } from "~/platform/time/time";
import { isFeedbackSignature, readFeedbackToken, writeFeedbackPath } from "./feedback-link.server";
import { feedbackSchema } from "./schema";
import { queueTestimonialMail } from "./testimonial-mails.server";
import { findCustomerTestimonial, saveFeedback } from "./testimonials.server";
import { feedbackTexts as texts } from "./texts";

/** Enough for corrections, too few for automated use. */
const feedbackLimit = { limit: 20, windowMs: HOUR_MS };

/** @throws {Response} 404 for a wrong link or a deleted enquiry */
export async function readFeedbackPage(token: string) {
  const feedback = await findCustomerTestimonial(db, (await requireEnquiry(token)).id);
  if (!feedback) return { saved: null, state: "pending" as const };
  const { state, ...saved } = feedback;
  return { saved, state };
}

export async function receiveFeedback(request: Request, token: string) {
  requireSameOrigin(request);
  const enquiry = await requireEnquiry(token);
  const typed = readTexts(await readForm(request), Object.keys(feedbackSchema.shape));
  return await handleForm(typed, {
    schema: feedbackSchema,
    title: texts.failed,
    failure: { message: texts.unsaved },
    save: async ({ agreed: _, ...fields }) => {
      const wait = await countAttempt(db, [{ key: `feedback on enquiry ${enquiry.id}`, ...feedbackLimit }]);
      if (wait !== null) return { status: 429, message: texts.tooMany };
      const today = toIndianDay(new Date());
      const consent = `Ticked the box on the review form on ${today}`;
      const isSaved = await db.transaction().execute(async (trx) => {
        const feedback = { ...fields, given_on: today, source: "Review link", consent };
        if (!(await saveFeedback(trx, enquiry.id, feedback))) return false;
        await queueTestimonialMail(trx, enquiry.id, config.mail);
        return true;
      });
      if (!isSaved) {
        const feedback = await findCustomerTestimonial(db, enquiry.id);
        return { status: 409, message: feedback?.state === "shown" ? texts.shown : texts.hidden };
      }
      wakeMailWorker();
      return await replaceWithToast(writeFeedbackPath(enquiry), { type: "success", message: texts.thanks });
    },
  });
}

async function requireEnquiry(token: string): Promise<{ id: number; originId: string }> {
  const { id, signature } = orNotFound(readFeedbackToken(token));
  const enquiry = await db
    .selectFrom("enquiries")
    .select(["id", "origin_id as originId"])
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  return orNotFound(enquiry && isFeedbackSignature(enquiry, signature) ? enquiry : null);
}
