import type { ShotName } from "../shots";

/** Which shot each place shows, unless a picture was put there by the place's name. */
export type SlotTable<Name extends string = string> = Readonly<Record<Name, ShotName>>;
