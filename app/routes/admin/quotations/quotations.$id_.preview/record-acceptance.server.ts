import { z } from "zod";
import { readFirm } from "~/business/firm.server";
import { acceptForCustomer } from "~/features/quotations/accept-quotation.server";
import { readChoice } from "~/features/quotations/choices";
import { db } from "~/platform/database/database.server";
import { replaceWithToast } from "~/platform/http/cookies.server";
import { handleForm, type Refusal, versionField } from "~/platform/http/handle-form.server";
import { wakeMailWorker } from "~/platform/mail/mail-worker.server";
import { config } from "~/platform/runtime/config.server";
import { dayField, requiredLine } from "~/platform/text/form-fields";
import { atIndianTime, toIndianDay } from "~/platform/time/time";
import { describeRefusal } from "./handle-sending.server";

const acceptanceSchema = z.object({
  name: requiredLine("Enter who accepted."),
  way: z.enum(["phone", "whatsapp", "in-person"], "Choose how they accepted."),
  acceptedOn: dayField("Please choose a date.").refine(
    (day) => day <= toIndianDay(new Date()),
    "Choose today or an earlier date.",
  ),
  version: versionField(),
});

/** Records that the customer accepted by phone, on WhatsApp or in person. */
export async function recordAcceptance(typed: Record<string, string>, id: number, author: string) {
  return await handleForm(typed, {
    schema: acceptanceSchema,
    failure: { message: "Not saved. Please try again." },
    save: async ({ name, way, acceptedOn, version }): Promise<Response | Refusal | null> => {
      const now = new Date();
      const acceptedAt = acceptedOn === toIndianDay(now) ? now : atIndianTime(acceptedOn, "12:00");
      const options = { firm: await readFirm(db), mail: config.mail, author, version };
      const outcome = await acceptForCustomer(db, id, {
        ...options,
        name,
        choice: readChoice(typed),
        way,
        acceptedAt,
      });
      if (outcome.result !== "sent") return describeRefusal(outcome, "saved");
      wakeMailWorker();
      const message = `${outcome.number} is accepted. The order has started.`;
      return await replaceWithToast(`/admin/enquiries/${outcome.enquiryId}/order`, {
        type: "success",
        message,
      });
    },
  });
}
