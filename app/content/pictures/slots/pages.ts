import type { ShotName } from "../shots";

type PageSlots = Readonly<Record<string, readonly [ShotName, ...ShotName[]]>>;

/** The home page: its hero in two shapes and the six specializations. */
export const homeSlots = {
  "home-hero": ["villa-front"],
  "home-hero-tall": ["villa-front-tall"],
  "specialization-railings": ["stair-hall"],
  "specialization-ms-main-gates": ["msgate-dusk"],
  "specialization-ss-main-gates": ["ssgate-street"],
  "specialization-balcony": ["balcony-along"],
  "specialization-bathroom-glass": ["shower-room"],
  "specialization-exterior-structures": ["pergola-terrace"],
  "process-fabrication": ["workshop-weld", "workshop-trestles"],
} as const satisfies PageSlots;

/** The heads of the other screens. */
export const pageSlots = {
  "about-hero": ["workshop-hall"],
  "about-workshop": ["workshop-frame", "workshop-upright"],
  "contact-hero": ["workshop-fittings"],
  "quote-hero": ["workshop-fittings-close"],
  "gallery-hero": ["villa-post-clamp", "balcony-rail-sweep"],
  "projects-hero": ["handrail-ss-entrance"],
  "services-hero": ["workshop-tubes", "workshop-weld"],
} as const satisfies PageSlots;

/** The twenty product tiles of the About page, in the order of the specification, section 2. */
export const productSlots = {
  "product-01": ["handrail-ss-entrance", "villa-stair-dusk", "villa-outer-stair"],
  "product-02": ["truss-stair", "stair-spine"],
  "product-03": ["charupudi-verandah", "balcony-sitout"],
  "product-04": ["handrail-wood-bend", "stair-two-rails"],
  "product-05": ["handrail-ss-down", "pergola-terrace-railing"],
  "product-06": ["truss-shed", "workshop-hall"],
  "product-07": ["balcony-outside", "villa-balconies"],
  "product-08": ["handrail-ms-bend", "stair-rail-bend"],
  "product-09": ["frpdoor-bathroom", "shower-door-crop"],
  "product-10": ["handrail-ss-bend", "villa-stair-head", "stair-timber-rail"],
  "product-11": ["shower-front", "shower-tiles"],
  "product-12": ["handrail-ms-front", "villa-terrace-corner"],
  "product-13": ["upvcwindow-slider"],
  "product-14": ["handrail-cable-down", "pergola-railing", "ssgate-balcony-above"],
  "product-15": ["handrail-balusters", "balcony-closeup", "balcony-near-post"],
  "product-16": ["stair-landing-glass", "stair-landing"],
  "product-17": ["stair-down", "stair-close"],
  "product-18": ["handrail-folding-bay", "villa-gate-half-open", "villa-slatted-gate"],
  "product-19": ["msgate-sliding", "msgate-left-leaf"],
  "product-20": ["msgate-laser-panel", "msgate-petals"],
} as const satisfies PageSlots;
