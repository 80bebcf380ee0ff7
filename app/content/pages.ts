import { MESSAGE_REPLY } from "./contact";
import { FOUNDED_YEAR } from "./navigation";
import { QUOTE_REPLY } from "./quote";

export const servicesPage = {
  heading: "Our Services",
  text: "Eighteen kinds of work in seven groups. Each page gives materials, sizes, fixing and care.",
  /** Accessible name of the links to the seven groups. */
  groups: "Groups of services",
  count: (services: number) => (services === 1 ? "1 service" : `${services} services`),
} as const;

export const galleryPage = {
  heading: "Gallery",
  text: "Details, joints and finished pieces. Open a picture to see it whole.",
  count: (items: number) => (items === 1 ? "1 picture" : `${items} pictures`),
} as const;

export const projectsPage = {
  heading: "Our Projects",
  text: "Work by place and date. Open one to read what was made and how.",
  count: (projects: number) => (projects === 1 ? "1 project" : `${projects} projects`),
} as const;

export const pieceWords = {
  open: "View",
  sample: "Example",
  sampleText: "An example of such work, and no job of ours.",
  location: "Location",
  date: "Date",
  steps: "More pictures",
  previous: "Previous",
  next: "Next",
  /** Accessible name of the enlarge button, pressed or not. */
  zoom: "Enlarge",
  /** Accessible name of a project's photographs. */
  photographs: "Photographs",
  photograph: (number: number, total: number) => `Photograph ${number} of ${total}`,
} as const;

export const starRatingLabel = (rating: number, scale: number) => `${rating} out of ${scale} stars`;

export const errorPages = {
  home: "Back to Home",
  missing: "The address leads to nothing, or the page has moved. What you were looking for may be here:",
  again: "Try Again",
  away: {
    title: "This page is away for a moment",
    text: "Our records cannot be reached just now. Please try again in a few minutes, or talk to us directly.",
  },
  unreachable: "This page could not be loaded. Please check your connection and try again.",
  unknown: "Unknown error",
} as const;

export const paginationWords = {
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
  services:
    "Eighteen services from one Coimbatore workshop: SS and MS railings, gates, steel, FRP and uPVC doors, " +
    "windows, shower glass and pergolas.",
  gallery:
    "Pictures of stainless steel railings, gates, glass balconies, doors and windows: joints, clamps, " +
    "locks and finishes seen from close by.",
  project:
    "Latest projects in steel and glass in and around Coimbatore: gates, staircases, balconies, doors and " +
    "roofs, with place and date.",
  contact: (reply = MESSAGE_REPLY) =>
    "Write to or call a stainless steel and glass fabrication workshop in Coimbatore. Open Monday to " +
    `Saturday. Reply within ${reply}.`,
  quote: (reply = QUOTE_REPLY) =>
    "Ask for a free quote for railings, gates, doors, windows, stairs or custom fabrication in Coimbatore. " +
    `We respond within ${reply}.`,
} as const;
