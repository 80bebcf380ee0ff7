/** The client's specification prescribes these notes, values and defaults. */

export const quoteTitle = "Request a quote";

/** The owner can edit this text. `{reply}` is the reply time. */
export const quotePage = {
  text: "Tell us what you want made and where. Rough sizes are enough: we measure on site before we draw.",
  form: { heading: "Your project" },
  next: {
    heading: "What happens next",
    steps: [
      { title: "We call you", text: "Within {reply}, to discuss your request and arrange a visit." },
      { title: "We measure", text: "On site, at a time that suits you, before we draw anything." },
      {
        title: "You get a drawing and a price",
        text: "With sizes, sections and finish. We cut nothing until you agree.",
      },
      {
        title: "We make and fit it",
        text: "In our own workshop. Our fitters install it and leave the place clean.",
      },
    ],
  },
};

export const quotePanel = {
  heading: "Contact",
  response: (time: string) => `We respond within ${time}.`,
  hours: "Working Hours: Mon - Sat (9:30 AM - 7 PM)",
  otherHours: (lines: readonly { days: string; hours: string }[]) =>
    `Working Hours: ${lines.map(({ days, hours }) => `${days} ${hours}`).join("; ")}`,
  chat: "WhatsApp",
} as const;

interface Choice {
  readonly value: string;
  readonly label: string;
}

export const projectTypes = [
  { value: "stairs", label: "Stairs" },
  { value: "railings", label: "Railings" },
  { value: "gates", label: "Gates" },
  { value: "doors", label: "Doors" },
  { value: "windows", label: "Windows" },
  { value: "custom", label: "Custom Fabrication" },
] as const satisfies readonly Choice[];

export const budgets = [
  { value: "5000-less", label: "₹5,000 or less" },
  { value: "5000-15000", label: "₹5,000 - ₹15,000" },
  { value: "15000-50000", label: "₹15,000 - ₹50,000" },
  { value: "50000-plus", label: "₹50,000+" },
] as const satisfies readonly Choice[];

/** Stored for fields that the form does not have. */
export const quoteDefaults = {
  deliveryInstallation: "No",
  measurements: "No",
  deliveryOptions: "Standard",
  material: "Not specified",
  coating: "Not specified",
} as const;

export const quoteForm = {
  fields: {
    name: { label: "Name" },
    phone: { label: "Phone", help: "10-digit number. We'll call to arrange a visit." },
    town: { label: "Place (area or town)" },
    email: { label: "Email", help: "If you want the quotation and drawing by email." },
    projectType: { label: "Project Type", placeholder: "Choose a type" },
    budget: {
      label: "Budget",
      placeholder: "Choose a range",
      help: "A range helps us suggest the right material.",
    },
    deliveryDate: {
      label: "Delivery Date",
      placeholder: "Choose a day",
      help: "The date you need it by, if there is one.",
    },
    description: {
      label: "Description",
      help: "The floor it is on, the material if you know it, and anything else we should know.",
    },
  },
  submit: "Submit Quote Request",
  pending: "Submitting...",
} as const;

export const quoteFiles = {
  label: "Photos or drawings",
  optional: "optional",
  help: "A photo or a sketch with sizes helps most. Up to 5 files of 20 MB each: JPEG, PNG, WebP, AVIF, HEIC or PDF.",
  list: "Files in your request",
  staged: "Uploaded",
  remove: "Remove",
  waiting: "Waiting",
  sending: (percent: number) => `Sending, ${percent} %`,
  count: (count: number) => (count === 1 ? "1 file uploaded." : `${count} files uploaded.`),
  pending: "Sending files...",
  leave: "Your files are still being sent. If you leave this page now, they will be lost.",
} as const;

export const quoteFileProblems = {
  tooLarge: (name: string) => `${name} is larger than 20 MB and was left out.`,
  tooLargeForServer: (name: string) =>
    `${name} is too large for this server and was left out. Choose a smaller file, or send it by WhatsApp.`,
  wrongType: (name: string) => `${name} is not a JPEG, PNG, WebP, AVIF, HEIC or PDF file and was left out.`,
  damaged: (name: string) => `${name} is damaged or incomplete and was left out.`,
  tooManyPixels: (name: string, megapixels: number) =>
    `${name} has more than ${megapixels} megapixels, too many for this type of file, and was left out. Save it as a JPEG, make it smaller, or send it by WhatsApp.`,
  tooDemanding: (name: string) =>
    `${name} takes too much memory or time to open and was left out. Save it as a JPEG, make it smaller, or send it by WhatsApp.`,
  busy: (name: string) =>
    `${name} was left out: too many files are being uploaded right now. Please choose it again in a minute.`,
  diskFull: (name: string) =>
    `${name} was left out: we cannot store more files right now. Please send it by WhatsApp instead.`,
  tooManyPixelsNow: (name: string) =>
    `${name} was left out: too many large pictures came from your connection in the last hour. Please send it by WhatsApp instead.`,
  tooMany: (names: readonly string[]) => `Up to 5 files can be sent. Left out: ${names.join(", ")}.`,
  notSaved: (name: string) => `${name} could not be saved. Please choose it again.`,
  notSent: (name: string) => `${name} could not be sent. Check your connection and choose it again.`,
  notListed: "We cannot show the files you added earlier, but they will be sent with your request.",
  tooManyToday: (name: string) =>
    `${name} was left out: too many files came from your connection today. Please send it by WhatsApp instead.`,
  stagingFull: (name: string) =>
    `${name} was left out: we cannot store more files today. Send your request without it, and the file by WhatsApp.`,
  expired: "Files that were added more than a day ago are no longer here. Please choose them again.",
  unreadable: "The form did not arrive completely. Please choose the files again.",
} as const;

export const likeTexts = {
  link: "Get a quote for something like this",
  caption: "Something like this",
  removePicture: "Remove this picture",
} as const;
