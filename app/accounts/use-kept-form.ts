import { useLocation, useRouteLoaderData } from "@remix-run/react";
import type { loader } from "~/routes/admin";
import type { KeptForm } from "./kept-form.server";

/** What was being sent from this screen when the session had expired; null in any other case. */
export function useKeptForm(): KeptForm | null {
  const { pathname } = useLocation();
  const kept = useRouteLoaderData<typeof loader>("routes/admin")?.kept;
  return kept?.path === pathname ? kept : null;
}
