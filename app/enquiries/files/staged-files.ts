/** An uploaded file of a quote form that is not an enquiry yet. */
export interface StagedQuoteFile {
  id: number;
  /** Name on the visitor's device. */
  name: string;
  /** Size of the uploaded file. */
  bytes: number;
  /** A `data:` URI; null for a PDF. */
  thumbnail: string | null;
}

/** The staged files of a form, and the token that gives the form access to them. */
export interface StagedQuoteFiles {
  form: string;
  files: readonly StagedQuoteFile[];
}
