export const revisionWords = {
  restore: (moment: string) => `Bring back what was saved on ${moment}`,
  delivered: "As the site was delivered",
} as const;
