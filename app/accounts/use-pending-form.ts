import { useLocation, useRouteLoaderData } from "@remix-run/react";
import type { PendingForm } from "./pending-form.server";

/** The form that was sent from this screen after the session expired. */
export function usePendingForm(): PendingForm | null {
  const { pathname } = useLocation();
  const pending = useRouteLoaderData<() => { pendingForm: PendingForm | null }>("routes/admin")?.pendingForm;
  return pending?.path === pathname ? pending : null;
}
