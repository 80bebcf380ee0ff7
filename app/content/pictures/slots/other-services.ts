import type { ServiceSlot, SlotTable } from "./slot-table";

export const otherServiceSlots = {
  "g-pipe-with-glass-hero": "handrail-gi-corridor",
  "g-pipe-with-glass-1": "handrail-gi-down",
  "g-pipe-with-glass-2": "handrail-gi-clamp",
  "g-pipe-with-glass-3": "handrail-gi-bend",
  "g-pipe-with-glass-4": "handrail-gi-foot",
  "g-pipe-with-glass-5": "workshop-tubes",

  "g1-steel-work-hero": "truss-shed",
  "g1-steel-work-1": "truss-node",
  "g1-steel-work-2": "truss-base",
  "g1-steel-work-3": "truss-stair",
  "g1-steel-work-4": "truss-bays",
  "g1-steel-work-5": "truss-sections",

  "upvc-windows-hero": "upvcwindow-room",
  "upvc-windows-1": "upvcwindow-mesh-slider",
  "upvc-windows-2": "upvcwindow-handle",
  "upvc-windows-3": "upvcwindow-mesh",
  "upvc-windows-4": "upvcwindow-outside",
  "upvc-windows-5": "upvcwindow-slider",

  "steel-window-customised-hero": "steelwindow-partition",
  "steel-window-customised-1": "steelwindow-study",
  "steel-window-customised-2": "steelwindow-handle",
  "steel-window-customised-3": "steelwindow-outer",
  "steel-window-customised-4": "steelwindow-doors",
  "steel-window-customised-5": "steelwindow-fixed",

  "glass-shower-cubicle-hero": "shower-room",
  "glass-shower-cubicle-1": "shower-hardware",
  "glass-shower-cubicle-2": "shower-corner",
  "glass-shower-cubicle-3": "shower-bar",
  "glass-shower-cubicle-4": "shower-kerb",
  "glass-shower-cubicle-5": "shower-front",

  "pergola-glass-work-hero": "pergola-terrace",
  "pergola-glass-work-1": "pergola-within",
  "pergola-glass-work-2": "pergola-joint",
  "pergola-glass-work-3": "pergola-railing",
  "pergola-glass-work-4": "pergola-roof",
  "pergola-glass-work-5": "pergola-post-beam",
} as const satisfies Partial<SlotTable<ServiceSlot>>;
