import { redirect } from "@remix-run/node";
import { adminAction, adminLoader } from "~/accounts/guard.server";
import { db } from "~/database/database.server";
import { addVisitFiles } from "~/enquiries/files/visit-files.server";
import { findEnquiry } from "~/enquiries/find-enquiry.server";
import { orNotFound, readId } from "~/http/read-request";

/** Takes the photographs of the owner's visit. An address of its own, because only it may take so much. */
export const action = adminAction(
  async ({ request, params, signedIn: { admin } }) => {
    const { id } = orNotFound(await findEnquiry(db, readId(params)));
    const page = `/admin/enquiries/${id}${new URL(request.url).search}`;
    return await addVisitFiles(request, { enquiryId: id, author: admin.username, page });
  },
  { savesForm: false },
);

/** The address itself shows nothing. */
export const loader = adminLoader(async ({ params }) => {
  return redirect(`/admin/enquiries/${readId(params)}`);
});
