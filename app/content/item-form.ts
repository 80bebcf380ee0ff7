export const MOST_PROJECT_PICTURES = 12;

const pictures = (count: number) => (count === 1 ? "picture" : `${count} pictures`);

export const itemFormWords = {
  finished: {
    label: "Finished",
    help: "The month in which the work was done, as in 2026-03. Without it visitors read the month in which it was added.",
    problem: "Please give a month as in 2026-03, or leave it empty.",
  },
  pictures: {
    one: "Image",
    many: "Images",
    listed: "Pictures of this item",
    formats: "JPEG, PNG, HEIC, WebP, AVIF or GIF, up to 20 MB.",
    choose: "Choose a file, or drop it here.",
    chooseOrPaste: "Choose a file, or drop it here, or paste it.",
    chooseMany: (most: number) => `Up to ${most}; the first is shown on the cards.`,
    present: "The present picture stays unless another is chosen.",
    before: "Uploaded before; no need to choose it again.",
    alt: "Describe the picture for people who cannot see it",
    altHelp: "One sentence about what is to be seen. Without it, the title is read out.",
    altOf: (number: number) => `What picture ${number} shows`,
    number: (number: number) => `Picture ${number}`,
    first: "First picture",
    up: "Move up",
    down: "Move down",
    remove: "Remove",
    removed: (number: number) => `Picture ${number} is taken out.`,
    moved: (number: number) => `It is picture ${number} now.`,
    waiting: "Waits for its turn",
    preparing: "Being made smaller…",
    sending: "Sending the picture",
    saving: "Being stored…",
    staged: "Uploaded; it is stored with the form.",
    again: (seconds: number) => `The line broke. Trying again in ${seconds} s.`,
    retry: "Try again",
    tooMany: (most: number) => `${most} pictures are the most; the others were not taken.`,
    waitToSave: (count: number) => `Waiting for the ${pictures(count)}…`,
    gone: "It was uploaded too long ago. Please choose it again.",
    failed: "The picture could not be sent. Please check the connection and try again.",
    tooLargeForServer:
      "The picture is too large for this server. Choose a smaller one, or ask the person who set up the server to allow larger uploads.",
    signedOut: "You are signed out. Sign in in another tab, then try again: what is written here stays.",
  },
  draft: {
    mark: "Draft",
    save: "Save as draft",
    unpublish: "Take off the site",
    publish: "Publish",
    saved: "Draft saved. Visitors do not see it.",
    published: "Project published.",
    publishFailed: "Failed to publish the project",
    needsPicture: "It needs a picture before visitors can see it. Open it under Edit and add one.",
  },
  noTitle: "Please enter a title.",
  noImage: "Please choose an image.",
} as const;

export const itemChangeProblems = {
  conflict:
    "Somebody else changed it in the meantime. What you wrote is still here: save again to replace their change.",
  deleted:
    "It was deleted in the meantime. What you wrote is still here: saving takes it out of the trash with your words.",
  gone: "It was deleted in the meantime.",
  inTrash: "It is in the trash. Saving takes it out again.",
} as const;
