import { sql } from "kysely";
import type { Database } from "~/platform/database/database.server";
import { claimIdempotencyKey, hasBeenProcessed } from "~/platform/http/handle-form.server";
import { type ListTable, listTables } from "./items";
import type { ItemFields } from "./lists.server";
import { type ChosenPicture, storeFurtherPictures } from "./project-pictures.server";
import type { ListName } from "./tables";

/** "version conflict": the item changed since it was loaded, so this request changed nothing. */
export type ChangeResult = "done" | "version conflict" | "missing";

interface NewItem {
  /** A repeat with the same key adds nothing; null always adds. */
  idempotencyKey?: string | null;
  /** A project's pictures after the first. */
  furtherPictures?: readonly ChosenPicture[];
  isDraft?: boolean;
  /** Where an imported item comes from. */
  source?: { origin: string; createdAt: Date | null };
}

/** Returns null for a repeat. Without an image id the item has no picture. */
export async function createItem<List extends ListName>(
  db: Database,
  list: List,
  { alt, ...texts }: ItemFields<NoInfer<List>>,
  imageId: number | null = null,
  { idempotencyKey = null, furtherPictures = [], isDraft = false, source }: NewItem = {},
): Promise<number | null> {
  return await db.transaction().execute(async (trx) => {
    const content = { list, texts, alt, imageId, furtherPictures, isDraft };
    if (!(await claimIdempotencyKey(trx, idempotencyKey, content))) return null;
    const { id } = await trx
      .insertInto<ListTable>(listTables[list])
      .values({
        ...texts,
        ...(list !== "testimonial" && { image_id: imageId, image_alt: alt }),
        ...(isDraft && { is_draft: true }),
        ...(source && { origin_id: source.origin, created_at: source.createdAt }),
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    if (furtherPictures.length > 0) await storeFurtherPictures(trx, id, furtherPictures);
    return id;
  });
}

interface ItemUpdate {
  /** Replaces the first picture; the others stay. */
  imageId?: number;
  /** Replaces all pictures of a project, in order. */
  pictures?: readonly ChosenPicture[];
  isDraft?: boolean;
}

/**
 * With a `version`, updates the item only at that version, and restores it from the trash. With null, updates any
 * version, but no item in the trash. Repeating an update returns "done" again.
 */
export async function updateItem<List extends ListName>(
  db: Database,
  list: List,
  { id, version }: { id: number; version: number | null },
  { alt, ...texts }: Partial<ItemFields<NoInfer<List>>>,
  { imageId, pictures, isDraft }: ItemUpdate = {},
): Promise<ChangeResult> {
  const [firstPicture, ...furtherPictures] = pictures ?? [];
  const key = version === null ? null : `${list} ${id} of version ${version}`;
  const content = { texts, alt, imageId, pictures, isDraft };
  return await db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable<ListTable>(listTables[list])
      .set({
        ...texts,
        ...(pictures
          ? { image_id: firstPicture?.id ?? null, image_alt: firstPicture?.alt ?? null }
          : toPictureColumns(imageId, alt)),
        ...(isDraft !== undefined && { is_draft: isDraft }),
        ...(list !== "testimonial" && { is_sample: false, updated_at: new Date() }),
        version: sql`version + 1`,
        deleted_at: null,
      })
      .where("id", "=", id)
      .where((query) => (version === null ? query("deleted_at", "is", null) : query("version", "=", version)))
      .executeTakeFirst();
    if (numUpdatedRows > 0n) {
      if (pictures) await storeFurtherPictures(trx, id, furtherPictures);
      await claimIdempotencyKey(trx, key, content);
      return "done";
    }
    if (key !== null && (await hasBeenProcessed(trx, key, content))) return "done";
    const row = await trx
      .selectFrom<ListTable>(listTables[list])
      .select("id")
      .where("id", "=", id)
      .executeTakeFirst();
    return row && version !== null ? "version conflict" : "missing";
  });
}

export async function publishProject(db: Database, id: number): Promise<"done" | "incomplete" | "missing"> {
  const row = await db
    .selectFrom("projects")
    .select(["image_id", "is_draft"])
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  if (!row) return "missing";
  if (row.is_draft && row.image_id === null) return "incomplete";
  await db
    .updateTable("projects")
    .set({ is_draft: false, version: sql`version + 1`, updated_at: new Date() })
    .where("id", "=", id)
    .where("is_draft", "=", true)
    .where("deleted_at", "is", null)
    .execute();
  return "done";
}

export async function deleteItem(db: Database, list: ListName, id: number): Promise<"done" | "missing"> {
  const { numUpdatedRows } = await db
    .updateTable<ListTable>(listTables[list])
    .set({ deleted_at: new Date(), version: sql`version + 1` })
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n ? "done" : "missing";
}

/** Also returns "done" if the item was not in the trash. */
export async function restoreItem(db: Database, list: ListName, id: number): Promise<"done" | "missing"> {
  await db
    .updateTable<ListTable>(listTables[list])
    .set({ deleted_at: null, version: sql`version + 1` })
    .where("id", "=", id)
    .where("deleted_at", "is not", null)
    .execute();
  const row = await db
    .selectFrom<ListTable>(listTables[list])
    .select("id")
    .where("id", "=", id)
    .executeTakeFirst();
  return row ? "done" : "missing";
}

/** A new picture does not inherit the description of the previous one. */
function toPictureColumns(imageId: number | undefined, alt: string | null | undefined) {
  if (imageId === undefined) return alt === undefined ? {} : { image_alt: alt };
  const imageAlt = sql<string | null>`case
    when image_id is distinct from ${imageId}::int then nullif(${alt ?? null}::text, image_alt)
    else ${alt ?? null}::text
  end`;
  return { image_id: imageId, image_alt: imageAlt };
}
