import { useLoaderData } from "@remix-run/react";
import { homeCrumb, servicesCrumb } from "~/content/navigation";
import { metaDescriptions, servicesPage } from "~/content/pages";
import { preloadPicture } from "~/images/preload-picture";
import type { PageHandle } from "~/server/page-handle";
import { PAGE_HEADER_PICTURE_SIZES, PageHeader } from "~/site/page-header";
import { findSite, pageMeta, type SiteMetaArgs } from "~/site/seo/page-meta";
import { GroupIndex } from "./group-index";
import { readRegister } from "./register.server";
import { ServiceGroup } from "./service-group";
import { ServicesStructuredData } from "./services-structured-data";

const path = servicesCrumb.to;
const crumbs = [homeCrumb, servicesCrumb];

export const handle: PageHandle = { page: { public: true, query: [] } };

export function loader() {
  return readRegister();
}

export function meta({ data, matches }: SiteMetaArgs<typeof loader>) {
  const { services: description } = metaDescriptions;
  return [
    ...pageMeta({ title: servicesPage.heading, description, path, picture: data?.card }, findSite(matches)),
    ...(data ? preloadPicture(data.hero, PAGE_HEADER_PICTURE_SIZES) : []),
  ];
}

/** The listing of all services by group. */
export default function ServicesScreen() {
  const { hero, groups } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title={servicesPage.heading} text={servicesPage.text} picture={hero} crumbs={crumbs} />
      <GroupIndex groups={groups} />
      <div className="shell pb-16 lg:pb-24">
        {groups.map((group) => (
          <ServiceGroup key={group.id} group={group} />
        ))}
      </div>
      <ServicesStructuredData groups={groups} crumbs={crumbs} />
    </>
  );
}
