/** Largest uploaded file, in bytes. */
export const maxFileBytes = 20_000_000;

/** Most pixels a picture may unpack to. */
export const maxPixels = 100_000_000;

/** Largest URL-encoded form, in bytes. */
export const maxFormBytes = 1_000_000;

/** Largest text field of a form with files, in bytes. */
export const maxFieldBytes = 100_000;

/** Most parts (fields and files) of one form. */
export const maxParts = 200;

/**
 * How many bytes of a body are read before the connection is given up. More than the files may have, because a
 * browser reads the answer, and a person gets their words back, only after the whole form was taken in.
 */
export function getReadLimit(maxFiles: number): number {
  return maxFiles * maxFileBytes + 44_000_000;
}
