import { Outlet } from "@remix-run/react";
import { publicSite } from "~/http/page-handle";
import { SiteFrame } from "~/site/frame/site-frame";
import { useRootData } from "~/site/use-root-data";

export const handle = publicSite;

export default function Site() {
  const { business, firm, logo, showRenderingsNote } = useRootData();
  return (
    <SiteFrame {...{ business, firm, logo, showRenderingsNote }}>
      <Outlet />
    </SiteFrame>
  );
}
