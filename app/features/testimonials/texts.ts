export const testimonialMessages = {
  validation: { titleAndImage: "Please check the fields below." },
  created: "Testimonial saved.",
  updated: "Testimonial saved.",
  deleted: "Testimonial moved to the trash.",
  createFailed: "The testimonial was not saved",
  updateFailed: "The testimonial was not saved",
  deleteFailed: "Failed to delete the testimonial",
  confirmDelete: {
    title: "Are you sure?",
    message: "Visitors will no longer see this testimonial.",
    confirm: "Yes, delete it!",
    cancel: "Cancel",
  },
  add: "Add testimonial",
  emptyAdmin:
    "No testimonials yet. Add what a customer said, or open a won enquiry and send the customer the review link.",
} as const;

export const testimonialProblems = {
  text: "Please enter the review.",
  tooLong: (max: number) => `Please use at most ${max} characters.`,
  name: "Please enter the name.",
  yourName: "Please enter your name as we may show it.",
  stars: "Please choose one to five stars.",
  day: "Please enter a valid date.",
  consent: "Please enter how the customer agreed.",
  agree: "We need your permission to publish it.",
} as const;

export const feedbackTexts = {
  title: "How did we do?",
  intro: "Tell us how it went, good or bad. We read every review before publishing.",
  fields: {
    text: { label: "In your words" },
    name: { label: "Your name", help: "As we may show it, for example: Kavitha S." },
    role: { label: "Who and where", help: "For example: House owner, Pollachi." },
    stars: { label: "Stars" },
  },
  agree:
    "You may publish this review with this name on your site. I can withdraw this permission at any time.",
  submit: "Send",
  sending: "Sending...",
  thanks: "Thank you. We've received your review.",
  thanksText: "We'll publish it once we've read it. Until then you can change it below.",
  shown: "Your review is on our site. To change or remove it, please call us.",
  hidden: "Your review is not on our site. To change it, please call us.",
  tooMany: "Too many reviews were sent from your connection. Please try again in an hour.",
  failed: "Not sent",
  unsaved: "Something went wrong on our side. Please try again.",
  link: {
    heading: "Ask how it went",
    text: "The customer's personal review link. Send it after every job, good or bad.",
    whatsapp: "Send by WhatsApp",
    message: (name: string, address: string) =>
      `Dear ${name}, thank you for your order. How did we do? A few words here would help us: ${address}`,
  },
} as const;
