import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { messages } from "~/content/messages";
import { metaDescriptions, projectsPage } from "~/content/pages";
import { countProjects, listProjects } from "~/items/projects.server";
import { ProjectCard } from "~/items/public/project-card";
import { PublicList } from "~/items/public/public-list";
import { readPublicList } from "~/items/public-list.server";
import type { PageHandle } from "~/server/page-handle";
import { listMeta } from "~/site/seo/list-meta";
import { findSite, type SiteMetaArgs } from "~/site/seo/page-meta";

const path = "/project";

export const handle: PageHandle = { page: { public: true, query: ["page"] } };

export async function loader(args: LoaderFunctionArgs) {
  return await readPublicList(args, {
    name: "projects",
    hero: "projects-hero",
    count: countProjects,
    list: listProjects,
  });
}

export { keepListBehindItem as shouldRevalidate } from "~/items/public/public-list";

export function meta({ data, matches }: SiteMetaArgs<typeof loader>) {
  if (!data) return [];
  return listMeta(
    { title: projectsPage.heading, description: metaDescriptions.project, path },
    data,
    findSite(matches),
  );
}

/** The public projects page (specification, section 2). */
export default function ProjectsScreen() {
  const data = useLoaderData<typeof loader>();
  return (
    <PublicList
      path={path}
      words={{ ...projectsPage, ...messages.project }}
      data={data}
      card={(project, to) => <ProjectCard key={project.id} project={project} to={to} heading="h2" />}
    />
  );
}
