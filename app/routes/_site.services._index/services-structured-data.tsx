import { serviceTemplate } from "~/content/pages";
import { JsonLd } from "~/seo/json-ld";
import { describeBreadcrumb, describeGraph, describeList } from "~/seo/structured-data";
import { useRootData } from "~/ui/use-root-data";
import type { RegisterGroup } from "./register.server";

/** The list of services and where the page stands, for search engines. */
export function ServicesStructuredData({ groups }: { groups: readonly RegisterGroup[] }) {
  const { publicUrl } = useRootData();
  const { home, services } = serviceTemplate.breadcrumb;
  const items = groups.flatMap((group) =>
    group.services.map(({ title, to, picture }) => ({ title, path: to, image: picture })),
  );
  const steps = [
    { label: home, to: "/" },
    { label: services, to: "/services" },
  ];
  return (
    <JsonLd graph={describeGraph(describeList(items, publicUrl), describeBreadcrumb(steps, publicUrl))} />
  );
}
