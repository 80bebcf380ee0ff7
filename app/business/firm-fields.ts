import type { Figures } from "./firm";

/** The form omits past closures. */
export const CLOSURES_IN_FORM = 12;

/** Fields that are also environment settings. `emptyValue` is the value of an empty field; null if required. */
export const settingFields = {
  name: { setting: "BUSINESS_NAME", emptyValue: null },
  phone: { setting: "BUSINESS_PHONE", emptyValue: null },
  whatsapp: { setting: "BUSINESS_WHATSAPP", emptyValue: undefined },
  email: { setting: "BUSINESS_EMAIL", emptyValue: null },
  street: { setting: "BUSINESS_ADDRESS", emptyValue: null },
  city: { setting: "BUSINESS_CITY", emptyValue: null },
  state: { setting: "BUSINESS_STATE", emptyValue: null },
  postalCode: { setting: "BUSINESS_POSTAL_CODE", emptyValue: null },
  country: { setting: "BUSINESS_COUNTRY", emptyValue: null },
  mapPosition: { setting: "BUSINESS_MAP_POSITION", emptyValue: undefined },
  facebook: { setting: "BUSINESS_FACEBOOK_URL", emptyValue: "none" },
  instagram: { setting: "BUSINESS_INSTAGRAM_URL", emptyValue: "none" },
} as const;

/** `weekday` 0 is Sunday. */
export function getHoursFieldName(weekday: number, end: "opens" | "closes"): string {
  return `${end}-${weekday}`;
}

export const closureParts = ["label", "from", "to"] as const;

export function getClosureFieldName(index: number, part: (typeof closureParts)[number]): string {
  return `closure-${index}-${part}`;
}

export function getFigureFieldName(name: keyof Figures): string {
  return `figure-${name}`;
}

export const quickReplyFields = Array.from({ length: 8 }, (_, index) => `quickReply-${index}`);

export const firmScreens = [
  "contact",
  "customers",
  "quotations",
  "hours",
  "quick-replies",
  "figures",
  "notice",
] as const;

export type FirmScreen = (typeof firmScreens)[number];

export function getFirmPath(screen: FirmScreen): string {
  return screen === "contact" ? "/admin/firm" : `/admin/firm/${screen}`;
}

const fieldNames: Record<Exclude<FirmScreen, "contact">, RegExp> = {
  quotations:
    /^(?:gstScheme|numberPrefix|firstNumber|signature|validityDays|advance|delivery|balance|warranty|exclusions)$/,
  customers:
    /^(?:priceDisplay|leadTime|warrantyCover|paymentTerms|towns|reviews(?:Url|Rating|Count)|person(?:Name|Text))$/,
  hours: /^(?:opens-|closes-|closure-|quoteReply$|messageReply$|phoneHours$|hasOwnPhoneHours$)/,
  "quick-replies": /^quickReply-/,
  figures: /^(?:founded$|figure-)/,
  notice: /^(?:notice|retention$)/,
};

/** The screen that edits a field. */
export function getFirmScreen(fieldName: string): FirmScreen {
  return (
    firmScreens.find((screen) => screen !== "contact" && fieldNames[screen].test(fieldName)) ?? "contact"
  );
}

/** Value of `intent` for the button that copies Monday's hours. */
export const COPY_HOURS_INTENT = "copy hours";

/** Value of `intent` for the button that removes closed days. */
export function getRemoveIntent(index: number): string {
  return `remove ${index}`;
}

/** Typed values by field name, as stored in revisions. */
export type FirmFields = Record<string, string>;
