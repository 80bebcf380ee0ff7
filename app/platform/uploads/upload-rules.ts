export const maxFileBytes = 20_000_000;

export const MAX_ATTACHMENTS = 5;

/** Pictures in one form that is sent without scripts. */
export const MAX_PICTURES_AT_ONCE = 20;

/** Pictures that scripts upload one by one before they send the form. */
export const MAX_STAGED_PICTURES = 100;

/** Maximum number of files that the owner can add to an enquiry at once. */
export const MAX_VISIT_FILES = 10;

/** Maximum size of a URL-encoded form, or of all text fields of a multipart form. */
export const maxFormBytes = 1_000_000;

/** Maximum size of one text field of a multipart form. */
export const maxFieldBytes = 300_000;

export const maxParts = 200;

/** Exceeds the size of the allowed files, because a browser shows the response only after it has sent the whole form. */
export function getReadLimit(maxFiles: number): number {
  return maxFiles * maxFileBytes + 44_000_000;
}

export interface UploadProblem {
  message: string;
  status: 400 | 413 | 429 | 500 | 503 | 507;
}

/** The client's words. */
export const imageFileMessage = "Please select a valid image file.";

const saveAsJpeg = "Please save it as an ordinary JPEG, or make it smaller, and choose it again.";

export const uploadProblems = {
  notAPicture: { status: 400, message: imageFileMessage },
  unsupported: {
    status: 400,
    message: `${imageFileMessage} JPEG, PNG, HEIC, WebP, AVIF and GIF can be used.`,
  },
  /** Of an enquiry, which also takes PDF. */
  unsupportedFile: {
    status: 400,
    message: "This type of file can't be used. JPEG, PNG, HEIC, WebP, AVIF and PDF can.",
  },
  fileTooLarge: { status: 413, message: "The picture is larger than 20 MB. Please choose a smaller one." },
  tooDemanding: {
    status: 400,
    message: `The picture takes too much memory or time to open. ${saveAsJpeg}`,
  },
  busy: {
    status: 503,
    message: "Too many pictures are being processed right now. Please try again in a minute.",
  },
  damaged: { status: 400, message: "The picture is damaged or incomplete. Please choose it again." },
  tooManyFiles: { status: 400, message: "Too many pictures were sent. Please remove some and try again." },
  cutOff: { status: 400, message: "The upload was cut off. Please try again." },
  malformed: { status: 400, message: "The form could not be read. Please try again." },
  formTooLarge: { status: 413, message: "The form is too large. Please shorten your text and try again." },
  tooManyAtOnce: {
    status: 503,
    message: "Too many files are being uploaded right now. Please try again in a minute.",
  },
  stagingFull: { status: 503, message: "We cannot store more files today. Please try again tomorrow." },
  tooManyToday: {
    status: 429,
    message: "Too many files were sent from your connection today. Please try again tomorrow.",
  },
  tooManyPixelsNow: {
    status: 429,
    message:
      "Too many large pictures were sent from your connection in the last hour. Please try again later.",
  },
  diskFull: { status: 507, message: "We cannot store files right now. Please try again later." },
  notSaved: { status: 500, message: "The picture could not be saved. Please try again." },
} as const satisfies Record<string, UploadProblem>;

/** An upload that cannot be accepted, with a message for the user. */
export class UploadRejected extends Error {
  constructor(
    readonly problem: UploadProblem,
    options?: ErrorOptions,
  ) {
    super(problem.message, options);
  }
}

export class TooManyPixels extends UploadRejected {
  readonly megapixels: number;

  constructor(maxPixels: number) {
    const megapixels = Math.floor(maxPixels / 1_000_000);
    const message = `The picture has more than ${megapixels} megapixels, the limit for this type of file. ${saveAsJpeg}`;
    super({ status: 400, message });
    this.megapixels = megapixels;
  }
}

/** HEIC files, for which some systems have no MIME type. */
const heicName = /\.hei[cf]$/i;

/** Checks name, type and size in the browser; the server checks the content. */
export function findFileProblem({ name, type, size }: Pick<File, "name" | "type" | "size">): string | null {
  const isPicture = type.startsWith("image/") || (type === "" && heicName.test(name));
  if (!isPicture) return uploadProblems.notAPicture.message;
  return size > maxFileBytes ? uploadProblems.fileTooLarge.message : null;
}

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
