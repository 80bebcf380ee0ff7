import type { ServiceSlot } from "./service-slot";
import type { SlotTable } from "./slot-table";

/** Railings & Balcony. Handrails of SS and of MS and the charupudi still want scenes of their own. */
export const railingServiceSlots = {
  "balcony-glasswork-hero": ["balcony-along"],
  "balcony-glasswork-1": ["balcony-closeup", "balcony-rail-sweep"],
  "balcony-glasswork-2": ["balcony-outside", "ssgate-balcony-above"],
  "balcony-glasswork-3": ["villa-post-clamp", "balcony-near-post"],
  "balcony-glasswork-4": ["balcony-posts"],
  "balcony-glasswork-5": ["villa-balcony-dusk"],

  "wooden-with-glass-railing-hero": ["stair-hall"],
  "wooden-with-glass-railing-1": ["stair-close"],
  "wooden-with-glass-railing-2": ["stair-standoffs"],
  "wooden-with-glass-railing-3": ["stair-timber-rail"],
  "wooden-with-glass-railing-4": ["stair-landing"],
  "wooden-with-glass-railing-5": ["stair-rail-bend"],

  "ss-handrail-work-hero": ["villa-stair-dusk", "stair-close"],
  "ss-handrail-work-1": ["balcony-near-post"],
  "ss-handrail-work-2": ["villa-stair-foot", "stair-upper-flight"],
  "ss-handrail-work-3": ["villa-post-clamp", "balcony-rail-end"],
  "ss-handrail-work-4": ["balcony-posts"],
  "ss-handrail-work-5": ["workshop-weld", "stair-rail-bend"],

  "ms-handrail-work-hero": ["truss-stair", "truss-stair-wide"],
  "ms-handrail-work-1": ["msgate-bars"],
  "ms-handrail-work-2": ["msgate-swing", "pergola-base"],
  "ms-handrail-work-3": ["workshop-frame", "workshop-trestles"],
  "ms-handrail-work-4": ["truss-stair-side", "villa-slatted-gate"],
  "ms-handrail-work-5": ["msgate-hinge", "pergola-bolts"],

  "charupudi-hero": ["balcony-sitout"],
  "charupudi-1": ["upvcdoor-sitout", "pergola-terrace-railing"],
  "charupudi-2": ["balcony-posts"],
  "charupudi-3": ["balcony-closeup", "balcony-near-post"],
  "charupudi-4": ["villa-terrace-corner"],
  "charupudi-5": ["balcony-bench"],
} as const satisfies Partial<SlotTable<ServiceSlot>>;
