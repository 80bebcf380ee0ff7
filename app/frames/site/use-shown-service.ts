import { useLocation } from "@remix-run/react";
import { getWhatsappUrl } from "~/content/navigation";
import { getServicePath, serviceCategories } from "~/content/service-index";
import type { Business } from "~/platform/runtime/config/business";

/** Returns the service whose page is shown, if it is one. */
export function useShownService() {
  const { pathname } = useLocation();
  return serviceCategories
    .flatMap(({ items }) => [...items])
    .find(({ slug }) => getServicePath(slug) === pathname);
}

/** On a service page, the prefilled message names the service. */
export function useWhatsappUrl(business: Business): string | null {
  return getWhatsappUrl(business, useShownService()?.label);
}
