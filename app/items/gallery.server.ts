import type { Database } from "~/server/db/database.server";
import type { EditableGalleryItem } from "./gallery-item";
import { countItems, itemColumns, listItemIds, sortByIds } from "./list.server";
import type { Page } from "./page";
import { findPictures } from "./pictures.server";

/** Gallery items in the order of their list: newest first until somebody moves one. All, or those that contain all words of a search. */
export async function listGalleryItems(
  db: Database,
  page: Page,
  search = "",
): Promise<EditableGalleryItem[]> {
  return await findGalleryItems(db, await listItemIds(db, "gallery_items", page, search));
}

/** The gallery items with these ids, in their order; those that are gone are left out. */
export async function findGalleryItems(db: Database, ids: readonly number[]): Promise<EditableGalleryItem[]> {
  if (ids.length === 0) return [];
  const rows = await selectGalleryItems(db).where("id", "in", ids).execute();
  return await toGalleryItems(db, sortByIds(rows, ids));
}

/** One gallery item, or null when there is none with this id. */
export async function findGalleryItem(db: Database, id: number): Promise<EditableGalleryItem | null> {
  const [item] = await toGalleryItems(db, await selectGalleryItems(db).where("id", "=", id).execute());
  return item ?? null;
}

/** How many gallery items there are, or how many contain all words of a search. */
export async function countGalleryItems(db: Database, search = ""): Promise<number> {
  return await countItems(db, "gallery_items", search);
}

function selectGalleryItems(db: Database) {
  return db
    .selectFrom("gallery_items")
    .select([...itemColumns, "content"])
    .where("deleted_at", "is", null);
}

type Row = Awaited<ReturnType<ReturnType<typeof selectGalleryItems>["execute"]>>[number];

async function toGalleryItems(db: Database, rows: Row[]): Promise<EditableGalleryItem[]> {
  const pictures = await findPictures(db, rows);
  return rows.map((row, index) => ({
    id: row.id,
    title: row.title,
    content: row.content,
    image: pictures[index] ?? null,
    createdAt: row.created_at?.toISOString() ?? null,
    alt: row.image_alt,
    version: row.version,
  }));
}
