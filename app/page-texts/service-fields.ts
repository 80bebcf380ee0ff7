export const serviceParts = {
  opening: { title: "Opening", text: "Beside and under the picture at the top of the page." },
  lists: {
    title: "In lists",
    text: "Where the service is named among others.",
  },
  about: { title: "About", text: "The first paragraph is set in large type. Empty ones are left out." },
  benefits: { title: "Benefits", text: "One line each. An empty one is left out." },
  questions: {
    title: "Questions",
    text: "Search engines read them as well. Empty both fields to leave one out.",
  },
  captions: { title: "Captions", text: "Under the five pictures of the page." },
} as const;

export type ServicePart = keyof typeof serviceParts;

export interface ServiceField {
  name: string;
  part: ServicePart;
  /** `place` counts fields of the same kind from 1. */
  kind: FieldKind;
  place: number;
}

/** Maximum length in characters, and whether the text is optional. */
export const fieldKinds = {
  description: { label: () => "Lead text", most: 240, isOptional: false },
  caption: { label: () => "Caption of the large picture", most: 60, isOptional: false },
  lead: { label: () => "Line in lists", most: 110, isOptional: false },
  about: { label: (place: number) => `Paragraph ${place}`, most: 600, isOptional: true },
  benefit: { label: (place: number) => `Benefit ${place}`, most: 100, isOptional: true },
  question: { label: (place: number) => `Question ${place}`, most: 100, isOptional: true },
  answer: { label: (place: number) => `Answer ${place}`, most: 600, isOptional: true },
  picture: { label: (place: number) => `Caption ${place}`, most: 60, isOptional: false },
} as const;

export type FieldKind = keyof typeof fieldKinds;

const rooms = { about: 4, benefit: 10, question: 6, picture: 5 } as const;

function one(part: ServicePart, kind: FieldKind): ServiceField {
  return { name: kind, part, kind, place: 1 };
}

function several(part: ServicePart, kinds: readonly FieldKind[], count: number): ServiceField[] {
  return Array.from({ length: count }, (_, index) =>
    kinds.map((kind) => ({ name: `${kind}-${index + 1}`, part, kind, place: index + 1 })),
  ).flat();
}

export const serviceFields: readonly ServiceField[] = [
  one("opening", "description"),
  one("opening", "caption"),
  one("lists", "lead"),
  ...several("about", ["about"], rooms.about),
  ...several("benefits", ["benefit"], rooms.benefit),
  ...several("questions", ["question", "answer"], rooms.question),
  ...several("captions", ["picture"], rooms.picture),
];

/** `intent` of the button that restores a field's delivered text. */
export function resetIntent(field: string): string {
  return `reset ${field}`;
}
