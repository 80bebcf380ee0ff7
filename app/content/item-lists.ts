export const itemListWords = {
  project: {
    search: "Search projects",
    count: (count: number) => (count === 1 ? "1 project" : `${count.toLocaleString("en-US")} projects`),
    noMatch: "No project matches. Look for fewer words, or show all.",
  },
  gallery: {
    search: "Search the gallery",
    count: (count: number) =>
      count === 1 ? "1 gallery item" : `${count.toLocaleString("en-US")} gallery items`,
    noMatch: "No gallery item matches. Look for fewer words, or show all.",
  },
  testimonial: {
    search: "Search testimonials",
    count: (count: number) =>
      count === 1 ? "1 testimonial" : `${count.toLocaleString("en-US")} testimonials`,
    noMatch: "No testimonial matches. Look for fewer words, or show all.",
  },
  order: {
    link: "Change order",
    place: (place: number, total: number) =>
      `${place.toLocaleString("en-US")} of ${total.toLocaleString("en-US")}`,
    moved: (title: string, place: number, total: number) =>
      `${title} now stands at place ${place.toLocaleString("en-US")} of ${total.toLocaleString("en-US")}.`,
  },
} as const;
