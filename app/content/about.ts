import type { PictureName } from "./pictures/slots";
import type { ServiceSlug } from "./service-index";

/** These figures and labels are those of the client's specification. */

export const formatYearsInBusiness = (from: number, to: number) => `${from}\u2060–\u2060${to}`;

export const formatExperienceBadge = (years: number) => `${years}+ Years of Excellence`;

export const aboutHeading = "About Us";

export const formatEstablishedBadge = (year: number) => `EST. ${year}`;

interface CompanyFigures {
  figures: { experience: number; projects: number; customers: number; craftsmen: number };
  projectsGrouped: string;
}

export const listStatistics = ({ figures, projectsGrouped }: CompanyFigures) => [
  { target: figures.experience, display: `${figures.experience}+`, label: "Years of Experience" },
  { target: figures.customers, display: `${figures.customers}%`, label: "Happy Customers" },
  { target: figures.projects, display: `${projectsGrouped}+`, label: "Projects Completed" },
  { target: figures.craftsmen, display: `${figures.craftsmen}+`, label: "Expert Craftsmen" },
];

interface ProductTile {
  readonly label: string;
  readonly picture: PictureName;
  readonly service: ServiceSlug;
}

const productTiles: readonly ProductTile[] = [
  { label: "Stainless Steel Handrails", picture: "product-01", service: "ss-handrail-work" },
  { label: "Steel Staircase", picture: "product-02", service: "g1-steel-work" },
  { label: "Charupudi", picture: "product-03", service: "charupudi" },
  { label: "Wooden & SS Top Railings", picture: "product-04", service: "wooden-with-glass-railing" },
  { label: "Sitout Railings", picture: "product-05", service: "charupudi" },
  { label: "Steel Fabrication", picture: "product-06", service: "g1-steel-work" },
  { label: "Building Railings", picture: "product-07", service: "g-pipe-with-glass" },
  { label: "Design Handrails", picture: "product-08", service: "ms-handrail-work" },
  { label: "Custom Bathroom Doors", picture: "product-09", service: "frp-doors" },
  { label: "Hand Rail", picture: "product-10", service: "ss-handrail-work" },
  { label: "Bathroom Tiles", picture: "product-11", service: "glass-shower-cubicle" },
  { label: "Grill Design Hand Railing", picture: "product-12", service: "ms-handrail-work" },
  { label: "UPVC Windows", picture: "product-13", service: "upvc-windows" },
  { label: "Railings with Cable Barriers", picture: "product-14", service: "ss-handrail-work" },
  { label: "Stainless Steel Baluster", picture: "product-15", service: "ss-handrail-work" },
  { label: "Architectural Railings", picture: "product-16", service: "balcony-glasswork" },
  { label: "Custom Stair Railings", picture: "product-17", service: "wooden-with-glass-railing" },
  { label: "Folding Railings", picture: "product-18", service: "ms-handrail-work" },
  { label: "Safety Main Gate", picture: "product-19", service: "ms-gate" },
  { label: "Designer Gate Models", picture: "product-20", service: "ms-gate" },
];

/** The owner can edit this text. `{year}` is the year of founding. */
export const aboutPage = {
  tagline: "Trusted quality in steel and glass since {year}",
  paragraphs: [
    "We are a manufacturer and supplier of stainless steel fabrication and custom railings in Coimbatore. We measure, make and fit railings, handrails, staircases, gates, doors, windows, glass work, shower cubicles and pergolas.",
    "The business was established in {year}. Houses in this city have changed since then, and so has our work: besides plain rails and gates we now make glass balconies, uPVC windows and moulded doors. How we work has not changed: we measure on site, draw, and make the steelwork ourselves.",
    "Our products are known for durability and precise dimensions. Both come from careful work. We choose the wall thickness for the span and the filler wire for the steel. We grind and polish every joint that a hand can reach, and check each piece against its drawing before it leaves the workshop.",
  ],
  values: {
    heading: "Core Values",
    items: [
      {
        title: "Quality Excellence",
        text: "We use the grade, wall thickness and finish that we agreed, on the side you see and on the side you don't.",
      },
      {
        title: "Customer Focus",
        text: "We listen first, measure on your site and change the drawing until it shows what you want.",
      },
      {
        title: "Precision Engineering",
        text: "We work to finished floor levels and site dimensions, and remake any joint that does not close.",
      },
      {
        title: "Innovation",
        text: "We adopt a new profile, fitting or finish when it does the job better than the old one.",
      },
    ],
  },
  products: {
    id: "our-products",
    heading: "Our Products",
    text: "Everything we make. Each one links to its service.",
    tiles: productTiles,
  },
};
