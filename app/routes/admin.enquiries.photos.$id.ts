import { redirect } from "@remix-run/node";
import { adminAction, adminLoader } from "~/accounts/guard.server";
import { db } from "~/database/database.server";
import { addVisitFiles } from "~/enquiries/files/visit-files.server";
import { findEnquiry } from "~/enquiries/find-enquiry.server";
import { orNotFound, readId } from "~/http/read-request";

/** A separate route, because only this one accepts large uploads. */
export const action = adminAction(
  async ({ request, params, signedIn: { admin } }) => {
    const { id } = orNotFound(await findEnquiry(db, readId(params)));
    const pagePath = `/admin/enquiries/${id}${new URL(request.url).search}`;
    return await addVisitFiles(request, { enquiryId: id, author: admin.username, pagePath });
  },
  { savesForm: false },
);

export { submitForm as clientAction } from "~/ui/form/submit-form";

export const loader = adminLoader(async ({ params }) => {
  return redirect(`/admin/enquiries/${readId(params)}`);
});
