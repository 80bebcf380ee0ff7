import type { Database } from "~/db/database.server";
import type { GalleryItemRow } from "~/db/tables";
import { countItems } from "../items/items.server";
import type { Page } from "../items/page";
import { findPictures } from "../items/pictures.server";
import type { EditableGalleryItem } from "./types";

/** Gallery items newest first, those of unknown date last. */
export async function listGalleryItems(
  db: Database,
  { limit, offset }: Page,
): Promise<EditableGalleryItem[]> {
  const rows = await selectGalleryItems(db)
    .orderBy("created_at", (order) => order.desc().nullsLast())
    .orderBy("id", "desc")
    .limit(limit)
    .offset(offset)
    .execute();
  return await toGalleryItems(db, rows);
}

/** One gallery item, or null when there is none with this id. */
export async function findGalleryItem(db: Database, id: number): Promise<EditableGalleryItem | null> {
  const [item] = await toGalleryItems(db, await selectGalleryItems(db).where("id", "=", id).execute());
  return item ?? null;
}

/** How many gallery items there are. */
export async function countGalleryItems(db: Database): Promise<number> {
  return await countItems(db, "gallery_items");
}

function selectGalleryItems(db: Database) {
  return db.selectFrom("gallery_items").selectAll().where("deleted_at", "is", null);
}

async function toGalleryItems(db: Database, rows: GalleryItemRow[]): Promise<EditableGalleryItem[]> {
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
