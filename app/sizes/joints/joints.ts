import type { ServiceSlug } from "~/content/service-index";
import { gateHinge } from "./gate-hinge";
import { glassClamp } from "./glass-clamp";
import { postBase } from "./post-base";
import { seatSupport } from "./seat-support";
import { showerHinge } from "./shower-hinge";
import { standoff } from "./standoff";
import type { Joint } from "./write-joint";

export const joints: Partial<Record<ServiceSlug, Joint>> = {
  "wooden-with-glass-railing": standoff,
  "ss-handrail-work": postBase,
  "balcony-glasswork": glassClamp,
  "ms-gate": gateHinge,
  "glass-shower-cubicle": showerHinge,
  charupudi: seatSupport,
};
