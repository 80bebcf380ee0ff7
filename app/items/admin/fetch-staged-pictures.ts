import type { ItemPicture } from "~/items/kinds";

interface DraftPicture {
  id: number;
  alt: string;
}

/**
 * The pictures of a draft that are still there, in its order.
 * @param draft as `writePictureDraft` wrote it
 */
export async function fetchStagedPictures(draft: string | null, signal: AbortSignal): Promise<ItemPicture[]> {
  if (!draft) return [];
  try {
    const drafted: DraftPicture[] = JSON.parse(draft);
    const query = new URLSearchParams(drafted.map(({ id }) => ["id", String(id)]));
    const answer = await fetch(`/admin/pictures?${query}`, { signal });
    const { pictures }: { pictures: ItemPicture[] } = await answer.json();
    return drafted.flatMap(({ id, alt }) => {
      const found = pictures.find((picture) => picture.id === id);
      return found ? [{ ...found, alt }] : [];
    });
  } catch {
    // The line is away, or the session has ended: the words are there all the same.
    return [];
  }
}
