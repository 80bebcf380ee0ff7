import { type MetaFunction, useLoaderData } from "@remix-run/react";
import { aboutHero, aboutText } from "~/content/about";
import { metaDescriptions, serviceTemplate } from "~/content/pages";
import type { PageHandle } from "~/http/page-handle";
import type { loader as rootLoader } from "~/root";
import { pageMeta } from "~/seo/page-meta";
import { PAGE_HEADER_PICTURE_SIZES, PageHeader } from "~/ui/page-header";
import { preloadPicture } from "~/ui/preload-picture";
import { useRootData } from "~/ui/use-root-data";
import { readAboutPictures } from "./about-pictures.server";
import { AboutStructuredData } from "./about-structured-data";
import { CoreValues } from "./core-values";
import { OurStory } from "./our-story";
import { ProductTiles } from "./product-tiles";
import { Statistics } from "./statistics";

export const handle: PageHandle = { page: { public: true, query: [] } };

export function loader() {
  return readAboutPictures();
}

export const meta: MetaFunction<typeof loader, { root: typeof rootLoader }> = ({ data, matches }) => [
  ...pageMeta(
    { title: aboutText.heading, description: metaDescriptions.about, path: "/about", picture: data?.card },
    matches.find(({ id }) => id === "root")?.data,
  ),
  ...(data ? preloadPicture(data.hero, PAGE_HEADER_PICTURE_SIZES) : []).map((link) => ({
    tagName: "link" as const,
    ...link,
  })),
];

export default function AboutScreen() {
  const pictures = useLoaderData<typeof loader>();
  const { business } = useRootData();
  return (
    <>
      <PageHeader
        title={business.name}
        text={aboutHero.tagline}
        picture={pictures.hero}
        crumbs={[{ label: serviceTemplate.breadcrumb.home, to: "/" }, { label: aboutText.heading }]}
      />
      <OurStory picture={pictures.workshop} />
      <Statistics />
      <CoreValues />
      <ProductTiles products={pictures.products} />
      <AboutStructuredData picture={pictures.hero} />
    </>
  );
}
