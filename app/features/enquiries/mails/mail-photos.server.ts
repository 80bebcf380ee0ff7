import { imageStore } from "~/platform/images/image-store.server";
import { makeSmallJpeg } from "~/platform/images/make-images.server";
import type { MailPhoto } from "~/platform/mail/mail";
import { withTimeout } from "~/platform/runtime/tasks.server";
import type { StoredAttachment } from "../files/attached-files.server";

/** More photos or bytes make an email slow to open on a phone. */
const MAX_ATTACHED = { photos: 5, bytes: 400_000 };

/** In pixels: twice the displayed width, for high-density screens. */
const thumbnail = { box: { width: 480, height: 640 }, quality: 70 };

/** Omits photos above {@link MAX_ATTACHED}, late ones (`timeoutMs`) and unreadable ones, whose errors go to `onFailure`. */
export async function makeMailPhotos(
  files: readonly Pick<StoredAttachment, "name" | "key">[],
  { timeoutMs, onFailure }: { timeoutMs: number; onFailure: (error: unknown) => void },
): Promise<MailPhoto[]> {
  const images = files.filter(({ key }) => /\.(jpe?g|png)$/.test(key));
  if (images.length === 0) return [];
  const photos: MailPhoto[] = [];
  const timeout = new AbortController();
  const makePhotos = async () => {
    let bytes = 0;
    for (const [index, { key, name }] of images.slice(0, MAX_ATTACHED.photos).entries()) {
      if (timeout.signal.aborted) return;
      try {
        const content = await makeSmallJpeg(await readStoredFile(key), thumbnail);
        bytes += content.length;
        if (bytes > MAX_ATTACHED.bytes) return;
        if (!timeout.signal.aborted) photos.push({ contentId: `photo-${index + 1}@files`, name, content });
      } catch (error) {
        onFailure(error);
      }
    }
  };
  await withTimeout(makePhotos(), timeoutMs, () => timeout.abort());
  return [...photos];
}

async function readStoredFile(key: string): Promise<Buffer> {
  const file = await imageStore.open(key);
  if (!file) throw new Error("An attached file is missing from the file store.");
  return Buffer.from(await new Response(file.body).arrayBuffer());
}
