/** Texts of the question "What should be made, and how big?" and its answers. */

export const piecesWords = {
  question: "What should be made, and how big?",
  optional: "optional",
  help: "Rough sizes are enough, and what you do not know may stay empty. We measure on site before we make anything.",
  unit: "Sizes in",
  units: [
    { value: "mm", label: "mm" },
    { value: "cm", label: "cm" },
    { value: "ft", label: "feet" },
    { value: "in", label: "inches" },
  ],
  unmeasured: "I do not know the sizes yet",
  unmeasuredHelp: "That is fine: we come and measure. The drawing shows usual sizes until then.",
  lengthHelp: "Type it as you say it: 1200, 1.2 m, 3 ft 6 in.",
  kind: "What is it?",
  noKind: "Choose what it is",
  count: "How many?",
  remark: "Remark",
  remarkHelp: "Such as the floor or the colour",
  describe: "Describe it",
  describeHelp: "What it is for, where it goes, and its rough size.",
  choose: "Choose",
  unnamed: "Piece",
  showFields: "Show the fields",
  showDrawing: "Show the drawing",
  add: "Add another",
  full: "Eight can go with one request. Name further ones in the description.",
  remove: "Remove",
  removed: (piece: string) => `${piece} was removed.`,
  drawing: "drawing and what follows",
  follows: "What follows from the sizes",
  drawnAs: (length: string) => `Drawn as ${length}`,
  usual: "Drawn with usual sizes. It changes as you fill in yours.",
  partlyUsual: (names: readonly string[]) => `Not known yet and drawn as usual: ${names.join(", ")}.`,
  notDrawn: "The drawing waits for this:",
} as const;

/** For input that cannot be parsed; `checkSizes` reports impossible sizes. */
export const pieceProblems = {
  kind: "Choose what it is, or remove this piece.",
  unknownKind: "Choose one of the kinds in the list.",
  count: "How many? Please give a whole number from 1 to 999.",
  length: (typed: string) => `“${typed}” is not a length. Type it as 1200, 1.2 m or 3 ft 6 in.`,
  number: (typed: string) => `“${typed}” is not a number. Type a whole number, such as 12.`,
  choice: "Choose one of the list.",
  remark: "Please keep this under 500 characters.",
  tooMany: "Up to eight pieces go with one request. Please remove some and name them in the description.",
  /** Only the JSON call can send such a size. */
  unknownSize: "This kind has no such size under the choices made.",
} as const;

export const pieceListWords = {
  heading: "What should be made",
  count: (count: number) => `How many: ${count}`,
  piece: "Piece",
  sizes: "Sizes",
  unmeasured: "Sizes not known yet: measure on site",
  unknown: "not known yet",
  remark: "Remark",
  /** For pieces stored by a newer version of the site. */
  newer: "These sizes were stored by a newer version of the site:",
  send: "Confirm by WhatsApp",
  chat: ({ name, business, pieces }: { name: string; business: string; pieces: string }) =>
    `Hello ${name}, this is ${business}. You asked us for:\n\n${pieces}\n\nIs this right?`,
  print: "Drawings on A4",
  copy: "Copy as text",
  copied: "Copied",
  notCopied: "This browser does not let it be copied. Select the tables instead.",
  like: "Something like",
  project: "project",
  gallery: "gallery picture",
} as const;
