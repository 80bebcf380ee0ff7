/** The sidebar list of every service page: the six reasons of the client's specification, section 2. */
export const whyChooseUs = {
  heading: "Why Choose Us",
  reasons: [
    "30+ years of experience",
    "Premium quality materials",
    "Expert installation team",
    "Comprehensive warranty",
    "Custom design solutions",
    "Competitive pricing",
  ],
} as const;
