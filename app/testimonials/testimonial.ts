import type { TestimonialState } from "~/database/enquiry-tables";

/** What a customer said, as visitors read it. */
export interface ShownTestimonial {
  id: number;
  name: string;
  /** Role with city. */
  place: string;
  stars: number;
  text: string;
  /** It came with the site, and no customer wrote it. */
  isSample: boolean;
}

/** The same for the owner. */
export interface StoredTestimonial extends Omit<ShownTestimonial, "isSample"> {
  state: TestimonialState;
  /** As 2031-05-01. */
  givenOn: string | null;
  /** How it came: "Google", "by the link", "on the phone". */
  source: string;
  /** How the customer agreed that it is shown. */
  consent: string;
  version: number;
  isDeleted: boolean;
}
