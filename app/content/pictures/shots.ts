import { doorShots } from "./shots/doors";
import { gateShots } from "./shots/gates";
import { structureShots } from "./shots/glass-and-structures";
import { handrailShots } from "./shots/handrails";
import { railingShots } from "./shots/railings";
import { villaShots } from "./shots/villa";
import { windowShots } from "./shots/windows";

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
