/** A kind of picture that may be uploaded. */
export interface ImageFormat {
  name: "jpeg" | "png" | "webp" | "avif" | "gif";
  mime: string;
}

interface KnownFormat extends ImageFormat {
  /** How sharp names it, by container and, where that leaves a choice, compression; and the decoder that reads it. */
  decoder: { format: string; compression?: string; operation: string };
  /** First bytes of every such file, in Latin-1; a dot stands for any byte. */
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
    decoder: { format: "heif", compression: "av1", operation: "VipsForeignLoadHeif" },
    signature: /^.{4}ftyp.*(avif|avis)/s,
  },
  {
    name: "gif",
    mime: "image/gif",
    decoder: { format: "gif", operation: "VipsForeignLoadNsgif" },
    signature: /^GIF8[79]a/,
  },
];

/** The decoders these formats need; no other may run. */
export const decoderOperations = formats.map(({ decoder }) => decoder.operation);

/** How many bytes of a file `hasKnownSignature` wants to see. */
export const signatureLength = 64;

/** Whether a file that begins so claims to be one of the accepted formats; it may still be damaged. */
export function hasKnownSignature(start: Buffer): boolean {
  const text = start.toString("latin1");
  return formats.some(({ signature }) => signature.test(text));
}

/** The accepted format that sharp found in a file, or null. */
export function findFormat(found: { format?: string; compression?: string }): ImageFormat | null {
  const known = formats.find(
    ({ decoder }) =>
      decoder.format === found.format && (decoder.compression ?? found.compression) === found.compression,
  );
  return known ? { name: known.name, mime: known.mime } : null;
}

/** Whether a browser called the file a picture of a kind that is not accepted (SVG, TIFF, HEIC …); decides the words only. */
export function isOtherPicture(contentType: string): boolean {
  return contentType.startsWith("image/") && !formats.some(({ mime }) => mime === contentType);
}
