import { useLoaderData } from "@remix-run/react";
import { aboutHeading, formatYearsInBusiness } from "~/content/about";
import { homeCrumb } from "~/content/navigation";
import { metaDescriptions } from "~/content/pages";
import { Breadcrumb, type Crumb } from "~/frames/site/breadcrumb";
import { ClosingBand } from "~/frames/site/closing-band";
import { toIndianYear } from "~/frames/site/format-date";
import { findSite, pageMeta, type SiteMetaArgs, toAbsoluteUrl } from "~/frames/site/seo/page-meta";
import { StructuredData } from "~/frames/site/seo/structured-data";
import { useRootData } from "~/frames/site/use-root-data";
import { db } from "~/platform/database/database.server";
import type { PageHandle } from "~/platform/http/page-handle";
import { Picture, preloadPicture } from "~/platform/images/picture";
import type { PictureSource } from "~/platform/images/picture-source";
import { readAboutPage } from "./about-page.server";
import { CoreValues, OurStory, Products, Statistics } from "./sections";

const path = "/about";
const crumbs = [homeCrumb, { label: aboutHeading, to: path }];

export const handle: PageHandle = { page: { isPublic: true, query: [] } };

export function loader() {
  return readAboutPage(db);
}

export function meta({ data, matches }: SiteMetaArgs<typeof loader>) {
  const site = findSite(matches);
  const description = metaDescriptions.about(site?.firm.founded);
  return [
    ...pageMeta({ title: aboutHeading, description, path, picture: data?.card }, site),
    ...(data ? preloadPicture(data.hero, ABOUT_PICTURE_SIZES) : []),
  ];
}

export default function AboutScreen() {
  const { texts, products, hero, workshop, portrait } = useLoaderData<typeof loader>();
  const { business } = useRootData();
  return (
    <>
      <AboutHead name={business.name} tagline={texts.tagline} picture={hero} crumbs={crumbs} />
      <OurStory paragraphs={texts.paragraphs} picture={workshop} portrait={portrait} />
      <Statistics />
      <CoreValues {...texts.values} />
      <Products {...products} />
      <ClosingBand />
      <AboutStructuredData picture={hero} path={path} crumbs={crumbs} />
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
    <StructuredData
      list={(create) => [
        {
          "@type": "AboutPage",
          name: aboutHeading,
          description: metaDescriptions.about(site.firm.founded),
          url: toAbsoluteUrl(path, site.publicUrl),
          about: { "@id": create.businessId(site.publicUrl) },
        },
        create.business(site, picture),
        create.breadcrumb(crumbs, site.publicUrl),
      ]}
    />
  );
}

const ABOUT_PICTURE_SIZES = "(min-aspect-ratio: 3/2) 100vw, 110vw";

interface AboutHeadProps {
  name: string;
  tagline: string;
  picture: PictureSource;
  crumbs: readonly Crumb[];
}

function AboutHead({ name, tagline, picture, crumbs }: AboutHeadProps) {
  const { founded } = useRootData().firm;
  return (
    <header data-dark="" className="about-head relative bg-graphite pt-20 text-paper lg:pt-24">
      <div className="shell grid gap-x-8 pt-6 pb-9 lg:grid-cols-12 lg:items-end lg:pt-10 lg:pb-14">
        <div className="lg:col-span-8">
          <Breadcrumb crumbs={crumbs} />
          <h1 className="mt-6 text-hero">{name}</h1>
        </div>
        <p className="mt-5 max-w-[48ch] text-balance text-lead text-steel-200 lg:col-span-4 lg:mt-0 lg:pb-2">
          {tagline}
        </p>
      </div>
      <Picture
        source={picture}
        sizes={ABOUT_PICTURE_SIZES}
        priority
        className="aspect-4/3 sm:aspect-2/1 lg:aspect-auto lg:h-[clamp(24rem,41vw,44rem)]"
      />
      <div className="shell py-4">
        {/* The page may be cached before New Year and hydrated after it. */}
        <p className="dimension caption figures text-steel-300" suppressHydrationWarning>
          {formatYearsInBusiness(founded, toIndianYear(new Date()))}
        </p>
      </div>
    </header>
  );
}
