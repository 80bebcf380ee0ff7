import { sql } from "kysely";
import type { Database } from "~/database/database.server";
import type { ItemKind } from "~/database/enquiry-tables";
import { claimIdempotencyKey, wasCarriedOut } from "~/http/idempotency-key.server";
import { type ItemTable, itemTables } from "./kinds";
import type { ItemFields } from "./kinds.server";
import { type ChosenPicture, storeFurtherPictures } from "./project-pictures.server";

/** How a change ended; a version conflict means that it was changed by another request in the meantime, and nothing by this one. */
export type ChangeResult = "done" | "version conflict" | "missing";

interface NewItem {
  /** The same key never adds the same twice; null is always new. */
  idempotencyKey?: string | null;
  /** Of a project, after its first picture. */
  further?: readonly ChosenPicture[];
  /** Only projects can be drafts. */
  isDraft?: boolean;
}

/**
 * Adds an item, with the image of this id as its first picture or without one.
 * @returns the new id, or null when the same was added with this idempotency key before
 */
export async function createItem<Kind extends ItemKind>(
  db: Database,
  kind: Kind,
  { alt, ...words }: ItemFields<NoInfer<Kind>>,
  imageId: number | null,
  { idempotencyKey = null, further = [], isDraft = false }: NewItem = {},
): Promise<number | null> {
  return await db.transaction().execute(async (trx) => {
    const content = { kind, words, alt, imageId, further, isDraft };
    if (!(await claimIdempotencyKey(trx, idempotencyKey, content))) return null;
    const { id } = await trx
      .insertInto<ItemTable>(itemTables[kind])
      .values({ ...words, image_id: imageId, image_alt: alt, ...(isDraft && { is_draft: true }) })
      .returning("id")
      .executeTakeFirstOrThrow();
    if (further.length > 0) await storeFurtherPictures(trx, id, further);
    return id;
  });
}

interface ItemUpdate {
  /** Another first picture; the others stay. */
  imageId?: number;
  /** All pictures of a project in order, in place of those that it has. */
  pictures?: readonly ChosenPicture[];
  isDraft?: boolean;
}

/**
 * Changes an item if it still has the `version` that the editor saw, also in the trash, which it leaves then; null changes it
 * whatever its version, unless it is in the trash. What is left out stays. What was made of that version already is done.
 */
export async function updateItem<Kind extends ItemKind>(
  db: Database,
  kind: Kind,
  { id, version }: { id: number; version: number | null },
  { alt, ...words }: Partial<ItemFields<NoInfer<Kind>>>,
  { imageId, pictures, isDraft }: ItemUpdate = {},
): Promise<ChangeResult> {
  const [first, ...further] = pictures ?? [];
  const key = version === null ? null : `${kind} ${id} of version ${version}`;
  const content = { words, alt, imageId, pictures, isDraft };
  return await db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable<ItemTable>(itemTables[kind])
      .set({
        ...words,
        ...(pictures
          ? { image_id: first?.id ?? null, image_alt: first?.alt ?? null }
          : setPicture(imageId, alt)),
        ...(isDraft !== undefined && { is_draft: isDraft }),
        version: sql`version + 1`,
        is_sample: false,
        updated_at: new Date(),
        deleted_at: null,
      })
      .where("id", "=", id)
      .where((query) => (version === null ? query("deleted_at", "is", null) : query("version", "=", version)))
      .executeTakeFirst();
    if (numUpdatedRows > 0n) {
      if (pictures) await storeFurtherPictures(trx, id, further);
      await claimIdempotencyKey(trx, key, content);
      return "done";
    }
    if (key !== null && (await wasCarriedOut(trx, key, content))) return "done";
    const row = await trx
      .selectFrom<ItemTable>(itemTables[kind])
      .select("id")
      .where("id", "=", id)
      .executeTakeFirst();
    return row && version !== null ? "version conflict" : "missing";
  });
}

/**
 * Lets visitors see a project that was a draft.
 * @returns "incomplete" when it has no picture; one that is published counts as done
 */
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
