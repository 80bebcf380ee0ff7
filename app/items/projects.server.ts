import type { Database } from "~/server/db/database.server";
import { countItems, itemColumns, listItemIds, sortByIds } from "./list.server";
import type { Page } from "./page";
import { findPictures } from "./pictures.server";
import type { EditableProject } from "./project";

/** The newest projects, at most `limit` of them; those of unknown date come last. */
export async function listLatestProjects(db: Database, limit: number): Promise<EditableProject[]> {
  const rows = await selectProjects(db)
    .orderBy("created_at", (order) => order.desc().nullsLast())
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
  return await toProjects(db, rows);
}

/** Projects in the order of their list: newest first until somebody moves one. All, or those that contain all words of a search. */
export async function listProjects(db: Database, page: Page, search = ""): Promise<EditableProject[]> {
  return await findProjects(db, await listItemIds(db, "projects", page, search));
}

/** The projects with these ids, in their order; those that are gone are left out. */
export async function findProjects(db: Database, ids: readonly number[]): Promise<EditableProject[]> {
  if (ids.length === 0) return [];
  return await toProjects(db, sortByIds(await selectProjects(db).where("id", "in", ids).execute(), ids));
}

/** One project, or null when there is none with this id. */
export async function findProject(db: Database, id: number): Promise<EditableProject | null> {
  const [project] = await toProjects(db, await selectProjects(db).where("id", "=", id).execute());
  return project ?? null;
}

/** How many projects there are, or how many contain all words of a search. */
export async function countProjects(db: Database, search = ""): Promise<number> {
  return await countItems(db, "projects", search);
}

function selectProjects(db: Database) {
  return db
    .selectFrom("projects")
    .select([...itemColumns, "description", "location"])
    .where("deleted_at", "is", null);
}

type Row = Awaited<ReturnType<ReturnType<typeof selectProjects>["execute"]>>[number];

async function toProjects(db: Database, rows: Row[]): Promise<EditableProject[]> {
  const pictures = await findPictures(db, rows);
  return rows.map((row, index) => ({
    id: row.id,
    title: row.title,
    description: row.description,
    location: row.location,
    image: pictures[index] ?? null,
    createdAt: row.created_at?.toISOString() ?? null,
    alt: row.image_alt,
    version: row.version,
  }));
}
