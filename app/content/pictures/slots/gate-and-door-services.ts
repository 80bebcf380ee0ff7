import type { ServiceSlot } from "./service-slot";
import type { SlotTable } from "./slot-table";

/** Gates & Doors, Specialized Doors. */
export const gateAndDoorServiceSlots = {
  "ms-gate-hero": ["msgate-dusk"],
  "ms-gate-1": ["msgate-left-leaf"],
  "ms-gate-2": ["msgate-laser-panel", "msgate-petals"],
  "ms-gate-3": ["msgate-lock", "msgate-handles"],
  "ms-gate-4": ["msgate-hinge", "msgate-hinge-pillar"],
  "ms-gate-5": ["msgate-sliding-half-open", "villa-gate-half-open", "villa-slatted-gate"],

  "ss-gate-hero": ["ssgate-street"],
  "ss-gate-1": ["ssgate-panel", "ssgate-left-panel"],
  "ss-gate-2": ["ssgate-lock", "ssgate-plates"],
  "ss-gate-3": ["ssgate-wicket", "ssgate-wicket-crop"],
  "ss-gate-4": ["ssgate-hinge", "ssgate-hinge-pillar"],
  "ss-gate-5": ["ssgate-double-leaf"],

  "safety-door-work-hero": ["safetydoor-entrance"],
  "safety-door-work-1": ["safetydoor-front", "safetydoor-leaf"],
  "safety-door-work-2": ["safetydoor-lock", "safetydoor-band"],
  "safety-door-work-3": ["safetydoor-teak", "safetydoor-bars"],
  "safety-door-work-4": ["safetydoor-hinge", "safetydoor-hinge-side"],
  "safety-door-work-5": ["safetydoor-perforated"],

  "gi-steel-door-hero": ["gidoor-brick"],
  "gi-steel-door-1": ["gidoor-front", "gidoor-pair"],
  "gi-steel-door-2": ["gidoor-handle", "gidoor-furniture"],
  "gi-steel-door-3": ["gidoor-louvre", "gidoor-louvre-pair"],
  "gi-steel-door-4": ["gidoor-closer", "gidoor-upper-corner"],
  "gi-steel-door-5": ["gidoor-frame"],

  "steel-doors-hero": ["steeldoor-entrance"],
  "steel-doors-1": ["steeldoor-panel", "steeldoor-leaf"],
  "steel-doors-2": ["steeldoor-handle", "steeldoor-lever"],
  "steel-doors-3": ["steeldoor-head"],
  "steel-doors-4": ["steeldoor-emboss", "steeldoor-lower-panel"],
  "steel-doors-5": ["steeldoor-side-light"],

  "frp-doors-hero": ["frpdoor-bathroom"],
  "frp-doors-1": ["frpdoor-front", "frpdoor-leaf"],
  "frp-doors-2": ["frpdoor-handle", "frpdoor-latch"],
  "frp-doors-3": ["frpdoor-foot", "frpdoor-sill"],
  "frp-doors-4": ["frpdoor-panel", "frpdoor-upper-panel"],
  "frp-doors-5": ["frpdoor-half-open"],

  "upvc-doors-hero": ["upvcdoor-living"],
  "upvc-doors-1": ["upvcdoor-closing"],
  "upvc-doors-2": ["upvcdoor-handle", "upvcdoor-fixed"],
  "upvc-doors-3": ["upvcdoor-track", "upvcdoor-threshold"],
  "upvc-doors-4": ["upvcdoor-open", "upvcdoor-opening"],
  "upvc-doors-5": ["upvcdoor-sitout", "upvcdoor-panels"],
} as const satisfies Partial<SlotTable<ServiceSlot>>;
