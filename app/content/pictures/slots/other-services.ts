import type { ServiceSlot } from "./service-slot";
import type { SlotTable } from "./slot-table";

/** Fabrication Work, Windows, Interior Glass, Exterior Structures. G pipe with glass still wants a scene of its own. */
export const otherServiceSlots = {
  "g-pipe-with-glass-hero": ["villa-balconies"],
  "g-pipe-with-glass-1": ["msgate-balcony-above"],
  "g-pipe-with-glass-2": ["pergola-terrace-railing"],
  "g-pipe-with-glass-3": ["ssgate-balcony-above"],
  "g-pipe-with-glass-4": ["villa-terrace-corner"],
  "g-pipe-with-glass-5": ["ssgate-balcony-end"],

  "g1-steel-work-hero": ["truss-shed"],
  "g1-steel-work-1": ["truss-node"],
  "g1-steel-work-2": ["truss-base"],
  "g1-steel-work-3": ["truss-stair", "truss-stair-side"],
  "g1-steel-work-4": ["workshop-frame"],
  "g1-steel-work-5": ["workshop-tubes"],

  "upvc-windows-hero": ["upvcwindow-room"],
  "upvc-windows-1": ["upvcwindow-outside", "upvcwindow-both"],
  "upvc-windows-2": ["upvcwindow-mesh-slider", "upvcwindow-slider"],
  "upvc-windows-3": ["upvcwindow-handle", "upvcwindow-meeting"],
  "upvc-windows-4": ["upvcwindow-casements"],
  "upvc-windows-5": ["upvcwindow-mesh", "upvcwindow-open-sash"],

  "steel-window-customised-hero": ["steelwindow-partition"],
  "steel-window-customised-1": ["steelwindow-study", "steelwindow-corner"],
  "steel-window-customised-2": ["steelwindow-handle", "steelwindow-fixed"],
  "steel-window-customised-3": ["steelwindow-outer", "steelwindow-toplights"],
  "steel-window-customised-4": ["steelwindow-doors", "steelwindow-panes"],
  "steel-window-customised-5": ["steelwindow-doors-crop"],

  "glass-shower-cubicle-hero": ["shower-room"],
  "glass-shower-cubicle-1": ["shower-hardware", "shower-door-crop"],
  "glass-shower-cubicle-2": ["shower-cubicle"],
  "glass-shower-cubicle-3": ["shower-bar"],
  "glass-shower-cubicle-4": ["shower-kerb"],
  "glass-shower-cubicle-5": ["shower-tiles"],

  "pergola-glass-work-hero": ["pergola-terrace"],
  "pergola-glass-work-1": ["pergola-within", "pergola-slats"],
  "pergola-glass-work-2": ["pergola-joint", "pergola-bolts"],
  "pergola-glass-work-3": ["pergola-railing", "pergola-lounge"],
  "pergola-glass-work-4": ["pergola-roof", "pergola-flowers"],
  "pergola-glass-work-5": ["pergola-base"],
} as const satisfies Partial<SlotTable<ServiceSlot>>;
