import type { LoaderFunctionArgs } from "@remix-run/node";
import { type ShouldRevalidateFunction, useLoaderData } from "@remix-run/react";
import { homeCrumb, servicesCrumb } from "~/content/navigation";
import { getServicePath } from "~/content/service-index";
import { serviceTemplate } from "~/content/service-template";
import type { Crumb } from "~/frames/site/breadcrumb";
import { ClosingBand } from "~/frames/site/closing-band";
import { PAGE_HEADER_PICTURE_SIZES, PageHeader } from "~/frames/site/page-header";
import { findSite, pageMeta, type SiteMetaArgs } from "~/frames/site/seo/page-meta";
import { StructuredData } from "~/frames/site/seo/structured-data";
import { useRootData } from "~/frames/site/use-root-data";
import { db } from "~/platform/database/database.server";
import type { PageHandle } from "~/platform/http/page-handle";
import { orNotFound, readQuery } from "~/platform/http/read-request";
import { requireCanonicalParameter } from "~/platform/http/request.server";
import { preloadPicture } from "~/platform/images/picture";
import { ButtonLink } from "~/platform/ui/button";
import { AssumedSizes } from "./assumed-sizes";
import { FeatureSheet } from "./feature-sheet";
import { OpenedJoint } from "./opened-joint";
import { RelatedServices } from "./related-services";
import { AboutService, Benefits, Questions, SpecificationTable } from "./sections";
import { listFactQuestions, type Question, ServiceFacts } from "./service-facts";
import { PICTURE_PARAMETER, PictureDialog, readPictureNumber, ServiceGallery } from "./service-gallery";
import { readServicePage, type ServicePage } from "./service-page.server";
import { ServiceSidebar } from "./service-sidebar";
import { WorkingNotes } from "./working-notes";

export const handle: PageHandle = { page: { isPublic: true, query: [PICTURE_PARAMETER] } };

export async function loader({ request, params }: LoaderFunctionArgs) {
  const page = orNotFound(await readServicePage(db, params.slug));
  const picture = readPictureNumber(readQuery(request), page.gallery.length);
  requireCanonicalParameter(request, PICTURE_PARAMETER, picture === null ? null : String(picture));
  return page;
}

/** Opening a picture changes only the query; the page already has its data. */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}) => (currentUrl.pathname === nextUrl.pathname ? false : defaultShouldRevalidate);

export function meta({ data, matches }: SiteMetaArgs<typeof loader>) {
  if (!data) return [];
  const { title, metaDescription: description, slug, card: picture, hero } = data;
  return [
    ...pageMeta(
      { title: `${title} in Coimbatore`, description, path: getServicePath(slug), picture },
      findSite(matches),
    ),
    ...preloadPicture(hero, PAGE_HEADER_PICTURE_SIZES),
  ];
}

export default function ServiceScreen() {
  const service = useLoaderData<typeof loader>();
  const { facts } = useRootData().firm;
  const questions = [...service.questions, ...listFactQuestions(facts)];
  const { actions } = serviceTemplate;
  const numbers = createSectionNumbers();
  const crumbs = [homeCrumb, servicesCrumb, { label: service.title, to: getServicePath(service.slug) }];
  return (
    <div className="service-sheet">
      <PictureDialog service={service} />
      <PageHeader
        title={service.title}
        text={service.description}
        picture={service.hero}
        caption={service.caption}
        crumbs={crumbs}
      >
        <ButtonLink to={`${actions.quote.to}?service=${service.slug}`} icon="arrow-right">
          {actions.quote.label}
        </ButtonLink>
        <ButtonLink to={actions.contact.to} variant="secondary">
          {actions.contact.label}
        </ButtonLink>
      </PageHeader>
      <ServiceFacts price={service.price} />
      <AboutService paragraphs={service.about} />
      <div className="shell grid grid-cols-1 gap-x-16 gap-y-9 pb-9 print:gap-y-3 lg:grid-cols-[minmax(0,1fr)_19rem] lg:pb-20 xl:gap-x-24">
        <div className="grid grid-cols-1 content-start gap-y-9 print:gap-y-3 lg:gap-y-16">
          <FeatureSheet number={numbers.next()} service={service} />
          <Benefits number={numbers.next()} benefits={service.benefits} />
        </div>
        <ServiceSidebar slug={service.slug} isWarrantyExplained={facts.warrantyCover !== ""} />
      </div>
      <ServiceGallery number={numbers.next()} service={service} />
      <div className="shell grid grid-cols-1 gap-y-9 py-9 print:gap-y-3 lg:gap-y-16 lg:py-20">
        <SpecificationTable number={numbers.next()} rows={service.specification} />
        {service.sizes ? <AssumedSizes number={numbers.next()} service={service} /> : null}
        {service.joint ? <OpenedJoint number={numbers.next()} joint={service.joint} /> : null}
        <div className="grid grid-cols-1 gap-x-16 gap-y-9 print:gap-y-3 lg:grid-cols-2 xl:gap-x-24">
          <WorkingNotes number={numbers.next()} service={service} />
          <Questions number={numbers.next()} questions={questions} />
        </div>
        <RelatedServices number={numbers.next()} services={service.related} />
      </div>
      <ClosingBand service={service.slug} />
      <ServiceStructuredData service={service} questions={questions} crumbs={crumbs} />
    </div>
  );
}

function createSectionNumbers() {
  let number = 0;
  return {
    next() {
      number += 1;
      return String(number).padStart(2, "0");
    },
  };
}

interface ServiceStructuredDataProps {
  service: ServicePage;
  questions: readonly Question[];
  crumbs: readonly Crumb[];
}

function ServiceStructuredData({ service, questions, crumbs }: ServiceStructuredDataProps) {
  const site = useRootData();
  const { title, metaDescription: description, slug, hero: picture } = service;
  return (
    <StructuredData
      list={(create) => [
        create.service({ title, description, path: getServicePath(slug), picture }, site.publicUrl),
        create.questions(questions),
        create.business(site, picture),
        create.breadcrumb(crumbs, site.publicUrl),
      ]}
    />
  );
}
