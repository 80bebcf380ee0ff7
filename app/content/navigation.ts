import { getServicePath, type ServicePath } from "./service-index";

/** The links are those of the client's specification. */

export const FOUNDED_YEAR = 1993;
export const formatDefaultTagline = (year: number) => `Since ${year}`;

interface NavigationLink {
  readonly label: string;
  readonly to: string;
}

/** "Services" opens the menu of `serviceCategories`; its link leads to the list of services. */
export const headerLinks = [
  { label: "Home", to: "/" },
  { label: "About Us", to: "/about" },
  { label: "Services", to: "/services" },
  { label: "Gallery", to: "/gallery" },
  { label: "Projects", to: "/project" },
  { label: "Contact", to: "/contact" },
] as const satisfies readonly NavigationLink[];

export const homeCrumb = { label: "Home", to: "/" } as const satisfies NavigationLink;
export const servicesCrumb = { label: "Services", to: "/services" } as const satisfies NavigationLink;

export const requestQuoteLink = {
  label: "Request Quote",
  to: "/request-quote",
} as const satisfies NavigationLink;

export const frameLabels = {
  skip: "Skip to content",
  main: "Main",
  menu: "Menu",
  allServices: "All services",
  extent: (groups: number, services: number) => `${groups} groups · ${services} services`,
  contact: "Quick contact",
  chatOn: "Chat on",
  breadcrumb: "Breadcrumb",
  notice: "Notice",
  call: "Call",
  whatsapp: "WhatsApp",
  hours: "Opening hours",
  area: { label: "Where we work", text: "In and around Coimbatore" },
} as const;

export const closingBand = {
  heading: "Send us a photo",
  text: "Add a rough size, and we can tell you what is possible. We measure on site before we draw, and you approve the drawing before we cut.",
} as const;

/** Categories in the upper row of the mega menu. */
export const MEGA_MENU_TOP_CATEGORIES = 3;

export const footerLinks = [
  { label: "Home", to: "/" },
  { label: "About Us", to: "/about" },
  { label: "Our Projects", to: "/gallery" },
  { label: "Get In Touch", to: "/contact" },
] as const satisfies readonly NavigationLink[];

export const footerServiceLinks = [
  { label: "SS Handrail Work", to: getServicePath("ss-handrail-work") },
  { label: "Balcony Glasswork", to: getServicePath("balcony-glasswork") },
  { label: "Safety Door Work", to: getServicePath("safety-door-work") },
  { label: "UPVC Windows", to: getServicePath("upvc-windows") },
  { label: "Pergola Glass Work", to: getServicePath("pergola-glass-work") },
] as const satisfies readonly (NavigationLink & { readonly to: ServicePath })[];

const whatsappMessage = "Hello! I would like to know more about your services.";

export const footerTexts = {
  about: "Stainless steel, metal and glass work for houses, shops and workshops in and around Coimbatore.",
  linksHeading: "Quick links",
  servicesHeading: "Services",
  contactHeading: "Office",
  hoursHeading: "Opening hours",
  closed: "Closed",
  privacy: "Privacy",
  gstin: "GSTIN",
  social: { facebook: "Facebook", instagram: "Instagram", whatsapp: "WhatsApp" },
  copyright: (year: number, name: string) => `© ${year} ${name}. All rights reserved.`,
  renderings: "Some pictures on this site are computer images, not photos.",
} as const;

/** Returns null without a number that WhatsApp can reach. The message names `service`, if there is one. */
export function getWhatsappUrl({ whatsapp }: { whatsapp: string | null }, service?: string): string | null {
  const message = service ? `${whatsappMessage} I am interested in ${service}.` : whatsappMessage;
  return whatsapp && `https://wa.me/${whatsapp}?text=${encodeURIComponent(message)}`;
}
