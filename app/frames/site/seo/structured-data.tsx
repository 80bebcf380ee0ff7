import { useLocation } from "@remix-run/react";
import type {
  BreadcrumbList,
  FAQPage,
  Graph,
  HomeAndConstructionBusiness,
  ImageObject,
  ItemList,
  OpeningHoursSpecification,
  Service,
  Thing,
  WebSite,
} from "schema-dts";
import { weekdays } from "~/business/firm";
import type { Logo } from "~/business/logo";
import type { ShownFirm } from "~/business/shown-firm.server";
import { separateWords } from "~/content/keep-together";
import type { Crumb } from "~/frames/site/breadcrumb";
import { useRootData } from "~/frames/site/use-root-data";
import type { PictureSource } from "~/platform/images/picture-source";
import { type Business, GENERIC_SOCIAL } from "~/platform/runtime/config/business";
import { toAbsoluteUrl } from "./page-meta";

interface Site {
  publicUrl: string;
  business: Business;
  firm: ShownFirm;
  logo: Logo | null;
}

const genericUrls: readonly string[] = Object.values(GENERIC_SOCIAL);

function createGraph(...things: Thing[]): Graph {
  return { "@context": "https://schema.org", "@graph": things };
}

export function createBusinessData(
  { publicUrl, business, firm, logo }: Site,
  picture: PictureSource,
): HomeAndConstructionBusiness {
  const { address, mapPosition, mapLink } = business;
  return {
    "@type": "HomeAndConstructionBusiness",
    "@id": getBusinessId(publicUrl),
    name: business.name,
    url: publicUrl,
    telephone: business.phone.e164,
    email: business.email,
    foundingDate: String(firm.founded),
    currenciesAccepted: "INR",
    areaServed: [
      ...["Coimbatore", ...firm.facts.towns.filter((town) => town.toLowerCase() !== "coimbatore")].map(
        (name) => ({ "@type": "City", name }) as const,
      ),
      { "@type": "State", name: "Tamil Nadu" },
    ],
    address: {
      "@type": "PostalAddress",
      streetAddress: address.street,
      addressLocality: address.locality,
      addressRegion: address.region,
      postalCode: address.postalCode,
      addressCountry: address.country,
    },
    openingHoursSpecification: createWeekData(firm.week),
    ...(firm.closures.length > 0 && {
      specialOpeningHoursSpecification: firm.closures.map(createClosureData),
    }),
    ...(firm.gstin && { taxID: firm.gstin }),
    image: toAbsoluteUrl(picture.src, publicUrl),
    ...(logo && { logo: toAbsoluteUrl(logo.src, publicUrl) }),
    ...(mapPosition && { geo: { "@type": "GeoCoordinates", ...mapPosition } }),
    ...(mapLink && { hasMap: mapLink }),
    sameAs: [business.facebookUrl, business.instagramUrl].filter(
      (url): url is string => url !== null && !genericUrls.includes(url),
    ),
  };
}

function createWeekData(week: ShownFirm["week"]): OpeningHoursSpecification[] {
  const groups = new Map<string, { opens: string; closes: string; dayOfWeek: (typeof weekdays)[number][] }>();
  for (const [index, hours] of week.entries()) {
    const day = weekdays[index];
    if (!hours || !day) continue;
    const key = `${hours.opens} ${hours.closes}`;
    const group = groups.get(key) ?? { ...hours, dayOfWeek: [] };
    group.dayOfWeek.push(day);
    groups.set(key, group);
  }
  return [...groups.values()].map((group) => ({ "@type": "OpeningHoursSpecification", ...group }));
}

/** Opening and closing at midnight means closed all day (Google). */
function createClosureData({ from, to }: { from: string; to: string }): OpeningHoursSpecification {
  return {
    "@type": "OpeningHoursSpecification",
    validFrom: from,
    validThrough: to,
    opens: "00:00",
    closes: "00:00",
  };
}

function createWebSiteData({ publicUrl, business }: Pick<Site, "publicUrl" | "business">): WebSite {
  return {
    "@type": "WebSite",
    "@id": toAbsoluteUrl("/#website", publicUrl),
    url: publicUrl,
    name: business.name,
    inLanguage: "en-IN",
    publisher: { "@id": getBusinessId(publicUrl) },
  };
}

