import { type ServiceSlug, serviceCategories } from "../service-index";
import { balconyGlasswork } from "./balcony-glasswork";
import { charupudi } from "./charupudi";
import { frpDoors } from "./frp-doors";
import { gPipeWithGlass } from "./g-pipe-with-glass";
import { g1SteelWork } from "./g1-steel-work";
import { giSteelDoor } from "./gi-steel-door";
import { glassShowerCubicle } from "./glass-shower-cubicle";
import { msGate } from "./ms-gate";
import { msHandrailWork } from "./ms-handrail-work";
import { pergolaGlassWork } from "./pergola-glass-work";
import { safetyDoorWork } from "./safety-door-work";
import { ssGate } from "./ss-gate";
import { ssHandrailWork } from "./ss-handrail-work";
import { steelDoors } from "./steel-doors";
import { steelWindowCustomised } from "./steel-window-customised";
import type { ServiceContent, ServiceTexts } from "./types";
import { upvcDoors } from "./upvc-doors";
import { upvcWindows } from "./upvc-windows";
import { woodenWithGlassRailing } from "./wooden-with-glass-railing";

/** Large: import it in loaders only. The browser uses the names in `service-index`. */
const texts = {
  "balcony-glasswork": balconyGlasswork,
  "wooden-with-glass-railing": woodenWithGlassRailing,
  "ss-handrail-work": ssHandrailWork,
  "ms-handrail-work": msHandrailWork,
  charupudi,
  "ms-gate": msGate,
  "ss-gate": ssGate,
  "safety-door-work": safetyDoorWork,
  "gi-steel-door": giSteelDoor,
  "g-pipe-with-glass": gPipeWithGlass,
  "g1-steel-work": g1SteelWork,
  "steel-doors": steelDoors,
  "frp-doors": frpDoors,
  "upvc-doors": upvcDoors,
  "upvc-windows": upvcWindows,
  "steel-window-customised": steelWindowCustomised,
  "glass-shower-cubicle": glassShowerCubicle,
  "pergola-glass-work": pergolaGlassWork,
} satisfies Record<ServiceSlug, ServiceTexts>;

export const defaultServices: readonly ServiceContent[] = serviceCategories.flatMap(({ items }) =>
  items.map(({ slug, label: title }) => ({ slug, title, ...texts[slug] })),
);

export function findDefaultService(slug: string | undefined): ServiceContent | undefined {
  return defaultServices.find((service) => service.slug === slug);
}
