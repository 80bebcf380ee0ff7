import type { SlotTable } from "./slot-table";

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
