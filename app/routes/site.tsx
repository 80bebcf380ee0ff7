import { Outlet } from "@remix-run/react";
import { SiteFrame } from "~/frames/site/frame/site-frame";
import { useRootData } from "~/frames/site/use-root-data";
import { publicSite } from "~/platform/http/page-handle";

export const handle = publicSite;

export default function Site() {
  const { business, firm, logo, showRenderingsNote } = useRootData();
  return (
    <SiteFrame {...{ business, firm, logo, showRenderingsNote }}>
      <Outlet />
    </SiteFrame>
  );
}
