export const serviceTemplate = {
  actions: {
    quote: { label: "Get Quote", to: "/request-quote" },
    contact: { label: "Contact Us", to: "/contact" },
  },
  headings: {
    features: "Features",
    specification: "Specification",
    sizes: "Sizes",
    benefits: "Key benefits",
    notes: "Good to know",
    finishes: "Finishes",
    fixing: "How it is fixed",
    care: "Care",
    climate: "In Coimbatore weather",
    questions: "Questions",
    gallery: "Project gallery",
    related: "Related services",
  },
  sidebar: {
    quote: { heading: "Request Quote", text: "Send the size and a photo. We measure before we quote." },
    help: { heading: "Need Help", call: "Call us", whatsapp: "Chat on WhatsApp", mail: "Write to us" },
  },
  sizes: {
    text: "Drawn to scale with assumed sizes. Type your own to change the drawing.",
    change: "Change the sizes",
    drawing: (service: string) => `Drawing: ${service}, assumed sizes`,
  },
  joint: { switch: "Put it together", grade: "Grade", size: "Size" },
  titleBlock: { service: "Service", group: "Group", make: "Construction" },
} as const;

/** These reasons are those of the client's specification. */
export const whyChooseUs = {
  heading: "Why Choose Us",
  reasons: (experience: number) => [
    `${experience}+ years of experience`,
    "Premium quality materials",
    "Expert installation team",
    "Comprehensive warranty",
    "Custom design solutions",
    "Competitive pricing",
  ],
} as const;
