import { z } from "zod";

const mimes = { avif: "image/avif", webp: "image/webp", jpg: "image/jpeg", png: "image/png" } as const;

type Extension = keyof typeof mimes;

/** MIME type of a stored file. */
export type StoredType = (typeof mimes)[Extension];

const pattern = /^([0-9a-f]{32})-(?:original|[1-9]\d{0,3})\.(avif|webp|jpg|png)$/;

/**
 * Name of a stored file: the image's own part, then what it is, as in `0123…ef-1280.avif`. Bytes under a key never
 * change, so browsers may cache them for ever. A key cannot lead out of the store.
 */
export const imageKey = z.string().regex(pattern);

const attachedMimes = {
  jpg: "image/jpeg",
  png: "image/png",
  heic: "image/heic",
  pdf: "application/pdf",
} as const;

/** MIME type of a file that came with an enquiry. */
export type AttachedType = (typeof attachedMimes)[keyof typeof attachedMimes];

/** Such files have keys of their own, so that no address of the public opens them. */
const attachedPattern = /^([0-9a-f]{32})-attached\.(jpg|png|heic|pdf)$/;

/** Gives the key of a file that came with an enquiry. */
export function nameAttachedFile(image: string, type: AttachedType): string {
  const extension = Object.entries(attachedMimes).find(([, mime]) => mime === type)?.[0];
  return `${image}-attached.${extension}`;
}

/** MIME type of the file of an enquiry under a key. */
export function getTypeOfAttached(key: string): AttachedType {
  const extension = attachedPattern.exec(key)?.[2];
  const found = Object.entries(attachedMimes).find(([name]) => name === extension);
  if (!found) throw new TypeError(`${key} is no key of an attached file`);
  return found[1];
}

/** Gives the key of one file of an image; `width` in pixels. */
export function nameFile(image: string, width: number | "original", type: StoredType): string {
  const extension = Object.entries(mimes).find(([, mime]) => mime === type)?.[0];
  return imageKey.parse(`${image}-${width}.${extension}`);
}

/** The own part of a key, shared by all files of an image, or null for what is no key. */
export function findImageOfKey(key: string): string | null {
  return (pattern.exec(key) ?? attachedPattern.exec(key))?.[1] ?? null;
}

/** MIME type of the file under a key. */
export function getTypeOfKey(key: string): StoredType {
  const extension = pattern.exec(key)?.[2];
  const found = Object.entries(mimes).find(([name]) => name === extension);
  if (!found) throw new TypeError(`${key} is no key of an image`);
  return found[1];
}
