import type { ItemKind } from "~/platform/database/content-tables";
import type { Exported } from "./exported";

/** `picture` is a file name in the source. */
interface ImportedPicture {
  picture: string;
  alt: string | null;
}

/** An item whose `fields` are not validated yet. */
export interface ImportedItem {
  kind: ItemKind;
  /** The same on every site that imports the item. */
  origin: string;
  fields: Record<string, unknown>;
  /** File name in the source. */
  picture: string | null;
  /** Project pictures after the first; undefined when the source has no such field. */
  further?: readonly ImportedPicture[] | undefined;
  /** Undefined when the source has no such field. */
  isDraft?: boolean | undefined;
  createdAt: string | null;
  /** Null when unknown; the item is then never updated. */
  updatedAt: string | null;
}

export function listPictures({ picture, further }: Pick<ImportedItem, "picture" | "further">): string[] {
  return [...(picture === null ? [] : [picture]), ...(further ?? []).map((entry) => entry.picture)];
}

/** Items are in list order. */
export interface ImportedRows {
  items: ImportedItem[];
  testimonials: Exported<"testimonials">[];
  enquiries: Exported<"enquiries">[];
  quotations: Exported<"quotations">[];
  rates: Exported<"rates">[];
}

interface SourceFile {
  name: string;
  contentType: string;
  data: AsyncIterable<Uint8Array>;
}

export interface ImportSource {
  rows: ImportedRows;
  /** Checks the name without reading the file. */
  hasFile: (name: string) => boolean;
  /** Calls `onFile` or `onMissing` once for each wanted file. */
  readFiles: (
    wantedNames: ReadonlySet<string>,
    onFile: (file: SourceFile) => Promise<void>,
    onMissing: (name: string, reason: string) => void,
  ) => Promise<void>;
}

/** Its message is shown to the operator. */
export class TransferError extends Error {
  override name = "TransferError";
}
