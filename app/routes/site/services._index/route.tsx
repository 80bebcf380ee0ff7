import { useLoaderData } from "@remix-run/react";
import { homeCrumb, servicesCrumb } from "~/content/navigation";
import { metaDescriptions, servicesPage } from "~/content/pages";
import type { Crumb } from "~/frames/site/breadcrumb";
import { ClosingBand } from "~/frames/site/closing-band";
import { PAGE_HEADER_PICTURE_SIZES, PageHeader } from "~/frames/site/page-header";
import { findSite, pageMeta, type SiteMetaArgs } from "~/frames/site/seo/page-meta";
import { StructuredData } from "~/frames/site/seo/structured-data";
import { useRootData } from "~/frames/site/use-root-data";
import { db } from "~/platform/database/database.server";
import type { PageHandle } from "~/platform/http/page-handle";
import { preloadPicture } from "~/platform/images/picture";
import { PageLink } from "~/platform/ui/focus";
import { ServiceGroup } from "./service-group";
import { readServicesPage, type ServicesPageGroup } from "./services-page.server";

const path = servicesCrumb.to;
const crumbs = [homeCrumb, servicesCrumb];

export const handle: PageHandle = { page: { isPublic: true, query: [] } };

export async function loader() {
  return await readServicesPage(db);
}

export function meta({ data, matches }: SiteMetaArgs<typeof loader>) {
  const { services: description } = metaDescriptions;
  return [
    ...pageMeta({ title: servicesPage.heading, description, path, picture: data?.card }, findSite(matches)),
    ...(data ? preloadPicture(data.hero, PAGE_HEADER_PICTURE_SIZES) : []),
  ];
}

export default function ServicesScreen() {
  const { hero, groups } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title={servicesPage.heading} text={servicesPage.text} picture={hero} crumbs={crumbs} />
      <GroupIndex groups={groups} />
      <div className="shell grid gap-x-6 pb-16 sm:grid-cols-2 lg:pb-24">
        {groups.map((group) => (
          <ServiceGroup key={group.id} group={group} />
        ))}
      </div>
      <ClosingBand />
      <ServicesStructuredData groups={groups} crumbs={crumbs} />
    </>
  );
}

interface ServicesStructuredDataProps {
  groups: readonly ServicesPageGroup[];
  crumbs: readonly Crumb[];
}

function ServicesStructuredData({ groups, crumbs }: ServicesStructuredDataProps) {
  const { publicUrl } = useRootData();
  const items = groups.flatMap((group) =>
    group.services.map(({ title, to, picture }) => ({ title, path: to, image: picture })),
  );
  return (
    <StructuredData
      list={(create) => [create.list(items, publicUrl), create.breadcrumb(crumbs, publicUrl)]}
    />
  );
}

function GroupIndex({ groups }: { groups: readonly ServicesPageGroup[] }) {
  return (
    <nav aria-label={servicesPage.groups} className="shell pt-12 lg:pt-16">
      <ol className="grid gap-x-6 sm:grid-cols-2 lg:grid-cols-4">
        {groups.map(({ id, number, name, services }) => (
          <li key={id} className="border-steel-300 border-t">
            <PageLink target={id} className="group flex min-h-12 items-center gap-4 py-2.5">
              <span aria-hidden="true" className="caption figures text-steel-600">
                {number}
              </span>
              <span className="display-face text-sm tracking-normal underline-offset-4 group-hover:underline">
                {name}
              </span>
              <span className="caption figures text-steel-600 lg:ml-auto">
                <span className="sr-only">{servicesPage.count(services.length)}</span>
                <span aria-hidden="true">{services.length}</span>
              </span>
            </PageLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}
