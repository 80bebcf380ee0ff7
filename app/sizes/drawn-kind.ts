import type { Part, Scene } from "./drawing/scene";
import type { Calculation, PieceKind, Sizes } from "./kind";

export type PartCounter = (part: Part) => number;

interface DrawnKind<Plan> extends Pick<PieceKind, "listFields" | "listPair" | "check"> {
  plan: (sizes: Sizes) => Plan;
  draw: (plan: Plan) => Scene;
  /** The drawing is the only source of counts. */
  calculate: (plan: Plan, count: PartCounter) => Calculation;
}

export function drawnKind<Plan>({ plan, draw, calculate, ...fields }: DrawnKind<Plan>): PieceKind {
  return {
    ...fields,
    draw: (sizes) => draw(plan(sizes)),
    calculate: (sizes) => {
      const planned = plan(sizes);
      return calculate(planned, createPartCounter(draw(planned)));
    },
  };
}

/** Counts a part in the view that shows most of them: an elevation shows one side of a bent railing, its plan all. */
function createPartCounter({ views }: Scene): PartCounter {
  const maxCounts = new Map<Part, number>();
  for (const { shapes } of views) {
    const counts = new Map<Part, number>();
    for (const { part } of shapes) if (part) counts.set(part, (counts.get(part) ?? 0) + 1);
    for (const [part, count] of counts) maxCounts.set(part, Math.max(count, maxCounts.get(part) ?? 0));
  }
  return (part) => maxCounts.get(part) ?? 0;
}
