import type { LoaderFunctionArgs } from "@remix-run/node";
import { type MetaFunction, useLoaderData, useOutletContext } from "@remix-run/react";
import { metaDescriptions } from "~/content/pages";
import { db } from "~/db/database.server";
import { pageQuery } from "~/domain/items/list-page";
import { findPlace } from "~/domain/items/place.server";
import { findProject } from "~/domain/projects/queries.server";
import type { PageHandle } from "~/http/page-handle";
import { orNotFound, readId } from "~/http/route-params.server";
import type { loader as rootLoader } from "~/root";
import { JsonLd } from "~/seo/json-ld";
import { pageMeta } from "~/seo/page-meta";
import { describeGraph, describeImage } from "~/seo/structured-data";
import { findSteps } from "~/ui/detail-path";
import { ProjectDialog } from "~/ui/project-dialog";
import { useRootData } from "~/ui/use-root-data";

const list = "/project";

export const handle: PageHandle = { page: { public: true, query: ["page"] } };

export async function loader({ params }: LoaderFunctionArgs) {
  const id = readId(params);
  const [project, place] = await Promise.all([findProject(db, id), findPlace(db, "projects", id)]);
  return { project: orNotFound(project), place: orNotFound(place) };
}

export const meta: MetaFunction<typeof loader, { root: typeof rootLoader }> = ({ data, matches }) =>
  data
    ? pageMeta(
        {
          title: data.project.title,
          description: data.project.description || metaDescriptions.project,
          path: `${list}/${data.project.id}`,
          picture: data.project.image,
        },
        matches.find(({ id }) => id === "root")?.data,
      )
    : [];

export default function ProjectDetail() {
  const { project, place } = useLoaderData<typeof loader>();
  const site = useRootData();
  const page = useOutletContext<number>();
  return (
    <>
      <ProjectDialog project={project} closeTo={`${list}${pageQuery(page)}`} steps={findSteps(list, place)} />
      {project.image ? (
        <JsonLd
          graph={describeGraph(
            describeImage({ ...project, picture: project.image, text: project.description }, site),
          )}
        />
      ) : null}
    </>
  );
}
