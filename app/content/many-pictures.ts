import * as messages from "./admin-messages";

const pictures = (count: number) => (count === 1 ? "1 picture" : `${count} pictures`);

export const MAX_PICTURES_AT_ONCE = 20;

export const manyPictures = {
  chooseSome: `Choose up to ${MAX_PICTURES_AT_ONCE} files, or drop them here.`,
  descriptionHelpPlain:
    "Used for all pictures. The titles come from the file names; change them later under Edit.",
  submitCount: (count: number) => `Add ${pictures(count)}`,
  retryCount: (count: number) => `Try again with ${pictures(count)}`,
  staged: (count: number) => `${pictures(count)} uploaded before`,
  notStaged: (count: number) => `${pictures(count)} could not be stored`,
  none: "Please choose at least one picture.",
  connection: "Not sent. Check your connection and try again.",
  leave: (count: number) =>
    `${pictures(count)} ${count === 1 ? "is" : "are"} not in the gallery yet. Leave anyway?`,
  tooMany: `Left out: you can add ${MAX_PICTURES_AT_ONCE} pictures at a time.`,
  allAdded: (count: number) =>
    count === 1 ? messages.gallery.created : `${pictures(count)} were added to the gallery.`,
  someAdded: (added: number, failed: number) =>
    added === 0
      ? `${failed === 1 ? "The picture" : `The ${failed} pictures`} could not be added.`
      : `${pictures(added)} added, ${failed} failed.`,
} as const;
