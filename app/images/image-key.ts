import { z } from "zod";

const mimes = { avif: "image/avif", webp: "image/webp", jpg: "image/jpeg", png: "image/png" } as const;

type Extension = keyof typeof mimes;

export type StoredType = (typeof mimes)[Extension];

const pattern = /^([0-9a-f]{32})-(?:original|[1-9]\d{0,3})\.(avif|webp|jpg|png)$/;

/** Image id and variant, as in `0123…ef-1280.avif`. Bytes under a key never change. A key cannot contain a path. */
export const imageKey = z.string().regex(pattern);

const attachedMimes = {
  jpg: "image/jpeg",
  png: "image/png",
  heic: "image/heic",
  pdf: "application/pdf",
} as const;

export type AttachedType = (typeof attachedMimes)[keyof typeof attachedMimes];

/** Enquiry files have their own key format, so that no public address opens them. */
const attachedPattern = /^([0-9a-f]{32})-attached\.(jpg|png|heic|pdf)$/;

export function nameAttachedFile(image: string, type: AttachedType): string {
  const extension = Object.entries(attachedMimes).find(([, mime]) => mime === type)?.[0];
  return `${image}-attached.${extension}`;
}

export function getTypeOfAttached(key: string): AttachedType {
  const extension = attachedPattern.exec(key)?.[2];
  const found = Object.entries(attachedMimes).find(([name]) => name === extension);
  if (!found) throw new TypeError(`${key} is no key of an attached file`);
  return found[1];
}

export function nameFile(image: string, width: number | "original", type: StoredType): string {
  const extension = Object.entries(mimes).find(([, mime]) => mime === type)?.[0];
  return imageKey.parse(`${image}-${width}.${extension}`);
}

/** The image id shared by all files of an image; null for an invalid key. */
export function findImageOfKey(key: string): string | null {
  return (pattern.exec(key) ?? attachedPattern.exec(key))?.[1] ?? null;
}

export function getTypeOfKey(key: string): StoredType {
  const extension = pattern.exec(key)?.[2];
  const found = Object.entries(mimes).find(([name]) => name === extension);
  if (!found) throw new TypeError(`${key} is no key of an image`);
  return found[1];
}
