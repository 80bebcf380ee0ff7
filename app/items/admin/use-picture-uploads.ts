import { useEffect, useRef, useState } from "react";
import { itemFormWords } from "~/content/item-form";
import { forVariants, shrinkPhotograph } from "~/images/shrink-photograph";
import { postForm } from "~/uploads/post-form";
import { type Sent, UploadQueue, type UploadState } from "~/uploads/upload-queue";

/** The form refers to the uploads by id. Leaving the screen cancels them. `purpose` decides on the size. */
export function usePictureUploads(purpose = forVariants): {
  uploads: UploadQueue;
  states: ReadonlyMap<string, UploadState>;
} {
  const [states, setStates] = useState<ReadonlyMap<string, UploadState>>(new Map());
  const queue = useRef<UploadQueue | null>(null);
  queue.current ??= new UploadQueue({
    prepare: (file) => shrinkPhotograph(file, purpose),
    send: sendPicture,
    onChange: (key, state) => setStates((before) => new Map(before).set(key, state)),
  });
  const uploads = queue.current;
  useEffect(() => () => uploads.cancelAll(), [uploads]);
  return { uploads, states };
}

/** @throws on a network error, or when the site is down or too busy */
async function sendPicture(
  picture: File,
  options: { onProgress: (fraction: number) => void; signal: AbortSignal },
): Promise<Sent> {
  const form = new FormData();
  form.set("image", picture);
  const { isSignedOut, isTooLarge, status, body } = await postForm("/admin/pictures", form, options);
  if (isSignedOut) return { isSignedOut };
  if (isTooLarge) return { problem: itemFormWords.pictures.tooLargeForServer };
  if (typeof body === "object" && body !== null) {
    if ("id" in body && typeof body.id === "number") return { id: body.id };
    if ("problem" in body && typeof body.problem === "string" && !isPassing(status)) {
      return { problem: body.problem };
    }
  }
  throw new Error(`The picture was answered with ${status}`);
}

function isPassing(status: number): boolean {
  return status === 500 || status === 502 || status === 503 || status === 504;
}
