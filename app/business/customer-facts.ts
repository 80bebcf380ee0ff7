/** Names of what the owner tells customers, and the questions that it answers. */
export const factTexts = {
  price: "Price",
  leadTime: "Lead time",
  warranty: "Warranty",
  payment: "Payment",
  towns: "Towns we serve",
  reviews: "Google reviews",
  noRating: "Read them on Google",
  questions: {
    warranty: "What does the warranty cover?",
    payment: "How do I pay?",
    towns: "Which towns do you serve?",
  },
} as const;

const grouping = new Intl.NumberFormat("en-IN");

/** E.g. "4.8 of 5 from 127 reviews"; the figures are as the owner typed them, and either can be missing. */
export function formatReviews({ rating, count }: { rating: string; count: string }): string {
  const reviews = count && `${grouping.format(Number(count))} ${count === "1" ? "review" : "reviews"}`;
  return [rating && `${rating} of 5`, reviews].filter(Boolean).join(" from ") || factTexts.noRating;
}

/** What customers ask before they buy. The site omits what is empty. */
export interface CustomerFacts {
  leadTime: string;
  warrantyCover: string;
  paymentTerms: string;
  towns: readonly string[];
  /** The rating and the number of reviews are as the owner typed them, e.g. "4.8" and "127"; empty until then. */
  reviews: { url: string; rating: string; count: string } | null;
  /** The owner or the person whom customers meet. */
  person: { name: string; text: string } | null;
  /** Service pages show "from" prices. */
  showsPrices: boolean;
}

export const noFacts: CustomerFacts = {
  leadTime: "",
  warrantyCover: "",
  paymentTerms: "",
  towns: [],
  reviews: null,
  person: null,
  showsPrices: false,
};
