import type { TestimonialState } from "~/database/enquiry-tables";

/** A testimonial as visitors see it. */
export interface ShownTestimonial {
  id: number;
  name: string;
  /** Role and city. */
  place: string;
  stars: number;
  text: string;
  /** Came with the site; not written by a customer. */
  isSample: boolean;
}

/** A testimonial as the owner sees it. */
export interface StoredTestimonial extends Omit<ShownTestimonial, "isSample"> {
  state: TestimonialState;
  /** As 2031-05-01. */
  givenOn: string | null;
  /** For example "Google", "by the link", "on the phone". */
  source: string;
  /** How the customer agreed to publication. */
  consent: string;
  version: number;
  isDeleted: boolean;
}
