/** The client's figures, until the owner changes them. */
export const deliveredFigures = {
  experience: 30,
  projects: 20_000,
  quality: 100,
  customers: 100,
  craftsmen: 50,
} as const;

export const firmWords = {
  heading: "Business details",
  intro: "These details appear on your site as soon as you save.",
  screens: {
    contact: "Contact",
    hours: "Hours and closed days",
    figures: "Figures",
    notice: "Notice and privacy",
  },
  fields: {
    name: { label: "Name" },
    tagline: { label: "Tagline", help: "Small text under your name." },
    gstin: {
      label: "GSTIN",
      help: "Shown in the footer and on the contact page. Leave blank to hide it.",
    },
    upiId: {
      label: "UPI ID",
      help: "Such as name@bank. Customers see it when they accept a quotation.",
    },
    bankDetails: {
      label: "Bank details",
      help: "Account name, number and IFSC, one per line. Customers see them when they accept a quotation.",
    },
    phone: { label: "Phone" },
    whatsapp: { label: "WhatsApp number", help: "Leave blank if it is the same as the phone." },
    email: { label: "Email" },
    phoneHours: { label: "Phone hours", help: "Shown on the contact page." },
    quoteReply: {
      label: "You answer quote requests within",
      help: "Such as 24 hours. Shown on the quote page and in emails.",
    },
    messageReply: {
      label: "You answer messages within",
      help: "Such as 24-48 hours. Shown on the contact page and in emails.",
    },
    founded: {
      label: "Year of founding",
      help: "“EST. 1993” and the years of experience follow it.",
    },
    street: { label: "Street" },
    city: { label: "City" },
    postalCode: { label: "PIN code" },
    state: { label: "State" },
    country: { label: "Country" },
    mapPosition: {
      label: "Position on the map",
      help: "Press and hold your workshop in Google Maps and copy the two numbers, such as 11.0168, 76.9558. The address of the map page works as well.",
    },
    facebook: { label: "Facebook", help: "Leave blank to hide the icon." },
    instagram: { label: "Instagram", help: "Leave blank to hide the icon." },
    notice: {
      label: "Notice",
      help: "A message at the top of every page, such as “We have moved to Avinashi Road.” Leave blank to hide it.",
    },
    noticeFrom: { label: "From" },
    noticeTo: { label: "To" },
    retention: {
      label: "Delete unsuccessful enquiries after (months)",
      help: "Lost enquiries, spam and quarantine: 12 to 120 months. Leave blank to keep them. The privacy notice mentions it.",
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
    reach: "How to reach you",
    address: "Address",
    web: "Social media",
    payment: "Payment",
    replies: "Answers",
    hours: "Opening hours",
    closures: "Closed days",
    notice: "Notice",
    figures: "Figures",
    privacy: "Privacy",
  },
  hours: {
    help: "Leave a day blank if you're closed.",
    opens: "Opens",
    closes: "Closes",
  },
  closures: {
    help: "Shown on your site from two weeks before until the day after.",
    label: "Occasion",
    from: "First day",
    to: "Last day",
    row: (position: number) => `Closed days ${position}`,
    add: "Add",
    remove: "Remove",
  },
  experienceHelp: "Leave blank to count from the year of founding.",
  figuresHelp: "Shown on the home page and on About Us.",
  before: (value: string) => `Before your changes: ${value}`,
  saved: "Saved. Your site is updated.",
  restored: "The earlier details are back.",
  failed: "The details could not be saved. Please try again.",
  stale: "Not saved: the details were changed on another device. Save again to keep yours.",
} as const;

/** Each names its field, since the error summary lists them far from it. */
export const firmProblems = {
  missing: (label: string) => `${label} is needed.`,
  /** `rule` begins with "must be". */
  wrong: (label: string, rule: string) => `${label} ${rule}.`,
  tooLong: (label: string, max: number) => `${label}: at most ${max} characters.`,
  time: (day: string) => `${day}: enter both times, such as 09:30 and 19:00.`,
  closesFirst: (day: string) => `${day}: the closing time must be after the opening time.`,
  day: (label: string) => `${label}: choose a day.`,
  endsFirst: (label: string) => `${label}: the last day cannot be before the first.`,
  closureLabel: (row: string) => `${row}: enter the occasion, such as Pongal.`,
  figure: (label: string, example: string) => `${label}: enter a number, e.g. ${example}.`,
  founded: "Year of founding: enter a year, e.g. 1993.",
  gstin: "GSTIN: enter its 15 characters, e.g. 33AABCK1234F1Z6.",
  gstinCheck: "GSTIN: one character is wrong. The last one does not fit the others.",
  upiId: "UPI ID: enter it as name@bank.",
  mapLink: "Position on the map: this link hides the position. Open it and copy the address of the map page.",
  retention: "Delete unsuccessful enquiries after: enter 12 to 120 months, or leave it blank.",
  unreadable: "This could not be read.",
} as const;
