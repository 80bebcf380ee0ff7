import { type SqlBool, sql } from "kysely";
import { isListed } from "~/features/items/audience.server";
import { itemTables } from "~/features/items/items";
import type { ItemKind } from "~/features/items/tables";
import type { Database } from "~/platform/database/database.server";
import type { LikedItem } from "./enquiry";
import { isInInbox } from "./inbox-query.server";
import type { EnquiryRow } from "./tables";

export function readLike(row: Pick<EnquiryRow, "like_kind" | "like_id" | "like_title">): LikedItem | null {
  const { like_kind: kind, like_id: id, like_title: title } = row;
  return kind === null || id === null || title === null ? null : { kind, id, title };
}

const likeParameter = /^(project|gallery)-([1-9]\d{0,8})$/;

/** Parses `?like=`, such as "gallery-12". */
export function readLikeParameter(value: string | null): { kind: ItemKind; id: number } | null {
  const [, kind, id] = likeParameter.exec(value ?? "") ?? [];
  if (kind !== "project" && kind !== "gallery") return null;
  return { kind, id: Number(id) };
}

/** Includes items deleted since the form was shown; excludes drafts. */
export async function findLikedItem(db: Database, value: string | null): Promise<LikedItem | null> {
  const reference = readLikeParameter(value);
  if (!reference) return null;
  const row = await db
    .selectFrom(itemTables[reference.kind])
    .select("title")
    .where("id", "=", reference.id)
    .$if(reference.kind === "project", (query) => query.where(sql<SqlBool>`not is_draft`))
    .executeTakeFirst();
  return row ? { ...reference, title: row.title } : null;
}

export async function isPublished(
  db: Database,
  { kind, id }: Pick<LikedItem, "kind" | "id">,
): Promise<boolean> {
  const row = await db
    .selectFrom(itemTables[kind])
    .select("id")
    .where("id", "=", id)
    .where(isListed(kind, "visitors"))
    .executeTakeFirst();
  return row !== undefined;
}

/** Counts inbox enquiries by item id; omits items without enquiries. */
export async function countEnquiriesByItem(
  db: Database,
  kind: ItemKind,
  ids: readonly number[],
): Promise<Record<number, number>> {
  if (ids.length === 0) return {};
  const rows = await db
    .selectFrom("enquiries")
    .select(["like_id", (query) => query.fn.countAll().as("count")])
    .where("like_kind", "=", kind)
    .where("like_id", "in", ids)
    .where(isInInbox)
    .groupBy("like_id")
    .execute();
  return Object.fromEntries(rows.map(({ like_id, count }) => [like_id, Number(count)]));
}
