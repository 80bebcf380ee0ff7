import { z } from "zod";

const schema = z.array(z.string()).catch([]);

/** The sentences of the column `spam_reasons`. */
export function readSpamReasons(column: unknown): string[] {
  return schema.parse(column);
}
