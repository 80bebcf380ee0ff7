import { createReadStream } from "node:fs";
import { text } from "node:stream/consumers";
import type { z } from "zod";
import { type ArchiveEntry, DamagedArchive, readArchive } from "~/backup/archive.server";
import type { ItemKind } from "~/database/content-tables";
import { cleanText } from "~/text/clean-text";
import {
  attachedFile,
  DESCRIPTION,
  type ExportedList,
  exportDescription,
  exportedEnquiry,
  exportedGalleryItem,
  exportedLists,
  exportedProject,
  exportedQuotation,
  exportedRate,
  exportedTestimonial,
  pictureFile,
} from "./exported";
import { type ImportedItem, type ImportSource, TransferError } from "./import-source";
import { splitList } from "./read-list.server";

/** In bytes; enough for tens of thousands of enquiries. */
const MAX_LIST_LENGTH = 100_000_000;

/** In bytes. */
const MAX_DESCRIPTION_BYTES = 10_000;

const rowSchemas = {
  projects: exportedProject,
  gallery: exportedGalleryItem,
  testimonials: exportedTestimonial,
  enquiries: exportedEnquiry,
  quotations: exportedQuotation,
  rates: exportedRate,
} satisfies Record<ExportedList, z.ZodType>;

type Lists = { [List in ExportedList]: z.output<(typeof rowSchemas)[List]>[] };

const files = pictureFile.or(attachedFile);

/** Unpacks nothing to a path from the archive. @throws {TransferError} for an invalid or too large archive, or another version */
export async function openArchive(path: string): Promise<ImportSource> {
  // Missing in archives of earlier versions.
  const lists: Partial<Lists> = { quotations: [], rates: [] };
  const names = new Set<string>();
  let isDescribed = false;
  await readEntries(path, async (entry) => {
    const { name } = entry.header;
    const list = exportedLists.find((one) => name === `${one}.json`);
    if (name === DESCRIPTION) {
      requireSize(entry, MAX_DESCRIPTION_BYTES);
      parseJson(name, await text(entry), exportDescription);
      isDescribed = true;
    } else if (list) {
      Object.assign(lists, { [list]: await readList(entry, rowSchemas[list]) });
    } else {
      if (files.safeParse(name).success) names.add(name);
      else if (!exportedLists.some((one) => name === `${one}.csv`)) {
        throw new TransferError(`This is not an export of the site: it contains ${JSON.stringify(name)}.`);
      }
      entry.resume();
    }
  });
  const missing = exportedLists.find((list) => lists[list] === undefined);
  if (!isDescribed || missing) {
    throw new TransferError(`This is no whole export of the site: ${missing ?? DESCRIPTION} is missing.`);
  }
  return toSource(path, lists as Lists, names);
}

type Row = Omit<Lists["projects"][number], "further" | "isDraft"> | Lists["gallery"][number];

function toItem(kind: ItemKind, { origin, picture, createdAt, updatedAt, ...fields }: Row): ImportedItem {
  return { kind, origin, picture, createdAt, updatedAt, fields };
}

function toSource(path: string, lists: Lists, names: ReadonlySet<string>): ImportSource {
  return {
    rows: {
      items: [
        ...lists.projects.map(({ further, isDraft, ...project }) => ({
          ...toItem("project", project),
          further,
          isDraft,
        })),
        ...lists.gallery.map((item) => toItem("gallery", item)),
      ],
      testimonials: lists.testimonials,
      enquiries: lists.enquiries,
      quotations: lists.quotations,
      rates: lists.rates,
    },
    hasFile: (name) => names.has(name),
    readFiles: async (wanted, take, fail) => {
      const missing = new Set(wanted);
      await readEntries(path, async (entry) => {
        const { name } = entry.header;
        if (missing.delete(name))
          await take({ name, contentType: "", data: entry as AsyncIterable<Uint8Array> });
        entry.resume();
      });
      for (const name of missing) fail(name, "The file is not in the archive.");
    },
  };
}

/** `read` must read or resume each entry. */
async function readEntries(path: string, read: (entry: ArchiveEntry) => Promise<void>): Promise<void> {
  try {
    await readArchive(createReadStream(path), async (entry) => {
      const { name, type } = entry.header;
      if (type !== "file") {
        throw new TransferError(`This is not an export of the site: ${JSON.stringify(name)} is not a file.`);
      }
      await read(entry);
    });
  } catch (error) {
    if (!(error instanceof DamagedArchive)) throw error;
    throw new TransferError(`The export is damaged, or the file is not an export: ${error.message}.`);
  }
}

async function readList(entry: ArchiveEntry, schema: z.ZodType): Promise<unknown[]> {
  requireSize(entry, MAX_LIST_LENGTH);
  const rows: unknown[] = [];
  for await (const row of splitList(entry)) rows.push(parseJson(entry.header.name, row, schema, rows.length));
  return rows;
}

function requireSize({ header: { name, size = 0 } }: ArchiveEntry, largest: number): void {
  if (size > largest) throw new TransferError(`${name} is too large: ${size} bytes.`);
}

/** @param row index in the list, for error messages */
function parseJson<Schema extends z.ZodType>(
  name: string,
  text: string,
  schema: Schema,
  row?: number,
): z.output<Schema> {
  let json: unknown;
  try {
    json = JSON.parse(text, (_, value: unknown) => (typeof value === "string" ? cleanText(value) : value));
  } catch {
    throw new TransferError(`${name} is not JSON.`);
  }
  const parsed = schema.safeParse(json);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new TransferError(
    `${name} cannot be used: ${[row ?? [], ...(issue?.path ?? [])].flat().join(".")}: ${issue?.message ?? ""}.`,
  );
}
