/** The hours are those of the client's specification. */

export const contactTitle = "Contact us";

/** The owner can edit this text. */
export const contactPage = {
  text: "Ask about a job, a material or a repair. If you have photos or rough sizes,",
  photographs: "send them with a quote request",
  details: { heading: "Get in touch" },
  form: { heading: "Send us a message" },
};

export const contactDetails = {
  phone: { label: "Phone", hours: "Mon-Sat 9 AM-6 PM IST" },
  email: { label: "Email" },
  address: { label: "Postal address", map: "Show on a map" },
  reply: (time: string) => `We'll reply within ${time}.`,
} as const;

export const contactForm = {
  fields: {
    name: { label: "Name" },
    email: { label: "Email" },
    phone: { label: "Phone", optional: "optional", help: "10-digit number. +91 or a leading 0 is fine." },
    message: { label: "Message", help: "What you need, where, and the rough size." },
  },
  submit: "Send Message",
  pending: "Sending...",
} as const;

/** Shown when the form could not be processed. */
export const directContactTexts = {
  text: "What you typed is still here. You can also reach us directly:",
  call: "Call",
  whatsapp: "Chat on WhatsApp",
} as const;

export const formProblemsHeading = "Please check these fields";
