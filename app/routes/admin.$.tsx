import { adminLoader } from "~/accounts/guard.server";
import { adminMeta } from "~/admin/screens";
import * as messages from "~/content/messages";
import { notFound } from "~/http/read-request";

export const meta = () => adminMeta(messages.errors.notFound.message);

export const loader = adminLoader(() => {
  throw notFound();
});

/** Never shown, because the error page replaces it. A route without a component would not be a page. */
export default function Unknown() {
  return null;
}

export { UnknownScreen as ErrorBoundary } from "~/admin/admin-error-page";
