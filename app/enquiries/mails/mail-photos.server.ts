import { imageStore } from "~/images/image-store.server";
import { makeSmallJpeg } from "~/images/make-images.server";
import type { MailPhotograph } from "~/mail/mail";
import { withTimeout } from "~/runtime/with-timeout.server";
import type { MailedFile } from "../files/attachments.server";

/** More photographs or bytes make an email slow to open on a phone. */
const LIMITS = { photographs: 5, bytes: 400_000 };

/** Twice the width shown in an email, for high-density screens; in pixels. */
const small = { most: { width: 480, height: 640 }, quality: 70 };

/** Omits files that are unreadable or not ready within `timeoutMs` in total, and reports them to `onFailure`. */
export async function makeMailPhotographs(
  files: readonly MailedFile[],
  { timeoutMs, onFailure }: { timeoutMs: number; onFailure: (error: unknown) => void },
): Promise<MailPhotograph[]> {
  const pictures = files.filter(({ key }) => /\.(jpe?g|png)$/.test(key));
  if (pictures.length === 0) return [];
  const made: MailPhotograph[] = [];
  const late = new AbortController();
  const make = async () => {
    let bytes = 0;
    for (const [index, { key, name }] of pictures.slice(0, LIMITS.photographs).entries()) {
      if (late.signal.aborted) return;
      try {
        const content = await makeSmallJpeg(await readStored(key), small);
        bytes += content.length;
        if (bytes > LIMITS.bytes) return;
        if (!late.signal.aborted) made.push({ contentId: `photograph-${index + 1}@files`, name, content });
      } catch (error) {
        onFailure(error);
      }
    }
  };
  await withTimeout(make(), timeoutMs, () => late.abort());
  return [...made];
}

async function readStored(key: string): Promise<Buffer> {
  const file = await imageStore.open(key);
  if (!file) throw new Error("A file of an enquiry is missing in the store.");
  return Buffer.from(await new Response(file.body).arrayBuffer());
}
