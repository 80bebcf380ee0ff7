import type { ServiceSlug } from "../../service-index";

/** The hero of a service page and the five pictures of its gallery. */
export type ServiceSlot = `${ServiceSlug}-${"hero" | "1" | "2" | "3" | "4" | "5"}`;
