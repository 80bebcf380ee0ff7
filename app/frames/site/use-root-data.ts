import { useRouteLoaderData } from "@remix-run/react";
import { useEffect } from "react";
import type { Logo } from "~/business/logo";
import type { ShownFirm } from "~/business/shown-firm.server";
import type { Business } from "~/platform/runtime/config/business";
import type { ToastMessage } from "~/platform/ui/form/form-result";

export interface RootData {
  business: Business;
  firm: ShownFirm;
  logo: Logo | null;
  publicUrl: string;
  /** False if the owner has hidden the note on all pages. */
  showRenderingsNote: boolean;
  toast: ToastMessage | null;
}

export type RootLoader = () => RootData;

/** Throws if the root loader failed; error pages use `useOptionalRootData`. */
export function useRootData() {
  const data = useOptionalRootData();
  if (!data) throw new Error("The root loader returned no data.");
  return data;
}

/** Last data loaded in this browser, for pages whose root loader fails; without its toast, which was already shown. */
let lastLoaded: ReturnType<typeof useRouteLoaderData<RootLoader>>;

/** Returns undefined if the root loader failed before any data was loaded. */
export function useOptionalRootData() {
  const data = useRouteLoaderData<RootLoader>("root");
  useEffect(() => {
    if (data) lastLoaded = { ...data, toast: null };
  }, [data]);
  return data ?? lastLoaded;
}
