export interface StagedQuoteFile {
  id: number;
  /** Name on the visitor's device. */
  name: string;
  bytes: number;
  /** A `data:` URI; null for a PDF. */
  thumbnail: string | null;
}

/** `form` is the token that gives access to the files. */
export interface StagedQuoteFiles {
  form: string;
  files: readonly StagedQuoteFile[];
}
