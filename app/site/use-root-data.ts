import { useRouteLoaderData } from "@remix-run/react";
import { useEffect } from "react";
import type { Business } from "~/content/business";
import type { ShownFirm } from "~/firm/shown-firm.server";
import type { ToastMessage } from "~/ui/toast-message";

/** What the root loader gives to every page. */
export interface RootData {
  business: Business;
  firm: ShownFirm;
  /** The origin of the site. */
  publicUrl: string;
  showRenderingsNote: boolean;
  toast: ToastMessage | null;
}

/** The root loader as `useRouteLoaderData` and `MetaArgs` want it. */
export type RootLoader = () => RootData;

/**
 * Throws where the root loader failed; error pages read `useRootDataIfAny`.
 */
export function useRootData() {
  const data = useRootDataIfAny();
  if (!data) throw new Error("The root loader has no data here");
  return data;
}

/** What was last known in this browser: a page whose data cannot be fetched keeps its frame. Its toast has been shown. */
let lastKnown: ReturnType<typeof useRouteLoaderData<RootLoader>>;

/** The same, or undefined on an error page whose root loader failed before there was any. */
export function useRootDataIfAny() {
  const data = useRouteLoaderData<RootLoader>("root");
  useEffect(() => {
    if (data) lastKnown = { ...data, toast: null };
  }, [data]);
  return data ?? lastKnown;
}
