import { adminLoader } from "~/accounts/guard.server";
import { AdminErrorPage } from "~/admin/admin-error-page";
import { adminMeta } from "~/admin/screens";
import * as adminMessages from "~/content/admin-messages";
import * as messages from "~/content/messages";
import { notFound } from "~/http/read-request";

const title = messages.errors.notFound.message;

export const meta = () => adminMeta(title);

/** The server logs the path in one line. */
export const loader = adminLoader(() => {
  throw notFound();
});

/** Never shown, because the error page replaces it; without it the route would be no page. */
export default function UnknownScreen() {
  return null;
}

export function ErrorBoundary() {
  return <AdminErrorPage missing={{ title, text: adminMessages.admin.unknownAddress }} />;
}
