import type { ServiceSlug } from "../../service-index";
import type { ShotName } from "../shots";

/** The shot of each slot, used unless the slot has its own picture. */
export type SlotTable<Name extends string = string> = Readonly<Record<Name, ShotName>>;

export type ServiceSlot = `${ServiceSlug}-${"hero" | "1" | "2" | "3" | "4" | "5"}`;
