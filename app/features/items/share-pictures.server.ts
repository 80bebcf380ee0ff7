import type { Database } from "~/platform/database/database.server";
import type { ImageReference } from "~/platform/images/staged-images.server";

export async function listProjectChoices(db: Database): Promise<{ value: string; label: string }[]> {
  const rows = await db
    .selectFrom("projects")
    .select(["id", "title"])
    .where("deleted_at", "is", null)
    .orderBy("rank", "desc")
    .limit(100)
    .execute();
  return rows.map(({ id, title }) => ({ value: String(id), label: title }));
}

/** Lists the pictures that a project already has. A form adds new ones to them. Returns null for a deleted project. */
export async function listProjectPictures(db: Database, id: number): Promise<ImageReference[] | null> {
  const project = await db
    .selectFrom("projects")
    .select(["image_id as id", "image_alt as alt"])
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  if (!project) return null;
  const furtherPictures = await db
    .selectFrom("project_pictures")
    .select(["image_id as id", "image_alt as alt"])
    .where("project_id", "=", id)
    .orderBy("position")
    .execute();
  return [project, ...furtherPictures].flatMap((picture) =>
    picture.id ? [{ id: picture.id, alt: picture.alt, name: "" }] : [],
  );
}
