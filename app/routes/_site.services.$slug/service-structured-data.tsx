import { servicePath } from "~/content/service-index";
import type { Crumb } from "~/site/breadcrumb";
import {
  describeBreadcrumb,
  describeBusiness,
  describeGraph,
  describeQuestions,
  describeService,
  JsonLd,
} from "~/site/seo/structured-data";
import { useRootData } from "~/site/use-root-data";
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
        describeQuestions(service.questions),
        describeBusiness(site, picture),
        describeBreadcrumb(crumbs, site.publicUrl),
      )}
    />
  );
}
