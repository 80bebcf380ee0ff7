import * as messages from "~/content/messages";
import { findEnquirySource } from "~/features/enquiries/attribution.server";
import { hiddenFields } from "~/features/enquiries/form/hidden-fields";
import { backButtonHeaders, receiveEnquiry } from "~/features/enquiries/receive-enquiry.server";
import { contactSchema, summarizeContactProblem } from "~/features/enquiries/schema";
import { handleForm } from "~/platform/http/handle-form.server";
import { readForm, readQuery, readTexts } from "~/platform/http/read-request";
import { requireSameOrigin } from "~/platform/http/request.server";

const fieldNames = [...Object.keys(contactSchema.shape), ...Object.values(hiddenFields)];

const { sent: title, success, failure, exception } = messages.contact;

/** Redirects to `returnPath` with thanks. A refused form returns with status 400, 429, 500, 503 or 507. */
export async function receiveMessage(request: Request, returnPath: string) {
  requireSameOrigin(request);
  const typed = readTexts(await readForm(request), fieldNames);
  return await handleForm(typed, {
    schema: contactSchema,
    refuseInvalid: (error) => summarizeContactProblem(error, typed),
    failure: exception,
    headers: backButtonHeaders,
    save: async (content) => {
      const source = findEnquirySource(returnPath, readQuery(request), typed[hiddenFields.attribution] ?? "");
      const thanks = { type: "success", title, message: success } as const;
      return await receiveEnquiry(
        request,
        { kind: "message", content, source },
        { typed, thanks, failure, returnPath },
      );
    },
  });
}
