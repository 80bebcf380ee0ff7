import type { ServiceSlug } from "~/content/service-index";
import type { ShotName } from "./shots";

/** A slot shows its shot unless it has its own picture. */
export type SlotTable<Name extends string = string> = Readonly<Record<Name, ShotName>>;

type ServiceSlot = `${ServiceSlug}-${"hero" | "1" | "2" | "3" | "4" | "5"}`;

export const homeSlots = {
  "home-hero": "villa-front",
  "home-hero-tall": "villa-front-tall",
  "specialization-railings": "stair-hall",
  "specialization-ms-main-gates": "msgate-dusk",
  "specialization-ss-main-gates": "ssgate-street",
  "specialization-balcony": "balcony-along",
  "specialization-bathroom-glass": "shower-room",
  "specialization-exterior-structures": "pergola-terrace",
  "process-fabrication": "workshop-weld",
} as const satisfies SlotTable;

const pageSlots = {
  "about-hero": "workshop-hall",
  "about-workshop": "workshop-frame",
  // About Us shows only the owner's photo here.
  "about-person": "workshop-weld",
  "contact-hero": "workshop-fittings",
  "quote-hero": "workshop-fittings-close",
  "gallery-hero": "villa-post-clamp",
  "projects-hero": "handrail-ss-entrance",
  "services-hero": "workshop-tubes",
} as const satisfies SlotTable;

/** In the order of the client's specification. */
export const productSlots = {
  "product-01": "handrail-ss-front",
  "product-02": "truss-stair",
  "product-03": "charupudi-garden-side",
  "product-04": "handrail-wood-bend",
  "product-05": "handrail-ss-down",
  "product-06": "truss-bays",
  "product-07": "balcony-outside",
  "product-08": "handrail-ms-bend",
  "product-09": "frpdoor-half-open",
  "product-10": "handrail-ss-bend",
  "product-11": "shower-front",
  "product-12": "handrail-ms-front",
  "product-13": "upvcwindow-slider",
  "product-14": "handrail-cable-down",
  "product-15": "handrail-balusters",
  "product-16": "stair-landing-glass",
  "product-17": "stair-down",
  "product-18": "handrail-folding-bay",
  "product-19": "msgate-sliding",
  "product-20": "msgate-laser-panel",
} as const satisfies SlotTable;

export const sampleProjectSlots = {
  "sample-project-01": "villa-daylight",
  "sample-project-02": "msgate-bicycle",
  "sample-project-03": "ssgate-morning",
  "sample-project-04": "steelwindow-open-leaf",
  "sample-project-05": "steeldoor-light-and-lever",
  "sample-project-06": "upvcdoor-sill",
  "sample-project-07": "upvcwindow-corner-room",
  "sample-project-08": "truss-ladder",
  "sample-project-09": "safetydoor-blue-wall",
} as const satisfies SlotTable;

export const sampleGallerySlots = {
  "sample-gallery-01": "balcony-from-below",
  "sample-gallery-02": "msgate-frame-corner",
  "sample-gallery-03": "ssgate-plates",
  "sample-gallery-04": "stair-tread-ends",
  "sample-gallery-05": "pergola-table",
  "sample-gallery-06": "pergola-low-sun",
  "sample-gallery-07": "stair-landing-side",
  "sample-gallery-08": "shower-terracotta",
  "sample-gallery-09": "frpdoor-inside",
  "sample-gallery-10": "gidoor-leaves",
  "sample-gallery-11": "balcony-post-joint",
  "sample-gallery-12": "workshop-frame-corner",
} as const satisfies SlotTable;

const otherServiceSlots = {
  "g-pipe-with-glass-hero": "handrail-gi-corridor",
  "g-pipe-with-glass-1": "handrail-gi-down",
  "g-pipe-with-glass-2": "handrail-gi-clamp",
  "g-pipe-with-glass-3": "handrail-gi-bend",
  "g-pipe-with-glass-4": "handrail-gi-foot",
  "g-pipe-with-glass-5": "workshop-tubes",

  "g1-steel-work-hero": "truss-shed",
  "g1-steel-work-1": "truss-node",
  "g1-steel-work-2": "truss-base",
  "g1-steel-work-3": "truss-stair",
  "g1-steel-work-4": "truss-bays",
  "g1-steel-work-5": "truss-sections",

  "upvc-windows-hero": "upvcwindow-room",
  "upvc-windows-1": "upvcwindow-mesh-slider",
  "upvc-windows-2": "upvcwindow-handle",
  "upvc-windows-3": "upvcwindow-mesh",
  "upvc-windows-4": "upvcwindow-outside",
  "upvc-windows-5": "upvcwindow-slider",

  "steel-window-customised-hero": "steelwindow-partition",
  "steel-window-customised-1": "steelwindow-study",
  "steel-window-customised-2": "steelwindow-handle",
  "steel-window-customised-3": "steelwindow-outer",
  "steel-window-customised-4": "steelwindow-doors",
  "steel-window-customised-5": "steelwindow-fixed",

  "glass-shower-cubicle-hero": "shower-room",
  "glass-shower-cubicle-1": "shower-hardware",
  "glass-shower-cubicle-2": "shower-corner",
  "glass-shower-cubicle-3": "shower-bar",
  "glass-shower-cubicle-4": "shower-kerb",
  "glass-shower-cubicle-5": "shower-front",

  "pergola-glass-work-hero": "pergola-terrace",
  "pergola-glass-work-1": "pergola-within",
  "pergola-glass-work-2": "pergola-joint",
  "pergola-glass-work-3": "pergola-railing",
  "pergola-glass-work-4": "pergola-roof",
  "pergola-glass-work-5": "pergola-post-beam",
} as const satisfies Partial<SlotTable<ServiceSlot>>;

