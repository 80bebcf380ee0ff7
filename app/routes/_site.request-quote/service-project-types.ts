import type { projectTypes } from "~/content/quote";
import type { ServiceSlug } from "~/content/service-index";

export type ProjectType = (typeof projectTypes)[number]["value"];

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

/** The project type of a service. */
export function proposeProjectType(slug: ServiceSlug): ProjectType {
  return types[slug];
}

/** Whether there is a service of this name. */
export function isServiceSlug(slug: string): slug is ServiceSlug {
  return Object.hasOwn(types, slug);
}
