import type { ServiceSlot } from "./service-slot";
import type { SlotTable } from "./slot-table";

/** Railings & Balcony. Handrails of SS and of MS and the charupudi still want scenes of their own. */
export const railingServiceSlots = {
  "balcony-glasswork-hero": ["balcony-along"],
  "balcony-glasswork-1": ["balcony-closeup", "balcony-near-post"],
  "balcony-glasswork-2": ["balcony-outside", "villa-balcony-tall"],
  "balcony-glasswork-3": ["villa-balcony-dusk"],
  "balcony-glasswork-4": ["balcony-rail-end"],
  "balcony-glasswork-5": ["balcony-rail-sweep"],

  "wooden-with-glass-railing-hero": ["stair-hall"],
  "wooden-with-glass-railing-1": ["stair-close"],
  "wooden-with-glass-railing-2": ["stair-timber-rail"],
  "wooden-with-glass-railing-3": ["stair-landing"],
  "wooden-with-glass-railing-4": ["stair-standoffs"],
  "wooden-with-glass-railing-5": ["stair-two-rails"],

  "ss-handrail-work-hero": ["villa-stair-dusk", "stair-close"],
  "ss-handrail-work-1": ["villa-post-clamp", "balcony-near-post"],
  "ss-handrail-work-2": ["stair-rail-bend"],
  "ss-handrail-work-3": ["villa-stair-head", "stair-upper-flight"],
  "ss-handrail-work-4": ["balcony-rail-sweep"],
  "ss-handrail-work-5": ["villa-stair-foot", "villa-outer-stair"],

  "ms-handrail-work-hero": ["truss-stair", "villa-stair-terrace"],
  "ms-handrail-work-1": ["truss-stair-side", "stair-spine"],
  "ms-handrail-work-2": ["villa-outer-stair"],
  "ms-handrail-work-3": ["stair-landing-edge"],
  "ms-handrail-work-4": ["villa-terrace-corner"],
  "ms-handrail-work-5": ["stair-foot"],

  "charupudi-hero": ["balcony-sitout"],
  "charupudi-1": ["upvcdoor-sitout", "pergola-terrace-railing"],
  "charupudi-2": ["balcony-bench"],
  "charupudi-3": ["pergola-railing", "balcony-rail-end"],
  "charupudi-4": ["balcony-posts"],
  "charupudi-5": ["pergola-lounge"],
} as const satisfies Partial<SlotTable<ServiceSlot>>;
