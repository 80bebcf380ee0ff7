export const revisionWords = {
  heading: "History",
  help: "Each save stays here.",
  restore: (moment: string) => `Bring back what was saved on ${moment}`,
  restoreShort: "Bring back",
  current: "Now",
  delivered: "As the site was delivered",
} as const;
