import { redirect } from "@remix-run/node";
import { adminAction, adminLoader } from "~/features/accounts/guard.server";
import { addVisitFiles } from "~/features/enquiries/files/visit-files.server";
import { findEnquiry } from "~/features/enquiries/find-enquiry.server";
import { db } from "~/platform/database/database.server";
import { replaceWithToast } from "~/platform/http/cookies.server";
import { notFound, orNotFound, readId } from "~/platform/http/read-request";
import { UNSENT_HEADER } from "~/platform/ui/form/form-result";

/** A separate route, because only this one accepts large uploads. */
export const action = adminAction(
  async ({ request, params, signedIn: { admin } }) => {
    const { id, deletedAt } = orNotFound(await findEnquiry(db, readId(params)));
    const { search } = new URL(request.url);
    if (deletedAt) {
      // The device keeps photos that were not added.
      if (request.headers.has(UNSENT_HEADER)) throw notFound();
      return await replaceWithToast(`/admin/enquiries${search}`, {
        type: "error",
        message: "It was deleted on another device.",
      });
    }
    const pagePath = `/admin/enquiries/${id}${search}`;
    return await addVisitFiles(request, { enquiryId: id, author: admin.username, pagePath });
  },
  { savesForm: false },
);

export { submitOrKeep as clientAction } from "~/features/enquiries/unsent";

export const loader = adminLoader(async ({ params }) => {
  return redirect(`/admin/enquiries/${readId(params)}`);
});
