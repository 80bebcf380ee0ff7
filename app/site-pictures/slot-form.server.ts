import { z } from "zod";
import { listNeeds } from "~/content/pictures/slots";
import { sitePictureProblems as problems } from "~/content/site-pictures";
import { idField } from "~/http/read-request";
import { revisionField } from "~/revisions/edit-document.server";
import { collectFieldErrors, requiredLine } from "~/text/form-fields";
import { type Framing, findPart, readFraming, SMALLEST_SIZE } from "./framing";
import { shapes } from "./shapes";
import type { Slot } from "./slots.server";

function percent(least: number) {
  const problem = problems.number(least);
  return z
    .string()
    .trim()
    .min(1, problem)
    .transform(Number)
    .pipe(z.number(problem).min(least, problem).max(100, problem));
}

const framingSchema = z.object({
  size: percent(SMALLEST_SIZE),
  across: percent(0),
  down: percent(0),
  x: percent(0),
  y: percent(0),
});

const formSchema = framingSchema.extend({ alt: requiredLine(problems.alt) });

export const envelope = z.object({
  do: z.enum(["look", "save"]).catch("save"),
  /** The edited state; 0 for none. */
  revision: revisionField.catch(0),
  stagedImage: idField().nullable().catch(null),
});

export type ReadSlot =
  | { placed: { framing: Framing; alt: string }; errors: null }
  | { placed: null; errors: Record<string, string> };

/** `photograph` in pixels; an incomplete form (a preview, not a save) needs no text alternative. */
export function parseSlot(
  typed: Readonly<Record<string, string>>,
  { name, shape }: Slot,
  photograph: { width: number; height: number },
  isComplete: boolean,
): ReadSlot {
  const parsed = (isComplete ? formSchema : framingSchema).safeParse(typed);
  if (!parsed.success) return { placed: null, errors: collectFieldErrors(parsed.error) };
  const framing = readFraming(typed);
  const across = Math.round(findPart(framing, photograph, shapes[shape].ratio).width * photograph.width);
  const { minWidth } = listNeeds(name);
  if (across < minWidth) return { placed: null, errors: { size: problems.tooSmall(across, minWidth) } };
  return { placed: { framing, alt: typed.alt?.trim() ?? "" }, errors: null };
}
