import { z } from "zod";

const imageMimes = { avif: "image/avif", webp: "image/webp", jpg: "image/jpeg", png: "image/png" } as const;

export type StoredType = (typeof imageMimes)[keyof typeof imageMimes];

const imagePattern = /^([0-9a-f]{32})-(?:original|[1-9]\d{0,3})\.(avif|webp|jpg|png)$/;

/** Image id and variant, for example `0123…ef-1280.avif`. The file under a key never changes. A key cannot contain a path. */
export const imageKeySchema = z.string().regex(imagePattern);

const attachedMimes = {
  jpg: "image/jpeg",
  png: "image/png",
  heic: "image/heic",
  pdf: "application/pdf",
} as const;

export type AttachedType = (typeof attachedMimes)[keyof typeof attachedMimes];

/** Files of enquiries have a separate key format, so that no public URL serves them. */
const attachedPattern = /^([0-9a-f]{32})-attached\.(jpg|png|heic|pdf)$/;

export function createAttachedKey(image: string, type: AttachedType): string {
  return `${image}-attached.${findExtension(attachedMimes, type)}`;
}

export function getTypeOfAttachedKey(key: string): AttachedType {
  return getMime(attachedMimes, attachedPattern.exec(key));
}

export function createImageKey(image: string, width: number | "original", type: StoredType): string {
  return imageKeySchema.parse(`${image}-${width}.${findExtension(imageMimes, type)}`);
}

export function getTypeOfKey(key: string): StoredType {
  return getMime(imageMimes, imagePattern.exec(key));
}

function findExtension(types: Record<string, string>, mime: string): string | undefined {
  return Object.keys(types).find((extension) => types[extension] === mime);
}

function getMime<Types extends object>(types: Types, key: RegExpExecArray | null): Types[keyof Types] {
  if (!key) throw new TypeError("Not the key of a stored file");
  return types[key[2] as keyof Types];
}

/** The first part depends on what the document shows, the second is the id of the quotation's version. */
const documentPattern = /^[0-9a-f]{32}-quotation-([1-9]\d{0,9})\.pdf$/;

/** A cached PDF. It is made again when missing, and no public URL serves it. */
export function createDocumentKey(hash: string, versionId: number): string {
  return `${hash.slice(0, 32)}-quotation-${versionId}.pdf`;
}

/** Returns null for other keys. */
export function parseDocumentVersion(key: string): number | null {
  const id = documentPattern.exec(key)?.[1];
  return id === undefined ? null : Number(id);
}

/** All files of an image share its id. Returns null for an invalid key. */
export function parseImageId(key: string): string | null {
  return (imagePattern.exec(key) ?? attachedPattern.exec(key))?.[1] ?? null;
}
