import { sql } from "kysely";
import * as messages from "~/content/admin-messages";
import { DASHBOARD_RECENT_ITEMS, RECENT_ITEM_SUBSTITUTE_DAYS } from "~/content/constants";
import type { Database } from "~/platform/database/database.server";
import { DAY_MS } from "~/platform/time/time";
import type { ItemTable } from "./items";

export interface RecentItem {
  id: number;
  type: "Project" | "Gallery";
  name: string;
  /** ISO 8601; a substitute for items of unknown date. */
  createdAt: string;
}

/** Items of unknown date get a day within the last 30, derived from the id so that it stays the same for weeks. */
export async function listRecentItems(db: Database, now = new Date()): Promise<RecentItem[]> {
  const days = RECENT_ITEM_SUBSTITUTE_DAYS;
  const today = Math.floor(now.getTime() / DAY_MS);
  // 7 and 30 are coprime, so neighbouring ids are days apart.
  const daysAgo = sql`mod(mod(${today}::int - id * 7, ${days}::int) + ${days}::int, ${days}::int)`;
  const addedAt = sql<Date>`coalesce(created_at, to_timestamp((${today}::int - ${daysAgo}) * 86400.0))`;
  const select = (table: ItemTable, type: RecentItem["type"]) =>
    db
      .selectFrom(table)
      .select(["id", "title", sql.lit(type).as("type"), addedAt.as("added_at")])
      .where("deleted_at", "is", null);
  const selectNewest = (table: ItemTable, type: RecentItem["type"]) =>
    db
      .selectFrom(
        select(table, type)
          .where("created_at", "is not", null)
          .orderBy("created_at", (order) => order.desc().nullsLast())
          .orderBy("id", "desc")
          .limit(DASHBOARD_RECENT_ITEMS)
          .as("newest"),
      )
      .selectAll();
  const rows = await selectNewest("projects", "Project")
    .unionAll(selectNewest("gallery_items", "Gallery"))
    .unionAll(select("projects", "Project").where("created_at", "is", null))
    .unionAll(select("gallery_items", "Gallery").where("created_at", "is", null))
    .orderBy("added_at", "desc")
    .orderBy("id", "desc")
    .limit(DASHBOARD_RECENT_ITEMS)
    .execute();
  return rows.map(({ id, type, title, added_at }) => ({
    id,
    type,
    name: title.trim() || getUntitledName(type, id),
    createdAt: added_at.toISOString(),
  }));
}

function getUntitledName(type: RecentItem["type"], id: number): string {
  const { untitledProject, untitledGalleryItem } = messages.dashboard;
  return type === "Project" ? untitledProject(id) : untitledGalleryItem(id);
}
