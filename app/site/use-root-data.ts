import { useRouteLoaderData } from "@remix-run/react";
import { useEffect } from "react";
import type { Business } from "~/content/business";
import type { Logo } from "~/firm/logo";
import type { ShownFirm } from "~/firm/shown-firm.server";
import type { ToastMessage } from "~/ui/toast-message";

export interface RootData {
  business: Business;
  firm: ShownFirm;
  logo: Logo | null;
  publicUrl: string;
  /** False when the setting hides the note on every page. */
  showRenderingsNote: boolean;
  toast: ToastMessage | null;
}

export type RootLoader = () => RootData;

/** Throws if the root loader failed; error pages use `useRootDataIfAny`. */
export function useRootData() {
  const data = useRootDataIfAny();
  if (!data) throw new Error("The root loader has no data here");
  return data;
}

/** The last data loaded in this browser, for a page whose data cannot be loaded. Its toast was already shown. */
let lastKnown: ReturnType<typeof useRouteLoaderData<RootLoader>>;

/** Undefined on an error page whose root loader failed before any data was loaded. */
export function useRootDataIfAny() {
  const data = useRouteLoaderData<RootLoader>("root");
  useEffect(() => {
    if (data) lastKnown = { ...data, toast: null };
  }, [data]);
  return data ?? lastKnown;
}
