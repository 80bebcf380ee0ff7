import { sql } from "kysely";
import { createItem } from "~/features/items/changes.server";
import { itemLists, itemTables } from "~/features/items/items";
import { itemSchemas } from "~/features/items/lists.server";
import type { ItemKind } from "~/features/items/tables";
import type { Database } from "~/platform/database/database.server";
import { storeImage } from "~/platform/images/queries.server";
import { inspectImage } from "~/platform/images/staged-images.server";
import { stageFile, uploadDirectory } from "~/platform/uploads/staged-file.server";
import { UploadRejected } from "~/platform/uploads/upload-rules";

/** An item whose `fields` are not validated yet. */
export interface ImportedItem {
  kind: ItemKind;
  /** The same on every site that imports the item. */
  origin: string;
  fields: Record<string, unknown>;
  /** URL of the picture. */
  picture: string | null;
  createdAt: string | null;
}

export interface ImportSource {
  /** In list order, newest first. */
  items: readonly ImportedItem[];
  /** @throws {TransferError} */
  openPicture: (url: string) => Promise<{ contentType: string; data: AsyncIterable<Uint8Array> }>;
}

interface Tally {
  added: number;
  /** Items imported earlier, also those in the trash, and duplicates in the source. */
  known: number;
  /** `problems` contains the reasons. */
  refused: number;
}

export interface ImportReport {
  tallies: Record<ItemKind, Tally>;
  problems: string[];
}

/** Its message is shown to the operator. */
export class TransferError extends Error {
  override name = "TransferError";
}

/** Adds the items that are not known yet, one by one, so that it can be repeated. Without `isWrite`, only counts them. */
export async function importItems(
  db: Database,
  { items, openPicture }: ImportSource,
  { isWrite }: { isWrite: boolean },
): Promise<ImportReport> {
  const createTally = (): Tally => ({ added: 0, known: 0, refused: 0 });
  const report: ImportReport = { tallies: { project: createTally(), gallery: createTally() }, problems: [] };
  for (const list of itemLists) {
    const knownOrigins = await listOrigins(db, list);
    const tally = report.tallies[list];
    // A new item comes first in its list, so the newest is added last.
    for (const item of items.filter((candidate) => candidate.kind === list).toReversed()) {
      if (knownOrigins.has(item.origin)) {
        tally.known += 1;
        continue;
      }
      knownOrigins.add(item.origin);
      const problem = await importItem(db, item, isWrite ? openPicture : null);
      tally[problem === null ? "added" : "refused"] += 1;
      if (problem !== null) report.problems.push(`${describeItem(item)}: ${problem}`);
    }
  }
  return report;
}

/** Returns the reason when the item is refused. Adds nothing when `openPicture` is null. */
async function importItem(
  db: Database,
  { kind: list, fields, origin, picture, createdAt }: ImportedItem,
  openPicture: ImportSource["openPicture"] | null,
): Promise<string | null> {
  const parsed = itemSchemas[list].safeParse(fields);
  if (!parsed.success) return parsed.error.issues[0]?.message ?? "Its texts are not valid.";
  if (!openPicture) return null;
  try {
    const imageId = picture === null ? null : await storePicture(db, await openPicture(picture));
    const source = { origin, createdAt: createdAt === null ? null : new Date(createdAt) };
    await createItem(db, list, parsed.data, imageId, { source });
    return null;
  } catch (error) {
    if (error instanceof UploadRejected || error instanceof TransferError) return error.message;
    throw error;
  }
}

/** Checks and decodes the picture in the same way as an upload. */
async function storePicture(
  db: Database,
  { contentType, data }: Awaited<ReturnType<ImportSource["openPicture"]>>,
): Promise<number> {
  const file = await stageFile(data, uploadDirectory);
  try {
    return (await storeImage(db, { ...file, ...(await inspectImage(file.path, contentType)) })).id;
  } finally {
    await file.dispose();
  }
}

async function listOrigins(db: Database, list: ItemKind): Promise<Set<string>> {
  const { rows } = await sql<{ origin: string }>`
    select origin_id as origin from ${sql.table(itemTables[list])}`.execute(db);
  return new Set(rows.map(({ origin }) => origin));
}

function describeItem({ kind: list, fields }: ImportedItem): string {
  return `${list === "project" ? "Project" : "Picture"} ${JSON.stringify(String(fields.title ?? ""))}`;
}
