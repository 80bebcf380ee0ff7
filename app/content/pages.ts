import { DEFAULT_MESSAGE_REPLY_TIME, DEFAULT_QUOTE_REPLY_TIME } from "./constants";
import { FOUNDED_YEAR } from "./navigation";
import { serviceCategories, serviceCount } from "./service-index";

/** Pages whose text the owner can edit, besides the service pages. */
export type PageName = "home" | "about" | "contact" | "quote";

export const servicesPage = {
  heading: "Our services",
  text: `${serviceCount} services in ${serviceCategories.length} groups. Each page covers materials, sizes, fixing and care.`,
  groups: "Groups of services",
  count: (services: number) => (services === 1 ? "1 service" : `${services} services`),
} as const;

export const galleryPage = {
  heading: "Gallery",
  text: "Details, joints and finished pieces. Open a picture to see it in full.",
  count: (items: number) => (items === 1 ? "1 picture" : `${items} pictures`),
} as const;

export const projectsPage = {
  heading: "Our projects",
  text: "With town and date. Open a project to see what was made and how.",
  count: (projects: number) => (projects === 1 ? "1 project" : `${projects} projects`),
} as const;

export const itemTexts = {
  open: "View",
  sample: "Example",
  sampleText: "An example, not one of our projects.",
  location: "Location",
  date: "Date",
  steps: "More pictures",
  previous: "Previous",
  next: "Next",
  zoom: "Enlarge",
  photos: "Photos",
  photo: (number: number, total: number) => `Photo ${number} of ${total}`,
} as const;

/** `some` is for lists that also have entries of the business. */
export const sampleNotes = {
  items: {
    all: "Examples of typical work.",
    some: "Pictures marked “Example” show typical work, not our own projects.",
  },
  testimonials: {
    all: "Examples, not written by customers.",
    some: "Testimonials marked “Example” were not written by customers.",
  },
} as const;

/** Samples are marked one by one only if they stand beside other entries. */
export function describeSamples(
  entries: readonly { isSample: boolean }[],
  list: keyof typeof sampleNotes,
): { note?: string; isMixed: boolean } {
  const count = entries.filter(({ isSample }) => isSample).length;
  if (count === 0) return { isMixed: false };
  const isMixed = count < entries.length;
  return { isMixed, note: sampleNotes[list][isMixed ? "some" : "all"] };
}

export const describeStarRating = (rating: number, scale: number) => `${rating} out of ${scale} stars`;

export const errorPages = {
  home: "Back to Home",
  admin: "Back to the Dashboard",
  missing: "There is no page at this address. You may be looking for one of these:",
  again: "Try Again",
  unavailable: {
    title: "This page is temporarily unavailable",
    text: "Please try again in a few minutes, or contact us directly.",
  },
  unreachable: "This page could not be loaded. Please check your connection and try again.",
  unknown: "Unknown error",
} as const;

export const paginationLabels = {
  label: "Pages",
  previous: "Previous",
  next: "Next",
  position: (page: number, pages: number) => `Page ${page} of ${pages}`,
} as const;

export const metaDescriptions = {
  home: (founded = FOUNDED_YEAR) =>
    "Railings, gates, doors, windows, shower cubicles and pergolas in stainless steel, metal and glass. " +
    `Made and fitted in Coimbatore since ${founded}.`,
  about: (founded = FOUNDED_YEAR) =>
    `A stainless steel, metal and glass fabrication workshop in Coimbatore, established ${founded}: how we work, ` +
    "what we make and what we stand for.",
  services: `${serviceCount} services in Coimbatore: SS and MS railings, gates, steel, FRP and uPVC doors, windows, shower glass and pergolas.`,
  gallery:
    "Pictures of stainless steel railings, gates, glass balconies, doors and windows: joints, clamps, locks and finishes in close-up.",
  project:
    "Latest projects in steel and glass in and around Coimbatore: gates, staircases, balconies, doors and roofs, with town and date.",
  contact: (reply = DEFAULT_MESSAGE_REPLY_TIME) =>
    `Write to or call a stainless steel and glass fabrication workshop in Coimbatore. Reply within ${reply}.`,
  quote: (reply = DEFAULT_QUOTE_REPLY_TIME) =>
    "Ask for a free quote for railings, gates, doors, windows, stairs or custom fabrication in Coimbatore. " +
    `We respond within ${reply}.`,
} as const;
