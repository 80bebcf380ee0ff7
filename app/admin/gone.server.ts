import { data } from "@remix-run/node";

/** A text that somebody typed into a form, and the label it stood under. */
export interface Written {
  label: string;
  text: string | null;
}

/** What the page of status 410 gives back. */
export interface Gone {
  written: Written[];
}

/**
 * To be thrown by an action whose row was deleted for good while somebody was writing: the screen says so and gives back what was
 * written, with scripts and without.
 */
export function gone(written: readonly Written[]) {
  const kept = written.filter(({ text }) => text?.trim());
  return data<Gone>({ written: kept }, { status: 410, statusText: "Gone" });
}
