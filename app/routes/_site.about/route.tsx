import { useLoaderData } from "@remix-run/react";
import { aboutText } from "~/content/about";
import { homeCrumb } from "~/content/navigation";
import { metaDescriptions } from "~/content/pages";
import type { PictureSource } from "~/content/picture-source";
import { db } from "~/database/database.server";
import type { PageHandle } from "~/http/page-handle";
import { preloadPicture } from "~/images/picture";
import type { Crumb } from "~/site/breadcrumb";
import { absoluteUrl, findSite, pageMeta, type SiteMetaArgs } from "~/site/seo/page-meta";
import {
  businessId,
  describeBreadcrumb,
  describeBusiness,
  describeGraph,
  JsonLd,
} from "~/site/seo/structured-data";
import { useRootData } from "~/site/use-root-data";
import { ABOUT_PICTURE_SIZES, AboutHead } from "./about-head";
import { readAboutPictures } from "./about-pictures.server";
import { CoreValues, OurStory, ProductTiles, Statistics } from "./sections";

const path = "/about";
const crumbs = [homeCrumb, { label: aboutText.heading, to: path }];

export const handle: PageHandle = { page: { public: true, query: [] } };

export function loader() {
  return readAboutPictures(db);
}

export function meta({ data, matches }: SiteMetaArgs<typeof loader>) {
  const { about: description } = metaDescriptions;
  return [
    ...pageMeta({ title: aboutText.heading, description, path, picture: data?.card }, findSite(matches)),
    ...(data ? preloadPicture(data.hero, ABOUT_PICTURE_SIZES) : []),
  ];
}

export default function AboutScreen() {
  const pictures = useLoaderData<typeof loader>();
  const { business } = useRootData();
  return (
    <>
      <AboutHead name={business.name} picture={pictures.hero} crumbs={crumbs} />
      <OurStory picture={pictures.workshop} />
      <Statistics />
      <CoreValues />
      <ProductTiles products={pictures.products} />
      <AboutStructuredData picture={pictures.hero} path={path} crumbs={crumbs} />
    </>
  );
}

interface AboutStructuredDataProps {
  picture: PictureSource;
  path: string;
  crumbs: readonly Crumb[];
}

function AboutStructuredData({ picture, path, crumbs }: AboutStructuredDataProps) {
  const site = useRootData();
  return (
    <JsonLd
      graph={describeGraph(
        {
          "@type": "AboutPage",
          name: aboutText.heading,
          description: metaDescriptions.about,
          url: absoluteUrl(path, site.publicUrl),
          about: { "@id": businessId(site.publicUrl) },
        },
        describeBusiness(site, picture),
        describeBreadcrumb(crumbs, site.publicUrl),
      )}
    />
  );
}
