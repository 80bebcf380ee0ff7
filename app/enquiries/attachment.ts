/** How many files may come with a quote request. */
export const MAX_ATTACHMENTS = 5;

/** A file of a form that is not in order yet: it need not be chosen again. */
export interface HeldFile {
  id: number;
  /** As on its owner's device. */
  name: string;
  bytes: number;
  /** A `data:` URI; null for a PDF. */
  thumbnail: string | null;
}

/** The files of such a form, and the number by which the form lays claim to them. */
export interface HeldFiles {
  form: string;
  files: readonly HeldFile[];
}

/** "1.4 MB", "320 kB": as the limit of 20 MB counts. */
export function formatBytes(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.max(1, Math.round(bytes / 1000))} kB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
