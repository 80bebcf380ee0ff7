export const likeTexts = {
  link: "Get a quote for something like this",
  caption: "Something like this",
  removePicture: "Remove this picture",
} as const;
