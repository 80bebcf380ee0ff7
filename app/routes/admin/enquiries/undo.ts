import { redirect } from "@remix-run/node";
import { adminAction, adminLoader } from "~/features/accounts/guard.server";
import { toAdminPath } from "~/features/accounts/safe-path";
import { undoBatch } from "~/features/enquiries/batch.server";
import { readQuery } from "~/platform/http/read-request";

export const action = adminAction(async ({ request, signedIn: { admin } }) => {
  const query = readQuery(request);
  const inboxPath = toAdminPath(query.get("from"));
  return await undoBatch(query.get("batch") ?? "", { inboxPath, author: admin.username });
});

export { submitButton as clientAction } from "~/platform/ui/form/submit-form";

export const loader = adminLoader(() => redirect("/admin/enquiries"));
