import type { ServiceSlug } from "../../service-index";
import type { ShotName } from "../shots";

/** A slot shows its shot unless it has its own picture. */
export type SlotTable<Name extends string = string> = Readonly<Record<Name, ShotName>>;

export type ServiceSlot = `${ServiceSlug}-${"hero" | "1" | "2" | "3" | "4" | "5"}`;
