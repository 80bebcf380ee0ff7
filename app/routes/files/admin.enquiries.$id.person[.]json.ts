import { adminLoader } from "~/features/accounts/guard.server";
import { findEnquiry } from "~/features/enquiries/find-enquiry.server";
import { readSelectedIds } from "~/features/privacy/find-person.server";
import { exportPerson } from "~/features/privacy/person.server";
import { db } from "~/platform/database/database.server";
import { orNotFound, readId } from "~/platform/http/read-request";

export const loader = adminLoader(async ({ request, params, signedIn: { admin } }) => {
  const person = orNotFound(await findEnquiry(db, readId(params)));
  const selectedIds = readSelectedIds(new URL(request.url).searchParams);
  const personData = orNotFound(await exportPerson(db, person, admin.username, selectedIds));
  return new Response(JSON.stringify(personData, null, 2), {
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Content-Disposition": 'attachment; filename="person.json"',
      "Cache-Control": "no-store",
    },
  });
});
