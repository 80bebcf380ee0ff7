/** Small enough for browsers; `services/` has the long texts. The client's specification prescribes categories and counts. */

interface ServiceLink {
  readonly slug: string;
  readonly label: string;
}

interface ServiceCategory {
  readonly name: string;
  readonly items: readonly ServiceLink[];
}

export const serviceCategories = [
  {
    name: "Railings & Balcony",
    items: [
      { slug: "balcony-glasswork", label: "Balcony Glasswork" },
      { slug: "wooden-with-glass-railing", label: "Wooden with Glass Railing" },
      { slug: "ss-handrail-work", label: "SS Handrail Work" },
      { slug: "ms-handrail-work", label: "MS Handrail Work" },
      { slug: "charupudi", label: "Charupudi" },
    ],
  },
  {
    name: "Gates & Doors",
    items: [
      { slug: "ms-gate", label: "MS Gate" },
      { slug: "ss-gate", label: "SS Gate" },
      { slug: "safety-door-work", label: "Safety Door Work" },
      { slug: "gi-steel-door", label: "GI Steel Door" },
    ],
  },
  {
    name: "Fabrication Work",
    items: [
      { slug: "g-pipe-with-glass", label: "G Pipe with Glass" },
      { slug: "g1-steel-work", label: "G1 Steel Work" },
    ],
  },
  {
    name: "Specialized Doors",
    items: [
      { slug: "steel-doors", label: "Steel Doors" },
      { slug: "frp-doors", label: "FRP Doors" },
      { slug: "upvc-doors", label: "UPVC Doors" },
    ],
  },
  {
    name: "Windows",
    items: [
      { slug: "upvc-windows", label: "UPVC Windows" },
      { slug: "steel-window-customised", label: "Steel Window Customised" },
    ],
  },
  {
    name: "Interior Glass",
    items: [{ slug: "glass-shower-cubicle", label: "Glass Shower Cubicle" }],
  },
  {
    name: "Exterior Structures",
    items: [{ slug: "pergola-glass-work", label: "Pergola Glass Work" }],
  },
] as const satisfies readonly ServiceCategory[];

export const serviceCount = serviceCategories.reduce((sum, { items }) => sum + items.length, 0);

export type ServiceSlug = (typeof serviceCategories)[number]["items"][number]["slug"];

/** Slots of the pictures on a service page, in order. */
export function listGallerySlots(slug: ServiceSlug) {
  return ([1, 2, 3, 4, 5] as const).map((number) => `${slug}-${number}` as const);
}

export type ServicePath = `/services/${ServiceSlug}`;

export function getServicePath(slug: ServiceSlug): ServicePath {
  return `/services/${slug}`;
}
