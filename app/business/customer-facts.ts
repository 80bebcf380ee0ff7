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
