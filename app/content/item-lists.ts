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
  searchButton: "Search",
  showAll: "Show all",
  order: {
    link: "Change order",
    explanation:
      "Visitors see this order on the website; the home page always shows the newest. What is added later comes first.",
    dragHint: "Drag a row by its handle, or use the buttons.",
    done: "Done",
    place: (place: number, total: number) =>
      `${place.toLocaleString("en-US")} of ${total.toLocaleString("en-US")}`,
    moved: (title: string, place: number, total: number) =>
      `${title} now stands at place ${place.toLocaleString("en-US")} of ${total.toLocaleString("en-US")}.`,
    top: "Move to top",
    up: "Move up",
    down: "Move down",
    drag: "Drag to another place",
    gone: "It could not be moved: it, or the one beside it, was deleted in the meantime.",
  },
} as const;
