import { useRouteLoaderData } from "@remix-run/react";
import type { loader } from "~/root";

/**
 * What the root loader gives to every page: the business, the toast, the note on renderings, the public address.
 * Throws where the root loader failed; error pages read `useRootDataIfAny`.
 */
export function useRootData() {
  const data = useRootDataIfAny();
  if (!data) throw new Error("The root loader has no data here");
  return data;
}

/** The same, or undefined on an error page whose root loader failed. */
export function useRootDataIfAny() {
  return useRouteLoaderData<typeof loader>("root");
}
