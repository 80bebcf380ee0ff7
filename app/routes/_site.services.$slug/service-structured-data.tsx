import { servicePath } from "~/content/service-index";
import { JsonLd } from "~/seo/json-ld";
import { describeBreadcrumb, describeBusiness, describeGraph, describeService } from "~/seo/structured-data";
import type { Crumb } from "~/ui/breadcrumb";
import { useRootData } from "~/ui/use-root-data";
import type { ServicePage } from "./service-page.server";

interface ServiceStructuredDataProps {
  service: ServicePage;
  crumbs: readonly Crumb[];
}

/** The service, who offers it, and where the page stands, for search engines. */
export function ServiceStructuredData({ service, crumbs }: ServiceStructuredDataProps) {
  const site = useRootData();
  const { title, metaDescription: description, slug, hero: picture } = service;
  return (
    <JsonLd
      graph={describeGraph(
        describeService({ title, description, path: servicePath(slug), picture }, site.publicUrl),
        describeBusiness(site, picture),
        describeBreadcrumb(crumbs, site.publicUrl),
      )}
    />
  );
}
