export interface ImageFormat {
  name: "jpeg" | "png" | "webp" | "avif" | "gif" | "heic";
  mime: string;
}

interface KnownFormat extends ImageFormat {
  /** sharp's format name and loader; null when sharp cannot read it. */
  decoder: { format: string; operation: string | null };
  /** First bytes in Latin-1. The first match counts. */
  signature: RegExp;
}

/** The content determines the format, not the file name. */
const formats: readonly KnownFormat[] = [
  {
    name: "jpeg",
    mime: "image/jpeg",
    decoder: { format: "jpeg", operation: "VipsForeignLoadJpeg" },
    signature: /^\xff\xd8\xff/,
  },
  {
    name: "png",
    mime: "image/png",
    decoder: { format: "png", operation: "VipsForeignLoadPng" },
    signature: /^\x89PNG\r\n/,
  },
  {
    name: "webp",
    mime: "image/webp",
    decoder: { format: "webp", operation: "VipsForeignLoadWebp" },
    signature: /^RIFF.{4}WEBP/s,
  },
  {
    name: "avif",
    mime: "image/avif",
    decoder: { format: "heif", operation: "VipsForeignLoadHeif" },
    signature: /^.{4}ftyp.*(avif|avis)/s,
  },
  {
    name: "gif",
    mime: "image/gif",
    decoder: { format: "gif", operation: "VipsForeignLoadNsgif" },
    signature: /^GIF8[79]a/,
  },
  {
    name: "heic",
    mime: "image/heic",
    decoder: { format: "heic", operation: null },
    signature: /^.{4}ftyp.*(hei[cmsx]|hev[cmsx]|mif[12]|msf1)/s,
  },
];

/** sharp blocks all other decoders. */
export const decoderOperations = formats.flatMap(({ decoder }) => decoder.operation ?? []);

/** Bytes that `findClaimedFormat` needs. */
export const signatureLength = 64;

/** Finds the format by the first bytes. The file may still be damaged. */
export function findClaimedFormat(start: Buffer): KnownFormat | null {
  const text = start.toString("latin1");
  return formats.find(({ signature }) => signature.test(text)) ?? null;
}

/** Returns true for an unsupported picture, such as SVG or TIFF. Only selects the error message. */
export function isUnsupportedImage(contentType: string): boolean {
  return contentType.startsWith("image/") && !formats.some(({ mime }) => mime === contentType);
}
