export const likeTexts = {
  link: "Get a quote for something like this",
  caption: "Something like this",
  without: "Remove this picture",
} as const;
