import { testimonialMessages, testimonialProblems } from "./texts";

/** The admin area lists and edits testimonials with the screens of projects and gallery. */
export const testimonialForm = {
  adminPath: "/admin/testimonials",
  messages: testimonialMessages,
  listTitle: "Testimonials",
  editTitle: "Edit testimonial",
  title: { label: "Name", help: "As the customer wants it shown.", missing: testimonialProblems.name },
  maxPictures: 0,
  hasDrafts: false,
  texts: [
    {
      name: "text",
      label: "What the customer said",
      type: "text",
      required: true,
      help: "In the customer's own words, 600 characters at most.",
    },
    {
      name: "role",
      label: "Who and where",
      type: "line",
      required: false,
      help: "For example: House owner, Pollachi.",
    },
    { name: "stars", label: "Stars", type: "stars", required: true },
    { name: "given_on", label: "Date", type: "date", required: false },
    {
      name: "source",
      label: "Source",
      type: "line",
      required: false,
      help: "For example: Google, WhatsApp or review link.",
    },
    {
      name: "consent",
      label: "Consent",
      type: "line",
      required: true,
      help: "How the customer agreed, such as: by WhatsApp on 3 May. It is not published.",
    },
  ],
} as const;
