import type { Database } from "~/db/database.server";
import type { ProjectRow } from "~/db/tables";
import { countItems } from "../items/items.server";
import type { Page } from "../items/page";
import { findPictures } from "../items/pictures.server";
import type { EditableProject } from "./types";

/** The newest projects, at most `limit` of them; those of unknown date come last. */
export async function listLatestProjects(db: Database, limit: number): Promise<EditableProject[]> {
  return await listProjects(db, { limit, offset: 0 });
}

/** Projects newest first, those of unknown date last. */
export async function listProjects(db: Database, { limit, offset }: Page): Promise<EditableProject[]> {
  const rows = await selectProjects(db)
    .orderBy("created_at", (order) => order.desc().nullsLast())
    .orderBy("id", "desc")
    .limit(limit)
    .offset(offset)
    .execute();
  return await toProjects(db, rows);
}

/** One project, or null when there is none with this id. */
export async function findProject(db: Database, id: number): Promise<EditableProject | null> {
  const [project] = await toProjects(db, await selectProjects(db).where("id", "=", id).execute());
  return project ?? null;
}

/** How many projects there are. */
export async function countProjects(db: Database): Promise<number> {
  return await countItems(db, "projects");
}

function selectProjects(db: Database) {
  return db.selectFrom("projects").selectAll().where("deleted_at", "is", null);
}

async function toProjects(db: Database, rows: ProjectRow[]): Promise<EditableProject[]> {
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
