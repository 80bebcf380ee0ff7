import type { SlotTable } from "./slot-table";

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

export const pageSlots = {
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
