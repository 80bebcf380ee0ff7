import type { TestimonialState } from "~/database/content-tables";

export interface ShownTestimonial {
  id: number;
  name: string;
  /** Role and city. */
  role: string;
  stars: number;
  text: string;
  /** Came with the site; not written by a customer. */
  isSample: boolean;
}

export interface StoredTestimonial extends Omit<ShownTestimonial, "isSample"> {
  state: TestimonialState;
  /** As 2031-05-01. */
  givenOn: string | null;
  /** For example "Google", "by the link", "on the phone". */
  source: string;
  consent: string;
  version: number;
  isDeleted: boolean;
}
