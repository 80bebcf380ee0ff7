import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { type ShouldRevalidateFunction, useLoaderData, useSearchParams } from "@remix-run/react";
import { lazy, Suspense } from "react";
import { LATEST_PROJECTS_SHOWN } from "~/content/constants";
import { type homePage, homeTitle } from "~/content/home";
import { describeSamples, metaDescriptions } from "~/content/pages";
import { type Project, publicLists } from "~/features/items/items";
import { selectPhoto } from "~/features/items/list-page";
import { findFurtherPictures } from "~/features/items/project-pictures.server";
import { getCardId, ItemCard } from "~/features/items/public/item-card";
import { requirePhoto } from "~/features/items/public-routes.server";
import { listNewestItems } from "~/features/items/queries.server";
import { readPage } from "~/features/page-texts/shown-pages.server";
import { readShownPictures } from "~/features/site-pictures/shown-pictures.server";
import { listShownTestimonials } from "~/features/testimonials/testimonials.server";
import { ClosingBand } from "~/frames/site/closing-band";
import { SectionHeading } from "~/frames/site/section-heading";
import { findSite, pageMeta, type SiteMetaArgs } from "~/frames/site/seo/page-meta";
import { StructuredData } from "~/frames/site/seo/structured-data";
import { useRootData } from "~/frames/site/use-root-data";
import { db } from "~/platform/database/database.server";
import type { PageHandle } from "~/platform/http/page-handle";
import { parseId, readQuery } from "~/platform/http/read-request";
import { requireCanonicalParameter } from "~/platform/http/request.server";
import { preloadPicture } from "~/platform/images/picture";
import { withFallback } from "~/platform/runtime/fallbacks.server";
import { ButtonLink } from "~/platform/ui/button";
import { HERO_MEDIA_TALL, HERO_MEDIA_WIDE, HERO_SIZES, HERO_SIZES_TALL, Hero } from "./hero";
import { Process } from "./process";
import { Specializations } from "./specializations";
import { isTestimonialStart, TESTIMONIALS_PARAMETER, Testimonials } from "./testimonials";

export const handle: PageHandle = {
  page: { isPublic: true, query: ["project", "photo", TESTIMONIALS_PARAMETER] },
};

const ItemDetail = lazy(() => import("~/features/items/public/detail/item-detail"));

const noPictures: Awaited<ReturnType<typeof findFurtherPictures>> = {};

export async function loader({ request }: LoaderFunctionArgs) {
  const newest = listNewestItems(db, "project", LATEST_PROJECTS_SHOWN);
  const [projects, testimonials, pictures, texts] = await Promise.all([
    withFallback("latest projects", newest, null),
    withFallback("testimonials", listShownTestimonials(db), []),
    readShownPictures(db),
    readPage(db, "home"),
  ]);
  const query = readQuery(request);
  const projectParameter = query.get("project");
  if (projects && projectParameter !== null && !projects.some(({ id }) => String(id) === projectParameter)) {
    // The project is no longer among the newest, or never existed.
    if (parseId(projectParameter))
      throw redirect(`${publicLists.project.publicPath}/${projectParameter}`, 301);
    requireCanonicalParameter(request, "project", null);
  } else requireCanonicalParameter(request, "project", projectParameter);
  const furtherPictures = projects
    ? await withFallback("further pictures", findFurtherPictures(db, projects), noPictures)
    : {};
  const openProject = projects?.find(({ id }) => String(id) === projectParameter);
  requirePhoto(request, openProject ? 1 + (furtherPictures[openProject.id]?.length ?? 0) : 1);
  const testimonialStart = query.get(TESTIMONIALS_PARAMETER);
  if (!isTestimonialStart(testimonialStart, testimonials.length))
    requireCanonicalParameter(request, TESTIMONIALS_PARAMETER, null);
  return {
    texts,
    projects: projects ?? [],
    furtherPictures: Object.fromEntries(
      Object.entries(furtherPictures).map(([id, pictures]) => [id, pictures.map(({ picture }) => picture)]),
    ),
    testimonials,
    hero: { widePicture: pictures.find("home-hero"), tallPicture: pictures.find("home-hero-tall") },
    processPicture: pictures.find("process-fabrication"),
    specializationPictures: texts.specializations.tiles.map(({ picture }) => pictures.find(picture)),
    card: pictures.findCard("home-hero"),
  };
}

