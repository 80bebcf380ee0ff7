import type { projectTypes } from "~/content/quote";
import type { ServiceSlug } from "~/content/service-index";

type ProjectType = (typeof projectTypes)[number]["value"];

/** The project type that a service's page proposes in the quote form. */
const types: Readonly<Record<ServiceSlug, ProjectType>> = {
  "balcony-glasswork": "railings",
  "wooden-with-glass-railing": "railings",
  "ss-handrail-work": "railings",
  "ms-handrail-work": "railings",
  charupudi: "railings",
  "ms-gate": "gates",
  "ss-gate": "gates",
  "safety-door-work": "doors",
  "gi-steel-door": "doors",
  "g-pipe-with-glass": "railings",
  "g1-steel-work": "custom",
  "steel-doors": "doors",
  "frp-doors": "doors",
  "upvc-doors": "doors",
  "upvc-windows": "windows",
  "steel-window-customised": "windows",
  "glass-shower-cubicle": "custom",
  "pergola-glass-work": "custom",
};

/** The project type for `?service=slug`; undefined where no such service is. */
export function proposeProjectType(slug: string | null): ProjectType | undefined {
  return slug !== null && isServiceSlug(slug) ? types[slug] : undefined;
}

function isServiceSlug(slug: string): slug is ServiceSlug {
  return Object.hasOwn(types, slug);
}
