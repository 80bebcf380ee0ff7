import { useRouteLoaderData } from "@remix-run/react";
import { useEffect } from "react";
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

/** What was last known in this browser: a page whose data cannot be fetched keeps its frame. Its toast has been shown. */
let lastKnown: ReturnType<typeof useRouteLoaderData<typeof loader>>;

/** The same, or undefined on an error page whose root loader failed before there was any. */
export function useRootDataIfAny() {
  const data = useRouteLoaderData<typeof loader>("root");
  useEffect(() => {
    if (data) lastKnown = { ...data, toast: null };
  }, [data]);
  return data ?? lastKnown;
}
