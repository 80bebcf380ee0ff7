export const MOST_PROJECT_PICTURES = 12;

const pictures = (count: number) => (count === 1 ? "picture" : `${count} pictures`);

export const itemFormWords = {
  pictures: {
    one: "Image",
    chooseMany: (most: number) => `Up to ${most}; the first is shown on the cards.`,
    alt: "Describe the picture for people who cannot see it",
    altHelp: "One sentence about what is to be seen. Without it, the title is read out.",
    altOf: (number: number) => `What picture ${number} shows`,
    number: (number: number) => `Picture ${number}`,
    remove: "Remove",
    removed: (number: number) => `Picture ${number} is taken out.`,
    moved: (number: number) => `It is picture ${number} now.`,
    sending: "Sending the picture",
    again: (seconds: number) => `The line broke. Trying again in ${seconds} s.`,
    tooMany: (most: number) => `${most} pictures are the most; the others were not taken.`,
    waitToSave: (count: number) => `Waiting for the ${pictures(count)}…`,
    failed: "The picture could not be sent. Please check the connection and try again.",
  },
  draft: {
    mark: "Draft",
    publish: "Publish",
    saved: "Draft saved. Visitors do not see it.",
    published: "Project published.",
  },
  noTitle: "Please enter a title.",
  noImage: "Please choose an image.",
} as const;

export const itemChangeProblems = {
  deleted:
    "It was deleted in the meantime. What you wrote is still here: saving takes it out of the trash with your words.",
} as const;
