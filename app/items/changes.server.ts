import { sql } from "kysely";
import type { Database } from "~/server/db/database.server";
import { claimIdempotencyKey } from "~/server/idempotency-key.server";
import { type ItemKind, type ItemTable, itemTables } from "./kinds";
import type { ItemFields } from "./kinds.server";

/** How a change ended; a version conflict means that it was changed by another request in the meantime, and nothing by this one. */
export type ChangeResult = "done" | "version conflict" | "missing";

/**
 * Adds an item, with the image of this id or without one. The same idempotency key never adds twice; null is always new.
 * @returns the new id, or null when the key had been used before
 */
export async function createItem<Kind extends ItemKind>(
  db: Database,
  kind: Kind,
  { alt, ...words }: ItemFields<NoInfer<Kind>>,
  imageId: number | null,
  idempotencyKey: string | null = null,
): Promise<number | null> {
  return await db.transaction().execute(async (trx) => {
    if (!(await claimIdempotencyKey(trx, idempotencyKey))) return null;
    const { id } = await trx
      .insertInto<ItemTable>(itemTables[kind])
      .values({ ...words, image_id: imageId, image_alt: alt })
      .returning("id")
      .executeTakeFirstOrThrow();
    return id;
  });
}

/**
 * Changes an item if it still has the `version` that the editor saw; null changes it whatever its version. Fields that are
 * left out stay, and without `imageId` the picture stays as well.
 */
export async function updateItem<Kind extends ItemKind>(
  db: Database,
  kind: Kind,
  { id, version }: { id: number; version: number | null },
  { alt, ...words }: Partial<ItemFields<NoInfer<Kind>>>,
  imageId?: number,
): Promise<ChangeResult> {
  const { numUpdatedRows } = await db
    .updateTable<ItemTable>(itemTables[kind])
    .set({
      ...words,
      ...setPicture(imageId, alt),
      version: sql`version + 1`,
      is_sample: false,
      updated_at: new Date(),
    })
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .$if(version !== null, (query) => query.where("version", "=", version ?? 0))
    .executeTakeFirst();
  if (numUpdatedRows > 0n) return "done";
  const row = await db
    .selectFrom<ItemTable>(itemTables[kind])
    .select("id")
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  return row ? "version conflict" : "missing";
}

/** Moves an item into the trash: its row and its picture stay, marked as deleted. */
export async function deleteItem(db: Database, kind: ItemKind, id: number): Promise<"done" | "missing"> {
  const { numUpdatedRows } = await db
    .updateTable<ItemTable>(itemTables[kind])
    .set({ deleted_at: new Date(), version: sql`version + 1` })
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n ? "done" : "missing";
}

/** What a change sets of the picture. The description of the previous picture is not taken for one of the new picture. */
function setPicture(imageId: number | undefined, alt: string | null | undefined) {
  if (imageId === undefined) return alt === undefined ? {} : { image_alt: alt };
  const words = sql<string | null>`case
    when image_id is distinct from ${imageId}::int then nullif(${alt ?? null}::text, image_alt)
    else ${alt ?? null}::text
  end`;
  return { image_id: imageId, image_alt: words };
}
