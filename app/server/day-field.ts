import { z } from "zod";

/** Years begin with 1 in PostgreSQL, which refuses the year 0 that ISO 8601 has. */
const isStorable = (written: string) => !written.startsWith("0000");

/** A day as a date field sends it (2031-05-01), of a year that the database knows; `malformed` is the message for anything else. */
export function dayField(malformed?: string) {
  return z.iso.date(malformed).refine(isStorable, malformed);
}

/** The same of a moment in UTC (2031-05-01T10:30:00.000Z). */
export function momentField() {
  return z.iso.datetime().refine(isStorable);
}
