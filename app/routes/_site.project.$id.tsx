import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, useOutletContext } from "@remix-run/react";
import { metaDescriptions } from "~/content/pages";
import { pageQuery } from "~/items/list-page";
import { findProject } from "~/items/projects.server";
import { findSteps } from "~/items/public/detail-path";
import { ProjectDialog } from "~/items/public/project-dialog";
import { readPublicItem } from "~/items/public-list.server";
import type { PageHandle } from "~/server/page-handle";
import { ItemStructuredData } from "~/site/seo/item-structured-data";
import { findSite, pageMeta, type SiteMetaArgs } from "~/site/seo/page-meta";

const list = "/project";

export const handle: PageHandle = { page: { public: true, query: ["page"] } };

export async function loader(args: LoaderFunctionArgs) {
  return await readPublicItem(args, "projects", findProject);
}

export function meta({ data, matches }: SiteMetaArgs<typeof loader>) {
  if (!data) return [];
  const { id, title, description, image } = data.item;
  return pageMeta(
    { title, description: description || metaDescriptions.project, path: `${list}/${id}`, picture: image },
    findSite(matches),
  );
}

/** A project in full, over the page of the list that it stands on. */
export default function ProjectDetail() {
  const { item, place } = useLoaderData<typeof loader>();
  const page = useOutletContext<number>();
  return (
    <>
      <ProjectDialog project={item} closeTo={`${list}${pageQuery(page)}`} steps={findSteps(list, place)} />
      <ItemStructuredData item={item} text={item.description} />
    </>
  );
}
