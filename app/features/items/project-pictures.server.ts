import { isOurPicture } from "~/content/pictures.server";
import type { Database } from "~/platform/database/database.server";
import { selectPicture } from "~/platform/images/picture-source";
import type { ItemPicture } from "./items";

export interface ChosenPicture {
  id: number;
  alt: string | null;
}

/** Returns the pictures after the first by project id, in order; omits projects without any. */
export async function findFurtherPictures(
  db: Database,
  projects: readonly { id: number; title: string }[],
): Promise<Record<number, ItemPicture[]>> {
  if (projects.length === 0) return {};
  const rows = await db
    .selectFrom("project_pictures as further")
    .innerJoin("images", "images.id", "further.image_id")
    .select(["further.project_id", "further.image_alt", "images.id"])
    .select([
      "images.sha256",
      "images.storage_key",
      "images.width",
      "images.height",
      "images.placeholder",
      "images.variants",
    ])
    .where(
      "further.project_id",
      "in",
      projects.map(({ id }) => id),
    )
    .orderBy("further.position")
    .execute();
  const titles = new Map(projects.map(({ id, title }) => [id, title]));
  const byProject: Record<number, ItemPicture[]> = {};
  for (const { project_id, image_alt, ...image } of rows) {
    byProject[project_id] ??= [];
    byProject[project_id].push({
      id: image.id,
      alt: image_alt,
      picture: {
        ...selectPicture(image, image_alt ?? titles.get(project_id) ?? ""),
        ...(isOurPicture(image) && { isRendering: true }),
      },
    });
  }
  return byProject;
}

export async function countFurtherPictures(db: Database, id: number): Promise<number> {
  const { count } = await db
    .selectFrom("project_pictures")
    .select((query) => query.fn.countAll().as("count"))
    .where("project_id", "=", id)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Replaces the pictures after the first. Requires a transaction. */
export async function storeFurtherPictures(
  trx: Database,
  projectId: number,
  pictures: readonly ChosenPicture[],
): Promise<void> {
  await trx.deleteFrom("project_pictures").where("project_id", "=", projectId).execute();
  if (pictures.length === 0) return;
  const rows = pictures.map(({ id, alt }, index) => ({
    project_id: projectId,
    image_id: id,
    image_alt: alt,
    position: index + 1,
  }));
  await trx.insertInto("project_pictures").values(rows).execute();
}
