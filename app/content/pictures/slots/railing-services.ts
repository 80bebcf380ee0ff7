import type { ServiceSlot, SlotTable } from "./slot-table";

export const railingServiceSlots = {
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
