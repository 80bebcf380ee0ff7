export const likeWords = {
  link: "Quote something like this",
  caption: "Something like this",
  without: "Ask without this picture",
  asked: (count: number) =>
    count === 1 ? "1 asked for something like it" : `${count} asked for something like it`,
} as const;
