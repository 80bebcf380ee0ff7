/** Lines of one letter belong together. The customer accepts exactly one of the alternatives. */
export const alternativeNames = ["a", "b", "c"] as const;

export type Alternative = (typeof alternativeNames)[number];

/** How a line is offered to the customer. */
export const lineOffers = [
  { value: "", label: "Always included" },
  { value: "optional", label: "Optional" },
  { value: "a", label: "Alternative A" },
  { value: "b", label: "Alternative B" },
  { value: "c", label: "Alternative C" },
] as const;

export type LineOffer = (typeof lineOffers)[number]["value"];

export function isAlternative(offer: LineOffer): offer is Alternative {
  return offer !== "" && offer !== "optional";
}

/** What the customer chose. */
export interface Choice {
  /** Null if the quotation has no alternatives. */
  alternative: Alternative | null;
  /** Ids of optional lines. */
  optional: string[];
}

export const noChoice: Choice = { alternative: null, optional: [] };

interface OfferedLine {
  id: string;
  offer: LineOffer;
  description: string;
}

export function listAlternatives(lines: readonly Pick<OfferedLine, "offer">[]): Alternative[] {
  return alternativeNames.filter((name) => lines.some(({ offer }) => offer === name));
}

export function hasChoices(lines: readonly Pick<OfferedLine, "offer">[]): boolean {
  return lines.some(({ offer }) => offer !== "");
}

export function chooseLines<Line extends Pick<OfferedLine, "id" | "offer">>(
  lines: readonly Line[],
  { alternative, optional }: Choice,
): Line[] {
  return lines.filter(
    ({ id, offer }) =>
      offer === "" || offer === alternative || (offer === "optional" && optional.includes(id)),
  );
}

export function isOffered(
  lines: readonly Pick<OfferedLine, "id" | "offer">[],
  { alternative, optional }: Choice,
): boolean {
  const alternatives = listAlternatives(lines);
  const isListed = alternative === null ? alternatives.length === 0 : alternatives.includes(alternative);
  return (
    isListed && optional.every((id) => lines.some((line) => line.id === id && line.offer === "optional"))
  );
}

export function isSameChoice(one: Choice, other: Choice): boolean {
  return (
    one.alternative === other.alternative &&
    JSON.stringify(one.optional.toSorted()) === JSON.stringify(other.optional.toSorted())
  );
}

/** Each alternative without optional lines. A quotation without alternatives has one choice. */
export function listBasicChoices(lines: readonly Pick<OfferedLine, "offer">[]): Choice[] {
  const alternatives = listAlternatives(lines);
  return (alternatives.length > 0 ? alternatives : [null]).map((alternative) => ({
    alternative,
    optional: [],
  }));
}

/** Reads the fields of the form that `ChoiceFields` shows. */
export function readChoice(typed: Readonly<Record<string, string>>): Choice {
  return {
    alternative: alternativeNames.find((name) => name === typed.alternative) ?? null,
    optional: Object.keys(typed).flatMap((name) => /^optional\.(.+)$/.exec(name)?.[1] ?? []),
  };
}

/** E.g. "A: Railing or balcony, glass + Installation". */
export function describeAlternative(lines: readonly OfferedLine[], alternative: Alternative): string {
  const descriptions = lines.flatMap(({ offer, description }) => (offer === alternative ? description : []));
  return `${alternative.toUpperCase()}: ${descriptions.join(" + ")}`;
}
