import { serviceTemplate } from "~/content/pages";
import { servicePath } from "~/content/service-index";
import { JsonLd } from "~/seo/json-ld";
import { describeBreadcrumb, describeBusiness, describeGraph, describeService } from "~/seo/structured-data";
import { useRootData } from "~/ui/use-root-data";
import type { ServicePage } from "./service-page.server";

/** The service, who offers it, and where the page stands, for search engines. */
export function ServiceStructuredData({ service }: { service: ServicePage }) {
  const site = useRootData();
  const path = servicePath(service.slug);
  const { home, services } = serviceTemplate.breadcrumb;
  const steps = [
    { label: home, to: "/" },
    { label: services, to: "/services" },
    { label: service.breadcrumbTitle, to: path },
  ];
  return (
    <JsonLd
      graph={describeGraph(
        describeService(
          { ...service, description: service.metaDescription, path, picture: service.hero },
          site.publicUrl,
        ),
        describeBusiness(site, service.hero),
        describeBreadcrumb(steps, site.publicUrl),
      )}
    />
  );
}
