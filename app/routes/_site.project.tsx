import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { type MetaFunction, Outlet, type ShouldRevalidateFunction, useLoaderData } from "@remix-run/react";
import { messages } from "~/content/messages";
import { metaDescriptions, projectsPage, serviceTemplate } from "~/content/pages";
import { findPicture, findSocialCard } from "~/content/pictures.server";
import { db } from "~/db/database.server";
import { pageQuery } from "~/domain/items/list-page";
import { countProjects, listProjects } from "~/domain/projects/queries.server";
import { emptyListPage, requireListPage } from "~/http/list-request.server";
import { orEmpty } from "~/http/or-empty.server";
import type { PageHandle } from "~/http/page-handle";
import type { loader as rootLoader } from "~/root";
import { JsonLd } from "~/seo/json-ld";
import { describeNeighbourPages } from "~/seo/page-links";
import { pageMeta } from "~/seo/page-meta";
import { describeBreadcrumb, describeGraph, describeList } from "~/seo/structured-data";
import { detailPath } from "~/ui/detail-path";
import { ItemGrid } from "~/ui/item-grid";
import { PAGE_HEADER_PICTURE_SIZES, PageHeader } from "~/ui/page-header";
import { preloadPicture } from "~/ui/preload-picture";
import { ProjectCard } from "~/ui/project-card";
import { useRootData } from "~/ui/use-root-data";

const path = "/project";
const crumbs = [
  { label: serviceTemplate.breadcrumb.home, to: "/" },
  { label: projectsPage.heading, to: path },
];

export const handle: PageHandle = { page: { public: true, query: ["page"] } };

/** A list that cannot be read is shown empty (specification, section 8); only the status says that it will be there again. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const list = await orEmpty("projects", readList(request, params.id !== undefined), null);
  return data(
    {
      ...(list ?? { total: 0, page: emptyListPage, projects: [] }),
      picture: findPicture("projects-hero"),
      card: findSocialCard("projects-hero"),
    },
    { status: list ? 200 : 503 },
  );
}

async function readList(request: Request, isBehindDetail: boolean) {
  const total = await countProjects(db);
  const page = requireListPage(request, total, isBehindDetail);
  return { total, page, projects: await listProjects(db, page) };
}

/** A detail view opens over the page that is there already. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.search !== nextUrl.search || currentUrl.pathname === nextUrl.pathname;

export const meta: MetaFunction<typeof loader, { root: typeof rootLoader }> = ({ data: page, matches }) =>
  page
    ? [
        ...pageMeta(
          {
            title: projectsPage.heading,
            description: metaDescriptions.project,
            path: `${path}${pageQuery(page.page.number)}`,
            picture: page.card,
          },
          matches.find(({ id }) => id === "root")?.data,
        ),
        ...describeNeighbourPages(path, page.page),
        ...preloadPicture(page.picture, PAGE_HEADER_PICTURE_SIZES).map((link) => ({
          tagName: "link" as const,
          ...link,
        })),
      ]
    : [];

export default function ProjectsScreen() {
  const { projects, page, total, picture } = useLoaderData<typeof loader>();
  const { publicUrl } = useRootData();
  const cards = projects.map((project) => ({ ...project, path: detailPath(path, project.id, page.number) }));
  return (
    <>
      <Outlet context={page.number} />
      <PageHeader title={projectsPage.heading} text={projectsPage.text} picture={picture} crumbs={crumbs} />
      <ItemGrid list={path} page={page} total={projectsPage.count(total)} words={messages.project}>
        {cards.map((project) => (
          <ProjectCard key={project.id} project={project} to={project.path} heading="h2" />
        ))}
      </ItemGrid>
      <JsonLd graph={describeGraph(describeList(cards, publicUrl), describeBreadcrumb(crumbs, publicUrl))} />
    </>
  );
}
