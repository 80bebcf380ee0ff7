import { z } from "zod";

const id = z.coerce.number().int().positive().max(2_147_483_647);

/**
 * A wish to move an item in its list: one place up or down, to the top, or right before or after another item, as somebody
 * dropped it.
 */
export const moveSchema = z.discriminatedUnion("to", [
  z.object({ id, to: z.enum(["up", "down", "top"]) }),
  z.object({ id, to: z.enum(["before", "after"]), anchor: id }),
]);

export type Move = z.output<typeof moveSchema>;
