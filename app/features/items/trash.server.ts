import { type SqlBool, sql } from "kysely";
import { TRASH_DAYS } from "~/content/constants";
import type { Database } from "~/platform/database/database.server";
import type { PictureSource } from "~/platform/images/picture-source";
import { listTables, titleColumns } from "./items";
import type { Page } from "./list-page";
import { findPictures } from "./queries.server";
import { countDaysLeft, type TrashList } from "./trash";

/** Restoring an enquiry or a draft quotation is separate, because it records the admin. */
const trashTables = { ...listTables, enquiry: "enquiries", quotation: "quotations" } as const;

export const trashLists = Object.keys(trashTables) as TrashList[];

export interface TrashedItem {
  list: TrashList;
  id: number;
  title: string;
  image: PictureSource | null;
  /** ISO 8601. */
  deletedAt: string;
  daysLeft: number;
}

export async function countTrash(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom(selectTrash().as("trash"))
    .select((query) => query.fn.countAll().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function listTrash(db: Database, { limit, offset }: Page): Promise<TrashedItem[]> {
  const rows = await db
    .selectFrom(selectTrash().as("trash"))
    .selectAll()
    .orderBy("deleted_at", "desc")
    .orderBy("list")
    .orderBy("id", "desc")
    .limit(limit)
    .offset(offset)
    .execute();
  const now = new Date();
  const pictures = await findPictures(db, rows);
  return rows.map(({ list, id, title, deleted_at }, index) => ({
    list,
    id,
    title,
    image: pictures[index] ?? null,
    deletedAt: deleted_at.toISOString(),
    daysLeft: countDaysLeft(deleted_at, now),
  }));
}

export async function findTrashedTitle(db: Database, list: TrashList, id: number): Promise<string | null> {
  const row = await db
    .selectFrom(selectTrash().as("trash"))
    .select("title")
    .where("list", "=", list)
    .where("id", "=", id)
    .executeTakeFirst();
  return row?.title ?? null;
}

/** Leaves the files to garbage collection. Returns "restored" when the row is no longer in the trash. */
export async function purgeFromTrash(
  db: Database,
  list: TrashList,
  id: number,
): Promise<"done" | "restored"> {
  const table = trashTables[list];
  await db.deleteFrom(table).where("id", "=", id).where("deleted_at", "is not", null).execute();
  const row = await db.selectFrom(table).select("id").where("id", "=", id).executeTakeFirst();
  return row ? "restored" : "done";
}

/** Deletes rows whose retention in the trash has ended. */
export async function purgeTrash(db: Database, list: TrashList): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom(trashTables[list])
    .where(sql<SqlBool>`deleted_at < now() - ${sql.lit(TRASH_DAYS)} * interval '1 day'`)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

interface TrashRow {
  list: TrashList;
  id: number;
  title: string;
  image_id: number | null;
  image_alt: string | null;
  deleted_at: Date;
}

function selectTrash() {
  const selects = trashLists.map((list) => {
    const isPictured = list === "project" || list === "gallery";
    const picture = isPictured ? sql`image_id, image_alt` : sql`null::int as image_id, null as image_alt`;
    return sql`select ${sql.lit(list)} as list, id, ${selectTitle(list)} as title, ${picture}, deleted_at
      from ${sql.table(trashTables[list])} where deleted_at is not null`;
  });
  return sql<TrashRow>`(${sql.join(selects, sql` union all `)})`;
}

function selectTitle(list: TrashList) {
  // A draft has no columns of its own for the customer.
  if (list === "quotation") return sql`coalesce(draft #>> '{customer,name}', '')`;
  return sql.ref(list === "enquiry" ? "name" : titleColumns[list]);
}
