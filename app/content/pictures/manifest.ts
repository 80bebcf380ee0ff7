/** A finished picture as `npm run pictures` made it; addresses are absolute paths on this site. */
export interface ManifestEntry {
  /** Of the master's bytes and all that was done to them: equal means there is nothing to do. */
  readonly fingerprint: string;
  /** The rectangle it was cut from, as in its shot; null for the whole master. */
  readonly crop: readonly number[] | null;
  /** Pixels of the largest encoding. */
  readonly width: number;
  readonly height: number;
  /** Smallest first. */
  readonly avif: readonly { readonly url: string; readonly width: number }[];
  readonly jpeg: string;
  readonly placeholder: string;
  /** Social card, for pictures that head a screen. */
  readonly card?: { readonly url: string; readonly width: number; readonly height: number };
  /** What is seen on a picture put in place by slot name; a shot has its own words. */
  readonly alt?: string;
}

/** By shot name, or by slot name for a picture put directly in its place. */
export type Manifest = Readonly<Record<string, ManifestEntry>>;
