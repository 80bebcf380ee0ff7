export const testimonialWords = {
  heading: "Testimonials",
  intro: "Visitors read them on the home page, three at a time, in this order.",
  samples:
    "The home page shows five examples until there is a first real one. No customer wrote them, so they leave with it.",
  empty:
    "Nothing here yet. Write down what a customer said, or send him his link from his enquiry once it is won.",
  add: "Add testimonial",
  edit: "Edit",
  editHeading: "Edit testimonial",
  delete: "Delete",
  restore: "Restore",
  show: "Show",
  approve: "Approve",
  hide: "Hide",
  up: "Move up",
  down: "Move down",
  back: "All testimonials",
  trash: "In the trash, for 30 days",
  states: { pending: "Waits for your approval", shown: "Shown", hidden: "Hidden" },
  fields: {
    text: { label: "What was said", help: "In the customer's own words, 600 characters at most." },
    name: { label: "Name", help: "As the customer wants it shown." },
    role: { label: "Who and where", help: "Such as: House owner, Pollachi." },
    stars: { label: "Stars" },
    givenOn: { label: "Given on" },
    source: { label: "Where it came from", help: "Such as: Google, WhatsApp, by the link." },
    consent: {
      label: "Consent",
      help: "How the customer agreed that it is shown, such as: by WhatsApp on 3 May. Nobody but you reads this.",
    },
  },
  save: "Save",
  saving: "Saving...",
  saved: "The testimonial is saved.",
  deleted: "The testimonial is in the trash.",
  restored: "The testimonial is back.",
  changed: "Done.",
  notShown: "The testimonial is not shown",
  changedSince:
    "It has changed since you read it, by the customer or by somebody else. Please read it again.",
  refused: "The testimonial was not saved",
  check: "Please check the fields below.",
  stale:
    "Somebody else changed it in the meantime. What you wrote is still here: save again to replace their change.",
} as const;

export const testimonialProblems = {
  text: "Please write what was said.",
  tooLong: (most: number) => `Please keep this under ${most} characters.`,
  name: "Please give the name.",
  yourName: "Please give your name, or as much of it as may be shown.",
  stars: "Please choose one to five stars.",
  day: "Please enter a valid date.",
  consent: "Please say how the customer agreed.",
  agree: "Without your agreement it cannot be shown.",
} as const;

export const feedbackWords = {
  title: "How did we do?",
  intro: (name: string) =>
    `You had something made by ${name}. A few words help others to decide, good ones and others alike. They are read here before they are shown.`,
  fields: {
    text: { label: "In your words" },
    name: { label: "Your name", help: "As it may be shown, such as: Kavitha S." },
    role: { label: "Who and where", help: "Such as: House owner, Pollachi." },
    stars: { label: "Stars" },
  },
  agree: "You may show these words with this name on your site. I can take that back at any time.",
  submit: "Send",
  sending: "Sending...",
  thanks: "Thank you. Your words have arrived.",
  thanksText: "They are shown once they have been read. Until then you can change them below.",
  shown: "Your words are on our site. To change them or to take them back, please call us.",
  tooMany: "Too many were sent from here. Please try again in an hour.",
  failed: "This was not sent",
  link: {
    heading: "Ask how it went",
    text: "The customer's personal link. Offered for every job that was won, whatever came of it.",
    whatsapp: "Send by WhatsApp",
    message: (name: string, address: string) =>
      `Dear ${name}, thank you for your order. How did we do? A few words here would help us: ${address}`,
  },
} as const;
