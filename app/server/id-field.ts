import { z } from "zod";

/** Ids and versions are int4 columns; a greater number names nothing. */
export const LARGEST_ID = 2_147_483_647;

/** An id or a version as a form writes it. */
export function idField() {
  return z.coerce.number().int().positive().max(LARGEST_ID);
}
