/** The parts of a service page whose words the owner changes, in the order of the form. */
export type ServicePart = "opening" | "lists" | "about" | "benefits" | "questions" | "captions";

/** One text of a service page, as the form asks for it. */
export interface ServiceField {
  name: string;
  part: ServicePart;
  /** What it is called in the words of the form; `place` counts those of the same kind from 1. */
  kind: FieldKind;
  place: number;
}

/** What a text is called, how long it may be in characters, and whether it may be left out. */
export const fieldKinds = {
  description: { most: 240, isOptional: false },
  caption: { most: 60, isOptional: false },
  lead: { most: 110, isOptional: false },
  metaDescription: { most: 160, isOptional: false },
  about: { most: 600, isOptional: true },
  benefit: { most: 100, isOptional: true },
  question: { most: 100, isOptional: true },
  answer: { most: 600, isOptional: true },
  picture: { most: 60, isOptional: false },
} as const;

export type FieldKind = keyof typeof fieldKinds;

/** How many texts of a kind the form has room for. */
const rooms = { about: 4, benefit: 10, question: 6, picture: 5 } as const;

function one(part: ServicePart, kind: FieldKind): ServiceField {
  return { name: kind, part, kind, place: 1 };
}

function several(part: ServicePart, kinds: readonly FieldKind[], count: number): ServiceField[] {
  return Array.from({ length: count }, (_, index) =>
    kinds.map((kind) => ({ name: `${kind}-${index + 1}`, part, kind, place: index + 1 })),
  ).flat();
}

/** All texts of a service page that the owner changes, in the order of the form. */
export const serviceFields: readonly ServiceField[] = [
  one("opening", "description"),
  one("opening", "caption"),
  one("lists", "lead"),
  one("lists", "metaDescription"),
  ...several("about", ["about"], rooms.about),
  ...several("benefits", ["benefit"], rooms.benefit),
  ...several("questions", ["question", "answer"], rooms.question),
  ...several("captions", ["picture"], rooms.picture),
];

/** The button that brings the delivered words of a field back: its name, with the field's name as its value. */
export const BACK_BUTTON = "back";
