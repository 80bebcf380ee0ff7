import type { Raw } from "sharp";
import type { Encoding, LogoBackground } from "~/platform/images/encodings";
import type { PicturePart } from "~/platform/images/picture-source";

/** A small picture as a `data:` URI: longest side in pixels, and WebP quality. */
export interface InlinePreset {
  side: number;
  quality: number;
}

interface Job<Input, Result> {
  job: Input;
  result: Result;
}

/** Paths are files on disk; the result null means success. */
export interface Jobs {
  readHeader: Job<
    { path: string; isHeic: boolean },
    {
      format: string;
      /** In pixels, upright. */
      width: number;
      height: number;
      /** Maximum pixels of this type of picture. The caller checks it before any other job. */
      maxPixels: number;
    }
  >;
  verify: Job<{ path: string }, null>;
  /** Converts HEIC to JPEG or, with transparency, PNG: upright, without metadata, of limited size. */
  convertHeic: Job<{ path: string; target: string; maxSide: number }, null>;
  makeOriginal: Job<
    {
      path: string;
      target: string;
      maxSide: number;
      /** By default the whole upright picture. */
      part?: PicturePart | undefined;
      quality: number;
      placeholder: InlinePreset;
      thumbnail?: InlinePreset | undefined;
    },
    {
      /** PNG if it has transparency, otherwise JPEG. */
      type: "image/jpeg" | "image/png";
      width: number;
      height: number;
      placeholder: string;
      thumbnail: string | null;
    }
  >;
  /** Writes an upright PNG within `box`, without transparent or white margins, never enlarged. Null when nothing is visible. */
  makeLogo: Job<
    { path: string; target: string; box: { width: number; height: number } },
    {
      /** In pixels. */
      width: number;
      height: number;
      /** Size without margins, before fitting into the box. */
      source: { width: number; height: number };
      background: LogoBackground;
    } | null
  >;
  /** Writes a square PNG with the picture of `path` in the middle. */
  makeIcon: Job<
    {
      path: string;
      target: string;
      side: number;
      background: string;
      /** Fits the picture into the circular safe zone of a maskable icon. */
      isMaskable: boolean;
    },
    null
  >;
  /** Writes a JPEG of the picture with the logo in its lower left corner, on a plate of this colour. */
  makeCard: Job<{ path: string; logo: string; target: string; plate: string | null }, null>;
  decodeForVariants: Job<{ path: string; target: string; width: number }, Raw>;
  makeVariant: Job<
    {
      pixels: { path: string; info: Raw };
      target: string;
      width: number;
      type: Encoding["type"];
      options: Encoding["options"];
    },
    null
  >;
}

export type JobName = keyof Jobs;

export interface Request {
  id: number;
  name: JobName;
  job: Jobs[JobName]["job"];
}

export type Failure =
  | { kind: "damaged"; message: string }
  /** The system refused an operation such as a write; `code` is, for example, `ENOSPC`. */
  | { kind: "system"; message: string; code: string };
