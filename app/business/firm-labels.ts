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

export const firmLabels = {
  heading: "Business details",
  intro: "These details appear on your site as soon as you save.",
  screens: {
    contact: "Contact",
    customers: "For customers",
    quotations: "Quotations",
    hours: "Hours and closed days",
    "quick-replies": "Quick replies",
    figures: "Key figures",
    notice: "Notice and privacy",
  },
  fields: {
    name: { label: "Name" },
    tagline: { label: "Tagline", help: "Small text under your name." },
    gstin: {
      label: "GSTIN",
      help: "Shown in the footer and on quotations. Leave blank to hide it.",
    },
    upiId: {
      label: "UPI ID",
      help: "For example, name@bank. Customers see it when they accept a quotation.",
    },
    upiLimit: {
      label: "UPI limit in rupees",
      help: "Banks refuse larger UPI payments. Above it, customers see your bank details first. Blank for ₹1,00,000.",
    },
    bankDetails: {
      label: "Bank details",
      help: "Account name, number and IFSC, one per line. Customers see them when they accept a quotation.",
    },
    gstScheme: {
      label: "GST",
      help: "A composition dealer has a GSTIN but may not charge GST. Quotations then say so.",
    },
    numberPrefix: { label: "Prefix", help: "For example, Q for Q/2026-27/0042." },
    firstNumber: {
      label: "First number",
      help: "If you already sent quotations this year, the next number. Later years start at 1.",
    },
    validityDays: { label: "Valid for (days)" },
    advance: { label: "Advance (%)" },
    delivery: { label: "Delivery" },
    balance: { label: "Balance" },
    warranty: { label: "Warranty" },
    exclusions: { label: "Not included" },
    phone: { label: "Phone" },
    whatsapp: { label: "WhatsApp number", help: "Leave blank if it is the same as the phone." },
    email: { label: "Email" },
    phoneHours: { label: "Phone hours", help: "Shown on the contact page." },
    quoteReply: {
      label: "Reply time for quote requests",
      help: "For example, 24 hours. Shown on the quote page and in emails.",
    },
    messageReply: {
      label: "Reply time for messages",
      help: "For example, 24-48 hours. Shown on the contact page and in emails.",
    },
    founded: {
      label: "Year of founding",
      help: "Sets “EST. 1993” and your years of experience.",
    },
    street: { label: "Street" },
    city: { label: "City" },
    postalCode: { label: "PIN code" },
    state: { label: "State" },
    country: { label: "Country" },
    mapPosition: {
      label: "Position on the map",
      help: "In Google Maps, open your workshop, press Share and paste the link here. Or type its position, such as 11.0168, 76.9558.",
    },
    facebook: { label: "Facebook", help: "Leave blank to hide the icon." },
    instagram: { label: "Instagram", help: "Leave blank to hide the icon." },
    priceDisplay: {
      label: "Prices on service pages",
      help: "The lowest of your rates for that work, such as “from ₹950 per running ft + 18% GST”. Pages without a rate show none.",
    },
    leadTime: {
      label: "Lead time",
      help: "For example, 3 to 4 weeks after you approve the drawing.",
    },
    warrantyCover: {
      label: "What the warranty covers",
      help: "For how long, what you repair and what it leaves out. It should agree with your quotations.",
    },
    paymentTerms: {
      label: "Payment or EMI",
      help: "For example, 50% when you order, the rest when it is fitted. Cash, UPI or bank transfer; no EMI.",
    },
    towns: { label: "Towns you serve", help: "One per line." },
    reviewsUrl: {
      label: "Link to your Google reviews",
      help: "In your Google business profile, choose Ask for reviews and copy the link.",
    },
    reviewsRating: { label: "Rating", help: "As Google shows it, e.g. 4.8." },
    reviewsCount: { label: "Number of reviews", help: "Update it now and then." },
    personName: { label: "Your name" },
    personText: { label: "Two sentences from you", help: "Who you are and what you promise customers." },
    notice: {
      label: "Notice",
      help: "A message at the top of every page, such as “We have moved to Avinashi Road.” Leave blank to hide it.",
    },
    noticeFrom: { label: "From" },
    noticeTo: { label: "To" },
    retention: {
      label: "Delete unsuccessful enquiries after (months)",
      help: "Lost enquiries, spam and suspected spam: 12 to 120 months. Leave blank to keep them. The privacy notice states this period.",
    },
  },
  figures: {
    experience: "Years of experience",
    projects: "Projects completed",
    quality: "Quality assured, %",
    customers: "Happy customers, %",
    craftsmen: "Expert craftsmen",
  },
  parts: {
    firm: "Name",
    contact: "How to reach you",
    address: "Address",
    web: "Social media",
    payment: "Payment",
    gst: "GST",
    numbers: "Numbers of quotations",
    terms: "Standard terms",
    replies: "Reply times",
    hours: "Opening hours",
    closures: "Closed days",
    prices: "Prices and time",
    promises: "Warranty and payment",
    towns: "Where you work",
    reviews: "Google reviews",
    person: "You, on About Us",
    notice: "Notice",
    quickReplies: "Quick replies for WhatsApp",
    figures: "Key figures",
    privacy: "Privacy",
  },
  gstSchemes: { regular: "I charge GST if I have a GSTIN", composition: "I am a composition dealer" },
  priceDisplays: { hidden: "Hide prices", from: "Show “from” prices" },
  customersHelp: "Each appears on your site once you fill it in. Leave it blank to hide it.",
  personPhoto: "Add your photo",
  signature: {
    title: "Signature",
    text: "A picture of your signature appears above “Authorised signatory” on quotations that you send from now on. Quotations that you sent before stay as they are.",
    link: "Add a picture of your signature",
    change: "Change or remove the picture",
    choose: "Choose a picture of your signature",
    help: "PNG, JPEG or WebP. Sign in dark ink on white paper, scan it or take a photo in good light, and crop it: paper that looks grey stays grey. White and transparent margins are cut off.",
    remove: "Remove signature",
    alt: "Your signature",
    missing: "Choose a file first.",
    empty: "This picture is empty: it is all white or transparent.",
  },
  termsHelp: "New quotations start with these. You can change them in each quotation.",
  quickReplies: {
    help: "Each enquiry offers them. {name} becomes the customer's name. Leave a text blank to remove it.",
    row: (number: number) => `Text ${number}`,
  },
  hours: {
    help: "Leave a day blank if you're closed.",
    opens: "Opens",
    closes: "Closes",
    copy: "Copy Monday to all open days",
  },
  closures: {
    help: "Shown on your site from two weeks before until the last day.",
    label: "Occasion",
    from: "First day",
    to: "Last day",
    row: (position: number) => `Closed days ${position}`,
    add: "Add",
    remove: "Remove",
  },
  experienceHelp: "Leave blank to count from the year of founding.",
  figuresHelp: "Shown on the home page and on About Us.",
  historyHelp: "Restoring one part leaves the others as they are.",
  unchanged: "Not changed yet.",
  saved: "Saved. Your site is updated.",
  restored: "The earlier details are back.",
  failed: "The details could not be saved. Please try again.",
  stale: (conflicts: string) =>
    `Not saved: the details were changed on another device${conflicts}. Save again to keep yours.`,
} as const;

