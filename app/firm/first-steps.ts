import type { firstSteps } from "~/content/first-steps";

/** The way from the first sign-in to a site of one's own. */
export interface FirstSteps {
  /** Empty where only the samples are left to speak of. */
  steps: readonly { name: keyof typeof firstSteps.steps; to: string; isDone: boolean }[];
  /** How many samples the site shows. */
  samples: number;
  /** Whether it shows them under a public address. */
  showsSamples: boolean;
}
