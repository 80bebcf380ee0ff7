/** A picture built by `npm run pictures`. Addresses are absolute paths on this site. */
export interface ManifestEntry {
  /** Hash of the master's bytes and all processing options. If it is unchanged, the picture is up to date. */
  readonly fingerprint: string;
  /** As in the shot; null for the whole master. */
  readonly crop: readonly number[] | null;
  readonly width: number;
  readonly height: number;
  readonly avif: readonly { readonly url: string; readonly width: number }[];
  readonly jpeg: string;
  readonly placeholder: string;
  /** For pictures at the top of a page. */
  readonly card?: { readonly url: string; readonly width: number; readonly height: number };
  /** Set for a picture named after a slot; a shot has its own. */
  readonly alt?: string;
}

/** By shot name, or by slot name for a slot's own picture. */
export type Manifest = Readonly<Record<string, ManifestEntry>>;
