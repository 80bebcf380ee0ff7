import { Outlet } from "@remix-run/react";
import { SiteFrame } from "~/site/frame/site-frame";
import { useRootData } from "~/site/use-root-data";

/** The layout of the public pages. */
export default function Site() {
  const { business, showRenderingsNote } = useRootData();
  return (
    <SiteFrame business={business} showRenderingsNote={showRenderingsNote}>
      <Outlet />
    </SiteFrame>
  );
}
