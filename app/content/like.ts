export const likeTexts = {
  link: "Quote something like this",
  caption: "Something like this",
  without: "Ask without this picture",
} as const;
