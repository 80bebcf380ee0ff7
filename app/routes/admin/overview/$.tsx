import * as messages from "~/content/messages";
import { adminLoader } from "~/features/accounts/guard.server";
import { adminMeta } from "~/frames/admin/screens";
import { notFound } from "~/platform/http/read-request";

export const meta = () => adminMeta(messages.errors.notFound.message);

export const loader = adminLoader(() => {
  throw notFound();
});

/** Never shown, because the error page replaces it. A route without a component would not be a page. */
export default function Unknown() {
  return null;
}

export { UnknownScreen as ErrorBoundary } from "~/frames/admin/admin-error-page";
