export interface StagedQuoteFile {
  id: number;
  name: string;
  bytes: number;
  thumbnail: string | null;
}

/** `form` is the token that gives access to the files. */
export interface StagedQuoteFiles {
  form: string;
  files: readonly StagedQuoteFile[];
}
