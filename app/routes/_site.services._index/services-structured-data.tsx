import type { Crumb } from "~/site/breadcrumb";
import { JsonLd } from "~/site/seo/json-ld";
import { describeBreadcrumb, describeGraph, describeList } from "~/site/seo/structured-data";
import { useRootData } from "~/site/use-root-data";
import type { RegisterGroup } from "./register.server";

interface ServicesStructuredDataProps {
  groups: readonly RegisterGroup[];
  crumbs: readonly Crumb[];
}

/** The list of services and where the page stands, for search engines. */
export function ServicesStructuredData({ groups, crumbs }: ServicesStructuredDataProps) {
  const { publicUrl } = useRootData();
  const items = groups.flatMap((group) =>
    group.services.map(({ title, to, picture }) => ({ title, path: to, image: picture })),
  );
  return (
    <JsonLd graph={describeGraph(describeList(items, publicUrl), describeBreadcrumb(crumbs, publicUrl))} />
  );
}
