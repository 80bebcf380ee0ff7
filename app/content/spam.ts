const plural = (count: number, word: string) => `${count} ${word}${count === 1 ? "" : "s"}`;

/** Why an enquiry is held back, as the admin reads it. */
export const spamReasons = {
  trap: "A hidden field was filled in",
  quick: (seconds: number) => `Filled in within ${plural(Math.max(1, Math.ceil(seconds)), "second")}`,
  unknownTime: "Not known when the form was opened",
  linkInName: "A link in the name",
  links: (count: number) => plural(count, "link"),
  flood: "Far more enquiries than usual came in that hour",
} as const;

/** Said to programs that read out a field no person sees. */
export const trapLabel = "Leave this empty";
