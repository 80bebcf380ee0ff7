import { adminLoader } from "~/accounts/guard.server";
import { AdminErrorPage } from "~/admin/admin-error-page";
import { adminMeta } from "~/admin/screens";
import * as adminMessages from "~/content/admin-messages";
import * as messages from "~/content/messages";
import { notFound } from "~/http/read-request";

const title = messages.errors.notFound.message;

export const meta = () => adminMeta(title);

/** Every address below /admin that no other route knows. The server logs the path in one line. */
export const loader = adminLoader(() => {
  throw notFound();
});

/** Never shown: the error page stands in its place. Without it the address would be no screen. */
export default function UnknownScreen() {
  return null;
}

export function ErrorBoundary() {
  return <AdminErrorPage missing={{ title, text: adminMessages.admin.unknownAddress }} />;
}
