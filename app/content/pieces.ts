export const piecesTexts = {
  question: "What do you need, and how big?",
  optional: "optional",
  sizes: "Items and sizes",
  help: "Rough sizes are enough. Leave anything you don't know blank: we measure on site before we make anything.",
  unit: "Sizes in",
  units: [
    { value: "mm", label: "mm" },
    { value: "cm", label: "cm" },
    { value: "ft", label: "feet" },
    { value: "in", label: "inches" },
  ],
  unmeasured: "I don't know the sizes yet",
  notMeasured: "Not measured yet",
  unmeasuredHelp: "That's fine: we'll come and measure. Until then, the drawing shows assumed sizes.",
  lengthHelp: "One size per box: 4 ft 6 in or 1350 mm.",
  kind: "What is it?",
  noKind: "Choose one",
  count: "How many?",
  remark: "Notes",
  remarkHelp: "For example, the floor or the colour",
  describe: "Describe it",
  describeHelp: "What it is for, where it goes, and its rough size.",
  notChosen: (assumed: string) => `Not chosen: we draw ${assumed.charAt(0).toLowerCase()}${assumed.slice(1)}`,
  unnamed: "Item",
  showFields: "Show the fields",
  showDrawing: "Show the drawing",
  add: "Add another",
  full: "A request can have up to eight items. Mention any others in the description.",
  remove: "Remove",
  removed: (piece: string) => `${piece} was removed.`,
  drawing: "drawing and results",
  calculated: "Calculated from the sizes",
  whichReading: (typed: string) => `Is ${typed} feet and inches, or feet?`,
  isFeetAndInches: (typed: string) => `Is ${typed} feet and inches?`,
  reading: (text: string, length: string) => `${text} (${length})`,
  drawnAs: (length: string) => `Drawn as ${length}`,
  assumed: "Drawn with assumed sizes. The drawing changes as you type.",
  partlyAssumed: (names: readonly string[]) =>
    `Not entered yet, drawn with assumed values: ${names.join(", ")}.`,
  impossible: (names: readonly string[]) =>
    `Not possible as entered, drawn with an assumed value: ${names.join(", ")}.`,
  problems: "Please check these sizes:",
} as const;

/** For input that cannot be parsed. `checkSizes` reports impossible sizes. */
export const pieceProblems = {
  kind: "Choose one, or remove this item.",
  unknownKind: "Choose a kind of work from the list.",
  count: "Please enter a whole number from 1 to 999.",
  length: (typed: string) => `“${typed}” is not a length. Type it as 1200, 1.2 m or 3 ft 6 in.`,
  notLength: (typed: string, readings: readonly string[]) =>
    `Do you mean ${readings.join(" or ")}? “${typed}” is not a length.`,
  whichUnit: (typed: string, readings: readonly string[]) =>
    `${[...readings, `${typed} ft`].join(" or ")}? ${typed} ft is not possible here.`,
  whichReading: (typed: string, readings: readonly string[]) =>
    `${readings.join(" or ")}? Choose one, or send again for ${typed} ft.`,
  number: (typed: string) => `“${typed}” is not a number. Type a whole number, such as 12.`,
  choice: "Choose one from the list.",
  remark: "Please use at most 500 characters.",
  tooMany: "A request can have up to eight items. Please remove some and mention them in the description.",
  /** Only the JSON API can send such a size. */
  unknownSize: "This size does not apply to the chosen kind of work and options.",
} as const;

export const pieceListTexts = {
  heading: "Requested items",
  count: (count: number) => `How many: ${count}`,
  piece: "Item",
  sizes: "Sizes",
  unmeasured: "Sizes not known yet, to be measured on site",
  unknown: "not known yet",
  assumed: (value: string) => `${value}, assumed`,
  remark: "Notes",
  newer: "These sizes were stored by a newer version of the site:",
  send: "Confirm sizes on WhatsApp",
  chat: ({ name, business, pieces }: { name: string; business: string; pieces: string }) =>
    `Hello ${name}, this is ${business}. We have noted for you:\n\n${pieces}\n\nIs this right?`,
  print: "Print drawings (A4)",
  pdf: "Download as PDF",
  copy: "Copy as text",
  copied: "Copied",
  notCopied: "Your browser blocked copying. Select the tables instead.",
  like: "Similar to",
  project: "project",
  gallery: "gallery picture",
} as const;
