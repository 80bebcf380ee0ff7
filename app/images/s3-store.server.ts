import type { Bucket } from "~/server/bucket.server";
import { findImageOfKey } from "./image-key";
import type { ImageStore } from "./store.server";

/** Where earlier versions put images, whatever the site. They are read there and never deleted. */
const earlierFolder = "images/";

/**
 * Stores images in a bucket.
 * @param findFolder gives the site's own folder in it, with a slash at its end; asked until it answers once
 */
export function createS3Store(bucket: Bucket, findFolder: () => Promise<string>): ImageStore {
  let found: string | null = null;
  const nameOf = async (key: string) => {
    found ??= await findFolder();
    return `${found}images/${key}`;
  };

  return {
    async put(key, data) {
      await bucket.put(await nameOf(key), data);
    },

    async open(key) {
      const answer = (await bucket.open(await nameOf(key))) ?? (await bucket.open(earlierFolder + key));
      if (!answer?.body) return null;
      const length = answer.headers.get("Content-Length");
      if (length !== null && !answer.headers.has("Content-Encoding"))
        return { body: answer.body, size: Number(length) };
      // A proxy before the bucket compresses: what was said of the size, if anything, is not that of the file.
      const file = await answer.blob();
      return { body: file.stream(), size: file.size };
    },

    async delete(key) {
      await bucket.delete(await nameOf(key));
    },

    async *list() {
      const folder = await nameOf("");
      for await (const { name, modifiedAt } of bucket.list(folder)) {
        const key = name.slice(folder.length);
        if (findImageOfKey(key)) yield { key, modifiedAt };
      }
    },
  };
}
