import type { AvifOptions, JpegOptions, Raw, WebpOptions } from "sharp";
import type { PicturePart } from "~/content/picture-source";
import type { EncodedPicture } from "../encodings";

/** Longest side in pixels and WebP quality of a small picture as a `data:` URI. */
export interface InlinePreset {
  side: number;
  quality: number;
}

interface Job<Order, Result> {
  job: Order;
  result: Result;
}

/** What the decoder can be asked, by name. Paths are of files on disk; a result of null means that it was done. */
export interface Jobs {
  readHeader: Job<
    { path: string; isHeic: boolean },
    {
      /** As sharp names it, or `heic`. */
      format: string;
      /** In pixels, upright. */
      width: number;
      height: number;
      /** How many are decoded. */
      pixels: number;
      /** How many pixels such a picture may have. */
      mostPixels: number;
    }
  >;
  /** Decodes a picture to its end. */
  verify: Job<{ path: string }, null>;
  /** Makes of a HEIC file the same picture as JPEG or, with transparency, PNG: upright, without metadata, of limited size. */
  convertHeic: Job<{ path: string; target: string; maxSide: number }, null>;
  makeOriginal: Job<
    {
      path: string;
      target: string;
      maxSide: number;
      /** The part of the upright picture that is made; all of it when absent. */
      part?: PicturePart | undefined;
      quality: number;
      placeholder: InlinePreset;
      thumbnail?: InlinePreset | undefined;
    },
    {
      /** PNG where something shows through, else JPEG. */
      type: "image/jpeg" | "image/png";
      width: number;
      height: number;
      /** A `data:` URI. */
      placeholder: string;
      /** A `data:` URI, where one was asked for. */
      thumbnail: string | null;
    }
  >;
  /** Decodes a stored original into pixels, from which its variants are made. */
  decodeForVariants: Job<{ path: string; target: string; width: number }, Raw>;
  makeVariant: Job<
    {
      pixels: { path: string; info: Raw };
      target: string;
      width: number;
      type: EncodedPicture["type"];
      options: AvifOptions | WebpOptions | JpegOptions;
    },
    null
  >;
}

export type JobName = keyof Jobs;

/** What the decoder is sent. */
export interface Request {
  id: number;
  name: JobName;
  job: Jobs[JobName]["job"];
}

/** Why a job failed. */
export type Failure =
  | { kind: "tooManyPixels"; mostPixels: number }
  | { kind: "damaged"; message: string }
  /** The system refused something, such as to write a file; `code` as in `ENOSPC`. */
  | { kind: "system"; message: string; code: string };
