/** The client's figures, until the owner changes them. */
export const deliveredFigures = {
  experience: 30,
  projects: 20_000,
  quality: 100,
  customers: 100,
  craftsmen: 50,
} as const;

export const firmWords = {
  heading: "The firm",
  intro: "What stands here is what the site says, from the next request on.",
  fields: {
    name: { label: "Name" },
    tagline: { label: "Tagline", help: "Stands small under the name." },
    gstin: {
      label: "GSTIN",
      help: "Shown in the footer and on the contact page. Leave it empty to show none.",
    },
    phone: { label: "Phone" },
    whatsapp: { label: "WhatsApp number", help: "Leave it empty if it is the same as the phone." },
    email: { label: "E-mail" },
    phoneHours: { label: "Hours of the phone", help: "As the contact page says it." },
    street: { label: "Street" },
    city: { label: "City" },
    postalCode: { label: "PIN code" },
    state: { label: "State" },
    country: { label: "Country" },
    mapPosition: {
      label: "Place on the map",
      help: "Latitude and longitude, such as 11.0168, 76.9558: in Google Maps, press long on the place and copy the two numbers.",
    },
    facebook: { label: "Facebook", help: "Without an address there is no icon." },
    instagram: { label: "Instagram", help: "Without an address there is no icon." },
    notice: {
      label: "Notice",
      help: "One line over every page, such as “We have moved to Avinashi Road.” Empty: no line.",
    },
    noticeFrom: { label: "From" },
    noticeTo: { label: "To" },
    retention: {
      label: "Months until enquiries that came to nothing are deleted",
      help: "Lost ones, spam and what stayed in the quarantine, from 12 to 120 months. Empty: never. The privacy notice says so.",
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
    web: "On the web",
    hours: "Opening hours",
    closures: "Closed days",
    notice: "Notice",
    figures: "Figures",
    privacy: "Privacy",
  },
  hours: {
    help: "Leave both times of a day empty when it is closed.",
    opens: "Opens",
    closes: "Closes",
  },
  closures: {
    help: "Footer, contact page and search engines say so from two weeks before, and forget it the day after.",
    label: "Occasion",
    from: "First day",
    to: "Last day",
    row: (place: number) => `Closed days ${place}`,
  },
  figuresHelp: "They stand on the home page and on About Us.",
  environment: (value: string) => `The server's settings say: ${value}`,
  saved: "The firm's facts are saved. The site shows them now.",
  restored: "The earlier facts are back.",
  failed: "The firm's facts could not be saved. Please try again.",
  stale:
    "Somebody saved other facts meanwhile. What you typed is still here: look it over and save again to put it in their place.",
} as const;

export const firmProblems = {
  missing: (label: string) => `${label} is needed.`,
  /** `rule` begins with "must be". */
  wrong: (label: string, rule: string) => `${label} ${rule}.`,
  tooLong: (most: number) => `Please keep this under ${most} characters.`,
  time: "Please give both times, such as 09:30 and 19:00.",
  closesFirst: "It has to close after it opens.",
  day: "Please choose a day.",
  endsFirst: "The last day cannot be before the first.",
  closureLabel: "Please say what the occasion is, such as Pongal.",
  figure: "Please give a whole number from 1.",
  gstin: "A GSTIN has 15 characters, such as 33ABCDE1234F1Z5.",
  retention: "Please give 12 to 120 months, or nothing.",
  unreadable: "This could not be read.",
} as const;