/** Each message names its field, because the error summary is far from the field. */
export const firmProblems = {
  missing: (label: string) => `${label} is required.`,
  day: (label: string) => `${label}: choose a day.`,
  endsFirst: (label: string) => `${label}: the last day cannot be before the first.`,
  passed: (label: string) => `${label}: these days have passed. Check the year.`,
  hours: (day: string) => `${day}: enter both times, such as 09:30 and 19:00.`,
  noticeText: "Notice: enter its text, or clear the dates.",
  gstScheme: "GST: choose one from the list.",
  numberPrefix: "Prefix: enter up to 10 letters, digits, slashes or hyphens, e.g. Q.",
  firstNumber: "First number: enter a number from 1 to 99999.",
  validityDays: "Valid for: enter days from 1 to 365.",
  advance: "Advance: enter a percentage from 0 to 100.",
  founded: "Year of founding: enter a year, e.g. 1993.",
  priceDisplay: "Prices on service pages: choose one from the list.",
  towns: (max: number, length: number) =>
    `Towns you serve: at most ${max} towns of ${length} characters each, one per line.`,
  reviewsUrl: "Link to your Google reviews: paste an address of Google, such as https://g.page/r/….",
  reviewsRating: "Rating: enter a number from 1 to 5, e.g. 4.8.",
  reviewsCount: "Number of reviews: enter a number, e.g. 127.",
  retention: "Delete unsuccessful enquiries after: enter 12 to 120 months, or leave it blank.",
} as const;
