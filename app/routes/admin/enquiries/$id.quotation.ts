import { redirect } from "@remix-run/node";
import { readFirm } from "~/business/firm.server";
import { adminAction, adminLoader } from "~/features/accounts/guard.server";
import { getCurrentPieces } from "~/features/enquiries/current-pieces";
import { findEnquiry } from "~/features/enquiries/find-enquiry.server";
import { createQuotation } from "~/features/quotations/enquiry-quotations.server";
import { findFirmState } from "~/features/quotations/firm-state";
import { proposeDraft } from "~/features/quotations/propose-draft";
import { listRates } from "~/features/quotations/rates.server";
import { db } from "~/platform/database/database.server";
import { orNotFound, readId } from "~/platform/http/read-request";

/** Opens the draft quotation of the enquiry, or creates one. A double click finds the same draft. */
export const action = adminAction(
  async ({ params }) => {
    const enquiry = orNotFound(await findEnquiry(db, readId(params)));
    const firm = await readFirm(db);
    const draft = proposeDraft({
      name: enquiry.name,
      town: enquiry.town,
      pieces: getCurrentPieces(enquiry).list,
      rates: await listRates(db),
      terms: firm.terms,
      state: findFirmState(firm),
    });
    return redirect(`/admin/quotations/${orNotFound(await createQuotation(db, enquiry.id, draft))}`);
  },
  { savesForm: false },
);

export const loader = adminLoader(({ params }) => redirect(`/admin/enquiries/${readId(params)}`));

export { submitButton as clientAction } from "~/platform/ui/form/submit-form";
