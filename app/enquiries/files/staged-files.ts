export interface StagedQuoteFile {
  id: number;
  name: string;
  bytes: number;
  thumbnail: string | null;
}

/** The token `form` gives access to the files. */
export interface StagedQuoteFiles {
  form: string;
  files: readonly StagedQuoteFile[];
}
