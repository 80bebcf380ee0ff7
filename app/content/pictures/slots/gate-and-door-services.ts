import type { ServiceSlot, SlotTable } from "./slot-table";

export const gateAndDoorServiceSlots = {
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
