import { redirect } from "@remix-run/node";
import { adminAction, adminLoader } from "~/features/accounts/guard.server";
import { addVisitFiles } from "~/features/enquiries/files/visit-files.server";
import { findEnquiry } from "~/features/enquiries/find-enquiry.server";
import { db } from "~/platform/database/database.server";
import { orNotFound, readId } from "~/platform/http/read-request";

/** A separate route, because only this one accepts large uploads. */
export const action = adminAction(
  async ({ request, params, signedIn: { admin } }) => {
    const { id } = orNotFound(await findEnquiry(db, readId(params)));
    const pagePath = `/admin/enquiries/${id}${new URL(request.url).search}`;
    return await addVisitFiles(request, { enquiryId: id, author: admin.username, pagePath });
  },
  { savesForm: false },
);

export { submitOrKeep as clientAction } from "~/features/enquiries/unsent";

export const loader = adminLoader(async ({ params }) => {
  return redirect(`/admin/enquiries/${readId(params)}`);
});
