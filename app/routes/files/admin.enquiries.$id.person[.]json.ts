import { adminLoader } from "~/features/accounts/guard.server";
import { findEnquiry } from "~/features/enquiries/find-enquiry.server";
import { exportPerson } from "~/features/privacy/person.server";
import { db } from "~/platform/database/database.server";
import { orNotFound, readId } from "~/platform/http/read-request";

export const loader = adminLoader(async ({ params, signedIn: { admin } }) => {
  const { id, phone, email } = orNotFound(await findEnquiry(db, readId(params)));
  const personData = orNotFound(await exportPerson(db, { id, phone, email }, admin.username));
  return new Response(JSON.stringify(personData, null, 2), {
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Content-Disposition": 'attachment; filename="person.json"',
      "Cache-Control": "no-store",
    },
  });
});
