import { useLoaderData } from "@remix-run/react";
import { aboutHero, aboutText } from "~/content/about";
import { homeCrumb } from "~/content/navigation";
import { metaDescriptions } from "~/content/pages";
import { preloadPicture } from "~/images/preload-picture";
import type { PageHandle } from "~/server/page-handle";
import { PAGE_HEADER_PICTURE_SIZES, PageHeader } from "~/site/page-header";
import { findSite, pageMeta, type SiteMetaArgs } from "~/site/seo/page-meta";
import { useRootData } from "~/site/use-root-data";
import { readAboutPictures } from "./about-pictures.server";
import { AboutStructuredData } from "./about-structured-data";
import { CoreValues } from "./core-values";
import { OurStory } from "./our-story";
import { ProductTiles } from "./product-tiles";
import { Statistics } from "./statistics";

const path = "/about";
const crumbs = [homeCrumb, { label: aboutText.heading, to: path }];

export const handle: PageHandle = { page: { public: true, query: [] } };

export function loader() {
  return readAboutPictures();
}

export function meta({ data, matches }: SiteMetaArgs<typeof loader>) {
  const { about: description } = metaDescriptions;
  return [
    ...pageMeta({ title: aboutText.heading, description, path, picture: data?.card }, findSite(matches)),
    ...(data ? preloadPicture(data.hero, PAGE_HEADER_PICTURE_SIZES) : []),
  ];
}

/** Who the business is, what it stands for and what it makes (specification, section 2). */
export default function AboutScreen() {
  const pictures = useLoaderData<typeof loader>();
  const { business } = useRootData();
  return (
    <>
      <PageHeader title={business.name} text={aboutHero.tagline} picture={pictures.hero} crumbs={crumbs} />
      <OurStory picture={pictures.workshop} />
      <Statistics />
      <CoreValues />
      <ProductTiles products={pictures.products} />
      <AboutStructuredData picture={pictures.hero} path={path} crumbs={crumbs} />
    </>
  );
}
