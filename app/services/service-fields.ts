export type ServicePart = "opening" | "lists" | "about" | "benefits" | "questions" | "captions";

export interface ServiceField {
  name: string;
  part: ServicePart;
  /** `place` counts fields of the same kind from 1. */
  kind: FieldKind;
  place: number;
}

/** Maximum length in characters, and whether the text is optional. */
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
  one("lists", "metaDescription"),
  ...several("about", ["about"], rooms.about),
  ...several("benefits", ["benefit"], rooms.benefit),
  ...several("questions", ["question", "answer"], rooms.question),
  ...several("captions", ["picture"], rooms.picture),
];

/** `intent` of the button that restores a field's delivered text. */
export function resetIntent(field: string): string {
  return `reset ${field}`;
}
