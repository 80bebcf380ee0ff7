import type { ServiceSlot } from "./service-slot";
import type { SlotTable } from "./slot-table";

/** Fabrication Work, Windows, Interior Glass, Exterior Structures. G pipe with glass still wants a scene of its own. */
export const otherServiceSlots = {
  "g-pipe-with-glass-hero": ["handrail-gi-entrance", "villa-balconies"],
  "g-pipe-with-glass-1": ["handrail-gi-down", "msgate-balcony-above"],
  "g-pipe-with-glass-2": ["handrail-gi-clamp", "villa-terrace-corner"],
  "g-pipe-with-glass-3": ["handrail-gi-bend", "ssgate-balcony-above"],
  "g-pipe-with-glass-4": ["handrail-gi-foot", "pergola-terrace-railing"],
  "g-pipe-with-glass-5": ["workshop-tubes", "workshop-rack"],

  "g1-steel-work-hero": ["truss-shed"],
  "g1-steel-work-1": ["truss-node", "truss-joint"],
  "g1-steel-work-2": ["truss-base", "truss-foot"],
  "g1-steel-work-3": ["truss-stair", "truss-stair-side"],
  "g1-steel-work-4": ["truss-bays"],
  "g1-steel-work-5": ["truss-sections"],

  "upvc-windows-hero": ["upvcwindow-room"],
  "upvc-windows-1": ["upvcwindow-mesh-slider", "upvcwindow-meeting"],
  "upvc-windows-2": ["upvcwindow-handle", "upvcwindow-casements"],
  "upvc-windows-3": ["upvcwindow-mesh", "upvcwindow-open-sash"],
  "upvc-windows-4": ["upvcwindow-outside", "upvcwindow-both"],
  "upvc-windows-5": ["upvcwindow-slider"],

  "steel-window-customised-hero": ["steelwindow-partition"],
  "steel-window-customised-1": ["steelwindow-study", "steelwindow-panes"],
  "steel-window-customised-2": ["steelwindow-handle", "steelwindow-doors-crop"],
  "steel-window-customised-3": ["steelwindow-outer", "steelwindow-corner"],
  "steel-window-customised-4": ["steelwindow-doors", "steelwindow-whole-partition"],
  "steel-window-customised-5": ["steelwindow-fixed"],

  "glass-shower-cubicle-hero": ["shower-room"],
  "glass-shower-cubicle-1": ["shower-hardware", "shower-door-crop"],
  "glass-shower-cubicle-2": ["shower-corner", "shower-cubicle"],
  "glass-shower-cubicle-3": ["shower-bar"],
  "glass-shower-cubicle-4": ["shower-kerb"],
  "glass-shower-cubicle-5": ["shower-front", "shower-tiles"],

  "pergola-glass-work-hero": ["pergola-terrace"],
  "pergola-glass-work-1": ["pergola-within", "pergola-slats"],
  "pergola-glass-work-2": ["pergola-joint", "pergola-bolts"],
  "pergola-glass-work-3": ["pergola-railing", "pergola-lounge"],
  "pergola-glass-work-4": ["pergola-roof", "pergola-glass-edge"],
  "pergola-glass-work-5": ["pergola-post-beam"],
} as const satisfies Partial<SlotTable<ServiceSlot>>;
