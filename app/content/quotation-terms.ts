/** Until the owner changes them under Business details. */
export const defaultTerms = {
  validityDays: 15,
  /** Percentage of the total. */
  advance: 50,
  delivery: "4 weeks after we receive the advance and you approve the drawing",
  balance: "On completion",
  warranty: "12 months on fabrication and fitting",
  exclusions: "Civil work, scaffolding and electrical connections",
};