function createBreadcrumbData(crumbs: readonly Crumb[], publicUrl: string): BreadcrumbList {
  return {
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ label, to }, index) => ({
      ...createEntryData(label, index),
      item: toAbsoluteUrl(to, publicUrl),
    })),
  };
}

function createServiceData(
  service: { title: string; description: string; path: string; picture: PictureSource },
  publicUrl: string,
): Service {
  return {
    "@type": "Service",
    name: service.title,
    serviceType: service.title,
    description: service.description,
    url: toAbsoluteUrl(service.path, publicUrl),
    image: toAbsoluteUrl(service.picture.src, publicUrl),
    areaServed: { "@type": "City", name: "Coimbatore" },
    provider: { "@id": getBusinessId(publicUrl) },
  };
}

function createQuestionsData(questions: readonly { question: string; answer: string }[]): FAQPage {
  return {
    "@type": "FAQPage",
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: separateWords(question),
      acceptedAnswer: { "@type": "Answer", text: separateWords(answer) },
    })),
  };
}

function createListData(
  items: readonly { title: string; path: string; image: PictureSource | null }[],
  publicUrl: string,
): ItemList {
  return {
    "@type": "ItemList",
    numberOfItems: items.length,
    itemListElement: items.map(({ title, path, image }, index) => ({
      ...createEntryData(title, index),
      url: toAbsoluteUrl(path, publicUrl),
      ...(image && { image: toAbsoluteUrl(image.src, publicUrl) }),
    })),
  };
}

function createImageData(
  image: { title: string; text: string; picture: PictureSource; createdAt: string | null },
  { publicUrl, business }: Site,
): ImageObject {
  return {
    "@type": "ImageObject",
    name: image.title,
    ...(image.text && { caption: image.text }),
    contentUrl: toAbsoluteUrl(image.picture.src, publicUrl),
    width: { "@type": "QuantitativeValue", value: image.picture.width, unitCode: "E37" },
    height: { "@type": "QuantitativeValue", value: image.picture.height, unitCode: "E37" },
    ...(image.createdAt && { uploadDate: image.createdAt }),
    // With name and URL, because only other pages describe the business in full.
    creator: {
      "@type": "HomeAndConstructionBusiness",
      "@id": getBusinessId(publicUrl),
      name: business.name,
      url: publicUrl,
    },
  };
}

function createEntryData(name: string, index: number) {
  return { "@type": "ListItem" as const, position: index + 1, name };
}

function getBusinessId(publicUrl: string): string {
  return toAbsoluteUrl("/#business", publicUrl);
}

const creators = {
  business: createBusinessData,
  businessId: getBusinessId,
  webSite: createWebSiteData,
  breadcrumb: createBreadcrumbData,
  service: createServiceData,
  questions: createQuestionsData,
  list: createListData,
  image: createImageData,
};

interface StructuredDataProps {
  list: (create: typeof creators) => Thing[];
}

/**
 * Written on the server only, because search engines read the page as it was sent: browsers need not load the creators.
 * The CSP need not allow a data block, because browsers do not run it.
 */
export function StructuredData({ list }: StructuredDataProps) {
  const { pathname } = useLocation();
  const json = import.meta.env.SSR ? serializeGraph(createGraph(...list(creators))) : "{}";
  const html = { __html: json };
  return (
    <script
      // Another page must not retain it.
      key={pathname}
      type="application/ld+json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape the quotes of the JSON; serializeGraph() makes it safe
      dangerouslySetInnerHTML={html}
    />
  );
}

/** Escapes `<`, so that text in the JSON cannot close the script element. */
export function serializeGraph(graph: Graph): string {
  return JSON.stringify(graph).replaceAll("<", "\\u003c");
}

interface ItemStructuredDataProps {
  item: { title: string; createdAt: string | null };
  pictures: readonly PictureSource[];
  text: string;
}

/** Our own computer images show no work of the firm. */
export function ItemStructuredData({ item, pictures, text }: ItemStructuredDataProps) {
  const { title, createdAt } = item;
  const site = useRootData();
  const photos = pictures.filter(({ isRendering }) => !isRendering);
  if (photos.length === 0) return null;
  return (
    <StructuredData
      list={(create) => photos.map((picture) => create.image({ title, text, picture, createdAt }, site))}
    />
  );
}
