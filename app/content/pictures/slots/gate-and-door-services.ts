import type { ServiceSlot } from "./service-slot";
import type { SlotTable } from "./slot-table";

/** Gates & Doors, Specialized Doors. */
export const gateAndDoorServiceSlots = {
  "ms-gate-hero": ["msgate-dusk"],
  "ms-gate-1": ["msgate-laser-panel", "msgate-petals"],
  "ms-gate-2": ["msgate-sliding", "msgate-left-leaf"],
  "ms-gate-3": ["msgate-lock", "msgate-right-leaf"],
  "ms-gate-4": ["msgate-hinge", "msgate-hinge-pillar"],
  "ms-gate-5": ["msgate-sliding-half-open", "villa-gate-half-open", "villa-slatted-gate"],

  "ss-gate-hero": ["ssgate-street"],
  "ss-gate-1": ["ssgate-panel", "ssgate-plates"],
  "ss-gate-2": ["ssgate-lock", "ssgate-double-leaf"],
  "ss-gate-3": ["ssgate-wicket", "ssgate-wicket-crop"],
  "ss-gate-4": ["ssgate-hinge", "ssgate-right-leaf"],
  "ss-gate-5": ["ssgate-lower-sheet"],

  "safety-door-work-hero": ["safetydoor-entrance"],
  "safety-door-work-1": ["safetydoor-front", "safetydoor-leaf"],
  "safety-door-work-2": ["safetydoor-lock", "safetydoor-band"],
  "safety-door-work-3": ["safetydoor-teak", "safetydoor-bars"],
  "safety-door-work-4": ["safetydoor-hinge", "safetydoor-hinge-side"],
  "safety-door-work-5": ["safetydoor-perforated"],

  "gi-steel-door-hero": ["gidoor-brick"],
  "gi-steel-door-1": ["gidoor-front"],
  "gi-steel-door-2": ["gidoor-handle"],
  "gi-steel-door-3": ["gidoor-louvre"],
  "gi-steel-door-4": ["gidoor-closer"],
  "gi-steel-door-5": ["gidoor-brick"],

  "steel-doors-hero": ["steeldoor-entrance"],
  "steel-doors-1": ["steeldoor-panel"],
  "steel-doors-2": ["steeldoor-handle"],
  "steel-doors-3": ["steeldoor-bolts"],
  "steel-doors-4": ["steeldoor-emboss"],
  "steel-doors-5": ["steeldoor-entrance"],

  "frp-doors-hero": ["frpdoor-bathroom"],
  "frp-doors-1": ["frpdoor-front"],
  "frp-doors-2": ["frpdoor-handle"],
  "frp-doors-3": ["frpdoor-foot"],
  "frp-doors-4": ["frpdoor-panel"],
  "frp-doors-5": ["frpdoor-bathroom"],

  "upvc-doors-hero": ["upvcdoor-living"],
  "upvc-doors-1": ["upvcdoor-open", "upvcdoor-panels"],
  "upvc-doors-2": ["upvcdoor-handle", "upvcdoor-fixed"],
  "upvc-doors-3": ["upvcdoor-track", "upvcdoor-threshold"],
  "upvc-doors-4": ["upvcdoor-sitout", "upvcdoor-opening"],
  "upvc-doors-5": ["upvcdoor-closing"],
} as const satisfies Partial<SlotTable<ServiceSlot>>;
