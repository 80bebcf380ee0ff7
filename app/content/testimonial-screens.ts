/** The messages of the list, as those of projects and gallery are in admin-messages.ts. */
export const testimonialMessages = {
  validation: { titleAndImage: "Please check the fields below." },
  created: "The testimonial is saved.",
  updated: "The testimonial is saved.",
  deleted: "The testimonial is in the trash.",
  createFailed: "The testimonial was not saved",
  updateFailed: "The testimonial was not saved",
  deleteFailed: "Failed to delete the testimonial",
  confirmDelete: {
    title: "Are you sure?",
    message: "Visitors no longer see this testimonial.",
    confirm: "Yes, delete it!",
    cancel: "Cancel",
  },
  add: "Add testimonial",
  emptyAdmin:
    "Nothing here yet. Write down what a customer said, or send him his link from his enquiry once it is won.",
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
  unsaved: "Something went wrong on our side. Please try again.",
  link: {
    heading: "Ask how it went",
    text: "The customer's personal link. Offered for every job that was won, whatever came of it.",
    whatsapp: "Send by WhatsApp",
    message: (name: string, address: string) =>
      `Dear ${name}, thank you for your order. How did we do? A few words here would help us: ${address}`,
  },
} as const;
