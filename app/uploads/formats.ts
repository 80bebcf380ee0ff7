/** A kind of picture that may be uploaded. */
export interface ImageFormat {
  name: "jpeg" | "png" | "webp" | "avif" | "gif" | "heic";
  mime: string;
}

interface KnownFormat extends ImageFormat {
  /** How the decoder names it, and what of sharp reads that; null where sharp does not. */
  decoder: { format: string; operation: string | null };
  /** First bytes of every such file, in Latin-1; a dot stands for any byte. The first that fits counts. */
  signature: RegExp;
}

/** The one list of what is accepted; judged by content, never by file name. */
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

/** The decoders these formats need; no other may run. */
export const decoderOperations = formats.flatMap(({ decoder }) => decoder.operation ?? []);

/** How many bytes of a file `findClaimedFormat` wants to see. */
export const signatureLength = 64;

/** The accepted format that a file claims to have by its first bytes, or null; it may still be damaged. */
export function findClaimedFormat(start: Buffer): KnownFormat | null {
  const text = start.toString("latin1");
  return formats.find(({ signature }) => signature.test(text)) ?? null;
}

/** Whether a browser called the file a picture of a kind that is not accepted (SVG, TIFF …); decides the words only. */
export function isOtherPicture(contentType: string): boolean {
  return contentType.startsWith("image/") && !formats.some(({ mime }) => mime === contentType);
}
