const formatCount = (count: number, word: string) => `${count} ${word}${count === 1 ? "" : "s"}`;

export const spamReasons = {
  honeypot: "A hidden field was filled in",
  quick: (seconds: number) => `Filled in within ${formatCount(Math.max(1, Math.ceil(seconds)), "second")}`,
  unknownTime: "The time when the form was opened is unknown",
  linkInName: "A link in the name",
  links: (count: number) => formatCount(count, "link"),
  impossiblePhone: "A phone number that cannot exist",
  network: "Many enquiries from the same network within an hour",
  sameWords: "Same text received many times within an hour",
} as const;

/** For software that reads out invisible fields. */
export const honeypotLabel = "Leave this empty";