const gateAndDoorServiceSlots = {
  "ms-gate-hero": "msgate-dusk",
  "ms-gate-1": "msgate-left-leaf",
  "ms-gate-2": "msgate-laser-panel",
  "ms-gate-3": "msgate-lock",
  "ms-gate-4": "msgate-hinge",
  "ms-gate-5": "msgate-sliding-half-open",

  "ss-gate-hero": "ssgate-street",
  "ss-gate-1": "ssgate-panel",
  "ss-gate-2": "ssgate-lock",
  "ss-gate-3": "ssgate-wicket",
  "ss-gate-4": "ssgate-hinge",
  "ss-gate-5": "ssgate-double-leaf",

  "safety-door-work-hero": "safetydoor-entrance",
  "safety-door-work-1": "safetydoor-front",
  "safety-door-work-2": "safetydoor-lock",
  "safety-door-work-3": "safetydoor-teak",
  "safety-door-work-4": "safetydoor-hinge",
  "safety-door-work-5": "safetydoor-perforated",

  "gi-steel-door-hero": "gidoor-brick",
  "gi-steel-door-1": "gidoor-front",
  "gi-steel-door-2": "gidoor-handle",
  "gi-steel-door-3": "gidoor-louvre",
  "gi-steel-door-4": "gidoor-closer",
  "gi-steel-door-5": "gidoor-frame",

  "steel-doors-hero": "steeldoor-entrance",
  "steel-doors-1": "steeldoor-panel",
  "steel-doors-2": "steeldoor-handle",
  "steel-doors-3": "steeldoor-bolts",
  "steel-doors-4": "steeldoor-emboss",
  "steel-doors-5": "steeldoor-side-light",

  "frp-doors-hero": "frpdoor-bathroom",
  "frp-doors-1": "frpdoor-front",
  "frp-doors-2": "frpdoor-handle",
  "frp-doors-3": "frpdoor-foot",
  "frp-doors-4": "frpdoor-panel",
  "frp-doors-5": "frpdoor-half-open",

  "upvc-doors-hero": "upvcdoor-living",
  "upvc-doors-1": "upvcdoor-closing",
  "upvc-doors-2": "upvcdoor-handle",
  "upvc-doors-3": "upvcdoor-track",
  "upvc-doors-4": "upvcdoor-open",
  "upvc-doors-5": "upvcdoor-sitout",
} as const satisfies Partial<SlotTable<ServiceSlot>>;

const railingServiceSlots = {
  "balcony-glasswork-hero": "balcony-along",
  "balcony-glasswork-1": "balcony-closeup",
  "balcony-glasswork-2": "balcony-outside",
  "balcony-glasswork-3": "villa-post-clamp",
  "balcony-glasswork-4": "balcony-posts",
  "balcony-glasswork-5": "villa-balcony-dusk",

  "wooden-with-glass-railing-hero": "stair-hall",
  "wooden-with-glass-railing-1": "stair-close",
  "wooden-with-glass-railing-2": "stair-standoff",
  "wooden-with-glass-railing-3": "stair-down",
  "wooden-with-glass-railing-4": "stair-landing-glass",
  "wooden-with-glass-railing-5": "handrail-wood-bend",

  "ss-handrail-work-hero": "handrail-ss-ramp",
  "ss-handrail-work-1": "handrail-ss-pin",
  "ss-handrail-work-2": "handrail-ss-front",
  "ss-handrail-work-3": "handrail-ss-foot",
  "ss-handrail-work-4": "handrail-ss-down",
  "ss-handrail-work-5": "handrail-ss-bend",

  "ms-handrail-work-hero": "handrail-ms-verandah",
  "ms-handrail-work-1": "handrail-ms-front",
  "ms-handrail-work-2": "handrail-ms-down",
  "ms-handrail-work-3": "workshop-frame",
  "ms-handrail-work-4": "handrail-ms-bend",
  "ms-handrail-work-5": "handrail-ms-foot",

  "charupudi-hero": "charupudi-verandah",
  "charupudi-1": "charupudi-garden-side",
  "charupudi-2": "charupudi-seats",
  "charupudi-3": "charupudi-backrest",
  "charupudi-4": "charupudi-seat-end",
  "charupudi-5": "charupudi-planks",
} as const satisfies Partial<SlotTable<ServiceSlot>>;

const serviceSlots: SlotTable<ServiceSlot> = {
  ...railingServiceSlots,
  ...gateAndDoorServiceSlots,
  ...otherServiceSlots,
};

export const slots = {
  ...homeSlots,
  ...pageSlots,
  ...productSlots,
  ...sampleProjectSlots,
  ...sampleGallerySlots,
  ...serviceSlots,
};

/** A type import adds nothing to the browser bundle. */
export type PictureName = keyof typeof slots;

/** `minWidth` is in pixels; `needsSocialCard` is true if link previews show a crop of the picture. */
export function getSlotRequirements(slot: string): { minWidth: number; needsSocialCard: boolean } {
  const needsSocialCard = slot.endsWith("-hero");
  return { minWidth: needsSocialCard || slot === "home-hero-tall" ? 960 : 400, needsSocialCard };
}
