import type { ShotName } from "../shots";

/** Which shots suit a slot, in order of preference: the first that has been made is shown. */
export type SlotTable<Name extends string> = Readonly<Record<Name, readonly [ShotName, ...ShotName[]]>>;
