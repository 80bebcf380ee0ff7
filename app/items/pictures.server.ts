import { sql } from "kysely";
import type { PictureSource } from "~/images/picture-source";
import { selectPicture } from "~/images/queries.server";
import type { Database } from "~/server/db/database.server";

interface Pictured {
  image_id: number | null;
  image_alt: string | null;
  title: string;
}

/** The pictures of projects or gallery items, in their order; the title says what is seen where nothing else does. */
export async function findPictures(
  db: Database,
  items: readonly Pictured[],
): Promise<(PictureSource | null)[]> {
  const ids = items.flatMap(({ image_id }) => image_id ?? []);
  if (ids.length === 0) return items.map(() => null);
  const images = await db.selectFrom("images").selectAll().where("id", "in", ids).execute();
  const byId = new Map(images.map((image) => [image.id, image]));
  return items.map(({ image_id, image_alt, title }) => {
    const image = image_id === null ? undefined : byId.get(image_id);
    return image ? selectPicture(image, image_alt ?? title) : null;
  });
}

/**
 * What a change sets of the picture: another one when there is an `imageId`, and the words for it where they were given. The
 * words of the picture before are not taken for words about the new one.
 */
export function setPicture(imageId: number | undefined, alt: string | null | undefined) {
  if (imageId === undefined) return alt === undefined ? {} : { image_alt: alt };
  const words = sql<string | null>`case
    when image_id is distinct from ${imageId}::int then nullif(${alt ?? null}::text, image_alt)
    else ${alt ?? null}::text
  end`;
  return { image_id: imageId, image_alt: words };
}
