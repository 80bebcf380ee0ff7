import type { ItemKind } from "~/database/content-tables";
import type { ExportedEnquiry, ExportedTestimonial } from "./exported";

/** A further picture: its name among the files of the source, and what it shows. */
interface ImportedPicture {
  picture: string;
  alt: string | null;
}

/** A project or a picture of the gallery as it comes from elsewhere; its words are checked by the rules of its kind. */
export interface ImportedItem {
  kind: ItemKind;
  /** A name that it has on every site that it is imported into. */
  origin: string;
  words: Record<string, unknown>;
  /** Name of its picture among the files of the source; null without one. */
  picture: string | null;
  /** Of a project: its pictures after the first, in order; left out where the source does not say. */
  further?: readonly ImportedPicture[] | undefined;
  /** Of a project: whether visitors do not see it yet; left out where the source does not say. */
  isDraft?: boolean | undefined;
  createdAt: string | null;
  /** Null where the source does not say: then it is never changed here. */
  updatedAt: string | null;
}

/** The files of all pictures of an item. */
export function listPictures({ picture, further }: Pick<ImportedItem, "picture" | "further">): string[] {
  return [...(picture === null ? [] : [picture]), ...(further ?? []).map((one) => one.picture)];
}

/** The rows of a source. Items stand in the order of their lists, the first one first. */
interface ImportedRows {
  items: ImportedItem[];
  testimonials: ExportedTestimonial[];
  enquiries: ExportedEnquiry[];
}

interface SourceFile {
  name: string;
  contentType: string;
  data: AsyncIterable<Uint8Array>;
}

/** Where an import comes from. */
export interface ImportSource {
  rows: ImportedRows;
  /** Whether the source has the file of this name, as far as can be told without reading it. */
  hasFile: (name: string) => boolean;
  /** Gives each wanted file once, if it can be had; `fail` gets the others with the reason. */
  readFiles: (
    wanted: ReadonlySet<string>,
    take: (file: SourceFile) => Promise<void>,
    fail: (name: string, reason: string) => void,
  ) => Promise<void>;
}

/** An export cannot be read; the message says why in a sentence for the operator. */
export class TransferError extends Error {
  override name = "TransferError";
}
