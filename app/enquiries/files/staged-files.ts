/** An uploaded file of a form that has not become an enquiry yet. */
export interface StagedQuoteFile {
  id: number;
  /** Name on the visitor's device. */
  name: string;
  /** Size of the uploaded file. */
  bytes: number;
  /** A `data:` URI; null for a PDF. */
  thumbnail: string | null;
}

/** `form` is the token that gives access to the files. */
export interface StagedQuoteFiles {
  form: string;
  files: readonly StagedQuoteFile[];
}
