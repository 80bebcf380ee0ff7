import { createReadStream } from "node:fs";
import { text } from "node:stream/consumers";
import type { z } from "zod";
import { type ArchiveEntry, DamagedArchiveError, readArchive } from "~/platform/backup/archive.server";
import type { ItemKind } from "~/platform/database/content-tables";
import { cleanText } from "~/platform/text/clean-text";
import {
  attachedFileSchema,
  DESCRIPTION,
  type Exported,
  type ExportedList,
  exportDescriptionSchema,
  exportedLists,
  pictureFileSchema,
  rowSchemas,
} from "./exported";
import { type ImportedItem, type ImportSource, TransferError } from "./import-source";
import { splitList } from "./read-list.server";

/** In bytes; enough for tens of thousands of enquiries. */
const MAX_LIST_BYTES = 100_000_000;

/** In bytes. */
const MAX_DESCRIPTION_BYTES = 10_000;

type Lists = { [List in ExportedList]: Exported<List>[] };

const fileNameSchema = pictureFileSchema.or(attachedFileSchema);

/**
 * Reads the rows of an archive. Never writes to a path that the archive names.
 * @throws {TransferError} for an invalid or too large archive, or another version
 */
export async function openArchive(path: string): Promise<ImportSource> {
  // Missing in archives of earlier versions.
  const lists: Partial<Lists> = { quotations: [], rates: [] };
  const fileNames = new Set<string>();
  let isDescribed = false;
  await readEntries(path, async (entry) => {
    const { name } = entry.header;
    const list = exportedLists.find((candidate) => name === `${candidate}.json`);
    if (name === DESCRIPTION) {
      requireMaxSize(entry, MAX_DESCRIPTION_BYTES);
      parseWithSchema(name, await text(entry), exportDescriptionSchema);
      isDescribed = true;
    } else if (list) {
      Object.assign(lists, { [list]: await readList(entry, rowSchemas[list]) });
    } else {
      if (fileNameSchema.safeParse(name).success) fileNames.add(name);
      else if (!exportedLists.some((candidate) => name === `${candidate}.csv`)) {
        throw new TransferError(`This is not an export of the site: it contains ${JSON.stringify(name)}.`);
      }
      entry.resume();
    }
  });
  const missingList = exportedLists.find((list) => lists[list] === undefined);
  if (!isDescribed || missingList) {
    throw new TransferError(`The export is incomplete: ${missingList ?? DESCRIPTION} is missing.`);
  }
  return toSource(path, lists as Lists, fileNames);
}

type Row = Omit<Lists["projects"][number], "further" | "isDraft"> | Lists["gallery"][number];

function toItem(kind: ItemKind, { origin, picture, createdAt, updatedAt, ...fields }: Row): ImportedItem {
  return { kind, origin, picture, createdAt, updatedAt, fields };
}

function toSource(
  path: string,
  { projects, gallery, ...others }: Lists,
  names: ReadonlySet<string>,
): ImportSource {
  return {
    rows: {
      ...others,
      items: [
        ...projects.map(({ further, isDraft, ...project }) => ({
          ...toItem("project", project),
          further,
          isDraft,
        })),
        ...gallery.map((item) => toItem("gallery", item)),
      ],
    },
    hasFile: (name) => names.has(name),
    readFiles: async (wantedNames, onFile, onMissing) => {
      const missingNames = new Set(wantedNames);
      await readEntries(path, async (entry) => {
        const { name } = entry.header;
        if (missingNames.delete(name))
          await onFile({ name, contentType: "", data: entry as AsyncIterable<Uint8Array> });
        entry.resume();
      });
      for (const name of missingNames) onMissing(name, "The file is not in the archive.");
    },
  };
}

/** `readEntry` must read each entry to its end, or call its `resume`. */
async function readEntries(path: string, readEntry: (entry: ArchiveEntry) => Promise<void>): Promise<void> {
  try {
    await readArchive(createReadStream(path), async (entry) => {
      const { name, type } = entry.header;
      if (type !== "file") {
        throw new TransferError(`This is not an export of the site: ${JSON.stringify(name)} is not a file.`);
      }
      await readEntry(entry);
    });
  } catch (error) {
    if (!(error instanceof DamagedArchiveError)) throw error;
    throw new TransferError(`The export is damaged, or the file is not an export: ${error.message}.`);
  }
}

async function readList(entry: ArchiveEntry, schema: z.ZodType): Promise<unknown[]> {
  requireMaxSize(entry, MAX_LIST_BYTES);
  const rows: unknown[] = [];
  for await (const row of splitList(entry))
    rows.push(parseWithSchema(entry.header.name, row, schema, rows.length));
  return rows;
}

function requireMaxSize({ header: { name, size = 0 } }: ArchiveEntry, maxBytes: number): void {
  if (size > maxBytes) throw new TransferError(`${name} is too large: ${size} bytes.`);
}

/** @param row index in the list, for error messages */
function parseWithSchema<Schema extends z.ZodType>(
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
