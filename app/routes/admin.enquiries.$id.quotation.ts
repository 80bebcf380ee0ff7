import { redirect } from "@remix-run/node";
import { adminAction, adminLoader } from "~/accounts/guard.server";
import { db } from "~/database/database.server";
import { getCurrentPieces } from "~/enquiries/current-pieces";
import { findEnquiry } from "~/enquiries/find-enquiry.server";
import { readFirm } from "~/firm/firm.server";
import { orNotFound, readId } from "~/http/read-request";
import { createQuotation } from "~/quotations/enquiry-quotations.server";
import { findFirmState } from "~/quotations/firm-state";
import { proposeDraft } from "~/quotations/propose-draft";
import { findLastTerms } from "~/quotations/quotation-terms.server";
import { listRates } from "~/quotations/rates.server";

/** Opens the draft quotation of the enquiry, or creates one. A double click finds the same draft. */
export const action = adminAction(
  async ({ params }) => {
    const enquiry = orNotFound(await findEnquiry(db, readId(params)));
    const draft = proposeDraft({
      name: enquiry.name,
      town: enquiry.town,
      pieces: getCurrentPieces(enquiry).list,
      rates: await listRates(db),
      terms: await findLastTerms(db),
      state: findFirmState(await readFirm(db)),
    });
    return redirect(`/admin/quotations/${orNotFound(await createQuotation(db, enquiry.id, draft))}`);
  },
  { savesForm: false },
);

export const loader = adminLoader(({ params }) => redirect(`/admin/enquiries/${readId(params)}`));

export { submitButton as clientAction } from "~/ui/form/submit-form";
