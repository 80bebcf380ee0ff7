export const serviceWords = {
  heading: "Service pages",
  intro:
    "The words of the eighteen service pages. What you do not change stays as delivered, and gets better with each new version of the site.",
  own: (count: number) => (count === 1 ? "1 text of yours" : `${count} texts of yours`),
  asDelivered: "As delivered",
  all: "All service pages",
  view: "View page",
  parts: {
    opening: { title: "Opening", text: "Beside and under the picture at the top of the page." },
    lists: {
      title: "In lists and search",
      text: "Where the service is named among others, and in search results.",
    },
    about: { title: "About", text: "The first paragraph stands large. An empty one is left out." },
    benefits: { title: "Benefits", text: "One line each. An empty one is left out." },
    questions: {
      title: "Questions",
      text: "Search engines read them as well. Empty both fields to leave one out.",
    },
    captions: { title: "Captions", text: "Under the five pictures of the page." },
  },
  fields: {
    description: { label: () => "Lead text" },
    caption: { label: () => "Caption of the large picture" },
    lead: { label: () => "Line in lists" },
    metaDescription: { label: () => "Description for search engines" },
    about: { label: (place: number) => `Paragraph ${place}` },
    benefit: { label: (place: number) => `Benefit ${place}` },
    question: { label: (place: number) => `Question ${place}` },
    answer: { label: (place: number) => `Answer ${place}` },
    picture: { label: (place: number) => `Caption ${place}` },
  },
  most: (count: number) => `${count} characters at most`,
  changed: "your words",
  delivered: "Delivered words",
  none: "None: this is an addition of yours.",
  back: "Back to the delivered words",
  takeOut: "Take it out",
  backOf: (label: string, isDelivered: boolean) =>
    `${isDelivered ? "Back to the delivered words" : "Take it out"}: ${label}`,
  saved: "The words are saved. The page shows them now.",
  restored: "The earlier words are back.",
  failed: "The texts could not be saved. Please try again.",
  stale:
    "Somebody saved other words meanwhile. What you typed is still here: look it over and save again to put it in their place.",
} as const;

export const serviceWordsProblems = {
  missing: (label: string) => `${label} is needed.`,
  tooLong: (most: number) => `Please keep this to ${most} characters.`,
  noneLeft: "Please leave one at least.",
  twice: "This stands here already.",
  noAnswer: "Please write the answer, or empty the question as well.",
  noQuestion: "Please write the question, or empty the answer as well.",
  unreadable: "This could not be read.",
} as const;
