import { type MetaFunction, useLoaderData } from "@remix-run/react";
import { metaDescriptions, servicesPage, serviceTemplate } from "~/content/pages";
import type { PageHandle } from "~/http/page-handle";
import type { loader as rootLoader } from "~/root";
import { pageMeta } from "~/seo/page-meta";
import { PAGE_HEADER_PICTURE_SIZES, PageHeader } from "~/ui/page-header";
import { preloadPicture } from "~/ui/preload-picture";
import { GroupIndex } from "./group-index";
import { readRegister } from "./register.server";
import { ServiceGroup } from "./service-group";
import { ServicesStructuredData } from "./services-structured-data";

export const handle: PageHandle = { page: { public: true, query: [] } };

export function loader() {
  return readRegister();
}

export const meta: MetaFunction<typeof loader, { root: typeof rootLoader }> = ({ data, matches }) => [
  ...pageMeta(
    {
      title: servicesPage.heading,
      description: metaDescriptions.services,
      path: "/services",
      picture: data?.card,
    },
    matches.find(({ id }) => id === "root")?.data,
  ),
  ...(data ? preloadPicture(data.hero, PAGE_HEADER_PICTURE_SIZES) : []).map((link) => ({
    tagName: "link" as const,
    ...link,
  })),
];

export default function ServicesScreen() {
  const { hero, groups } = useLoaderData<typeof loader>();
  const { home, services } = serviceTemplate.breadcrumb;
  return (
    <>
      <PageHeader
        title={servicesPage.heading}
        text={servicesPage.text}
        picture={hero}
        crumbs={[{ label: home, to: "/" }, { label: services }]}
      />
      <GroupIndex groups={groups} />
      <div className="shell pb-16 lg:pb-24">
        {groups.map((group) => (
          <ServiceGroup key={group.id} group={group} />
        ))}
      </div>
      <ServicesStructuredData groups={groups} />
    </>
  );
}
