import type { Figures } from "./firm";

/** How many closures the form has room for; those that are over leave it. */
export const CLOSURES_IN_FORM = 12;

/**
 * The fields that are settings of the environment as well. `empty` stands for an empty field: undefined for a setting that may be
 * missing, null for one that may not.
 */
export const settingFields = {
  name: { setting: "BUSINESS_NAME", empty: null },
  phone: { setting: "BUSINESS_PHONE", empty: null },
  whatsapp: { setting: "BUSINESS_WHATSAPP", empty: undefined },
  email: { setting: "BUSINESS_EMAIL", empty: null },
  street: { setting: "BUSINESS_ADDRESS", empty: null },
  city: { setting: "BUSINESS_CITY", empty: null },
  state: { setting: "BUSINESS_STATE", empty: null },
  postalCode: { setting: "BUSINESS_POSTAL_CODE", empty: null },
  country: { setting: "BUSINESS_COUNTRY", empty: null },
  mapPosition: { setting: "BUSINESS_MAP_POSITION", empty: undefined },
  facebook: { setting: "BUSINESS_FACEBOOK_URL", empty: "none" },
  instagram: { setting: "BUSINESS_INSTAGRAM_URL", empty: "none" },
} as const;

/** Names the field of a weekday's hours; 0 is Sunday. */
export function hoursField(weekday: number, end: "opens" | "closes"): string {
  return `${end}-${weekday}`;
}

/** Names a field of a closure, by its place in the form from 0. */
export function closureField(index: number, part: "label" | "from" | "to"): string {
  return `closure-${index}-${part}`;
}

/** Names the field of a figure. */
export function figureField(name: keyof Figures): string {
  return `figure-${name}`;
}
