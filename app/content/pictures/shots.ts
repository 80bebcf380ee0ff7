import { doorShots, windowShots } from "./shots/doors";
import { gateShots } from "./shots/gates";
import { structureShots, villaShots } from "./shots/glass-and-structures";
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
