import { doorShots, windowShots } from "./shots/doors-and-windows";
import { gateShots, structureShots, villaShots } from "./shots/gates-and-structures";
import { handrailShots, railingShots } from "./shots/railings";

export const shots = {
  ...villaShots,
  ...railingShots,
  ...handrailShots,
  ...gateShots,
  ...doorShots,
  ...windowShots,
  ...structureShots,
} as const;

export type ShotName = keyof typeof shots;
