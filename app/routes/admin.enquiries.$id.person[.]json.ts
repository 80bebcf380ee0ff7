import { adminLoader } from "~/accounts/guard.server";
import { db } from "~/database/database.server";
import { findEnquiry } from "~/enquiries/find-enquiry.server";
import { orNotFound, readId } from "~/http/read-request";
import { exportPerson } from "~/privacy/person.server";

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
