import { redirect } from "@remix-run/node";
import { adminAction, adminLoader } from "~/accounts/guard.server";
import { toAdminPath } from "~/accounts/safe-path";
import { undoBatch } from "~/enquiries/batch.server";
import { readQuery } from "~/http/read-request";

export const action = adminAction(async ({ request, signedIn: { admin } }) => {
  const query = readQuery(request);
  const inboxPath = toAdminPath(query.get("from"));
  return await undoBatch(query.get("batch") ?? "", { inboxPath, author: admin.username });
});

export { submitButton as clientAction } from "~/ui/form/submit-form";

export const loader = adminLoader(() => redirect("/admin/enquiries"));
