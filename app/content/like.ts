export const likeTexts = {
  link: "Quote something like this",
  caption: "Something like this",
  without: "Remove this picture",
} as const;