/** Opening and closing a project loads no data. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl, formMethod, ...rest }) =>
  rest.defaultShouldRevalidate && (formMethod !== undefined || currentUrl.search === nextUrl.search);

export function meta({ data, matches }: SiteMetaArgs<typeof loader>) {
  const site = findSite(matches);
  const description = metaDescriptions.home(site?.firm.founded);
  const page = pageMeta({ title: homeTitle, description, path: "/", picture: data?.card }, site);
  if (!data) return page;
  return [
    ...page,
    ...preloadPicture(data.hero.widePicture, HERO_SIZES, HERO_MEDIA_WIDE),
    ...preloadPicture(data.hero.tallPicture, HERO_SIZES_TALL, HERO_MEDIA_TALL),
  ];
}

export default function Home() {
  const { texts, projects, furtherPictures, testimonials, hero, specializationPictures, processPicture } =
    useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const openProject = projects.find(({ id }) => String(id) === search.get("project"));
  const openPictures = openProject
    ? [openProject.image ?? [], furtherPictures[openProject.id] ?? []].flat()
    : [];
  const site = useRootData();
  return (
    <>
      {openProject ? (
        <Suspense>
          <ItemDetail
            item={openProject}
            closeTo={`/#${getCardId(openProject)}`}
            photos={{
              pictures: openPictures,
              number: selectPhoto(search.get("photo"), openPictures.length),
              getPath: (number) => `/?project=${openProject.id}${number > 1 ? `&photo=${number}` : ""}`,
            }}
          />
        </Suspense>
      ) : null}
      <Hero texts={texts.hero} {...hero} />
      <Specializations texts={texts.specializations} pictures={specializationPictures} />
      <Process texts={texts.process} picture={processPicture} />
      <LatestProjects texts={texts.latestProjects} projects={projects} openId={openProject?.id} />
      {testimonials.length > 0 ? (
        <Testimonials texts={texts.testimonials} testimonials={testimonials} />
      ) : null}
      <ClosingBand />
      <StructuredData list={(create) => [create.business(site, hero.widePicture), create.webSite(site)]} />
    </>
  );
}

interface LatestProjectsProps {
  texts: (typeof homePage)["latestProjects"];
  projects: readonly Project[];
  openId: number | undefined;
}

function LatestProjects({ texts, projects, openId }: LatestProjectsProps) {
  const { heading, text, action, empty } = texts;
  const samples = describeSamples(projects, "items");
  return (
    <section aria-labelledby="latest-projects" className="band">
      <div className="shell">
        <SectionHeading number="03" id="latest-projects" title={heading} text={text} />
        {samples.note ? <p className="mb-8 text-sm text-steel-600">{samples.note}</p> : null}
        {projects.length > 0 ? (
          <ul className="grid gap-x-6 gap-y-12 sm:grid-cols-2 lg:grid-cols-3 lg:gap-x-8">
            {projects.map((project) => (
              <li key={project.id}>
                <ItemCard
                  item={project}
                  to={`/?project=${project.id}`}
                  heading="h3"
                  isMarked={samples.isMixed}
                  isOpen={project.id === openId}
                />
              </li>
            ))}
          </ul>
        ) : (
          <p className="text-lead text-steel-600">{empty}</p>
        )}
        <ButtonLink to={action.to} variant="secondary" icon="arrow-right" className="mt-12">
          {action.label}
        </ButtonLink>
      </div>
    </section>
  );
}
