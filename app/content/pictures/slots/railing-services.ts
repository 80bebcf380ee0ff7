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
  "wooden-with-glass-railing-2": ["stair-standoff", "stair-standoffs"],
  "wooden-with-glass-railing-3": ["stair-down", "stair-timber-rail"],
  "wooden-with-glass-railing-4": ["stair-landing-glass", "stair-landing"],
  "wooden-with-glass-railing-5": ["handrail-wood-bend", "stair-rail-bend"],

  "ss-handrail-work-hero": ["handrail-ss-entrance", "villa-stair-dusk", "stair-close"],
  "ss-handrail-work-1": ["handrail-ss-pin", "balcony-near-post"],
  "ss-handrail-work-2": ["handrail-ss-front", "villa-stair-foot", "stair-upper-flight"],
  "ss-handrail-work-3": ["handrail-ss-foot", "villa-post-clamp", "balcony-rail-end"],
  "ss-handrail-work-4": ["handrail-ss-down", "balcony-posts"],
  "ss-handrail-work-5": ["handrail-ss-bend", "workshop-weld", "stair-rail-bend"],

  "ms-handrail-work-hero": ["handrail-ms-entrance", "truss-stair", "truss-stair-wide"],
  "ms-handrail-work-1": ["handrail-ms-front", "msgate-bars"],
  "ms-handrail-work-2": ["handrail-ms-down", "msgate-swing", "pergola-base"],
  "ms-handrail-work-3": ["workshop-frame", "workshop-trestles"],
  "ms-handrail-work-4": ["handrail-ms-bend", "truss-stair-side", "villa-slatted-gate"],
  "ms-handrail-work-5": ["handrail-ms-foot", "msgate-hinge", "pergola-bolts"],

  "charupudi-hero": ["charupudi-verandah", "balcony-sitout"],
  "charupudi-1": ["charupudi-garden-side", "upvcdoor-sitout", "pergola-terrace-railing"],
  "charupudi-2": ["charupudi-seats", "balcony-posts"],
  "charupudi-3": ["charupudi-backrest", "balcony-closeup", "balcony-near-post"],
  "charupudi-4": ["charupudi-seat-end", "villa-terrace-corner"],
  "charupudi-5": ["charupudi-planks", "balcony-bench"],
} as const satisfies Partial<SlotTable<ServiceSlot>>;
