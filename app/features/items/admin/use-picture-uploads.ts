import { shrinkPhoto, variantsPurpose } from "~/platform/images/shrink-photo";
import { postForm } from "~/platform/uploads/post-form";
import { type SendResult, useUploads } from "~/platform/uploads/upload-queue";

/** Uploads pictures whose ids the form then sends. `purpose` determines the size. */
export function usePictureUploads(purpose = variantsPurpose) {
  return useUploads({ prepare: (file) => shrinkPhoto(file, purpose), send: sendPicture });
}

/** @throws on a network error, or when the site is down or too busy */
async function sendPicture(
  picture: File,
  options: { onProgress: (fraction: number) => void; signal: AbortSignal },
): Promise<SendResult> {
  const form = new FormData();
  form.set("image", picture);
  const { isSignedOut, isTooLarge, status, body } = await postForm("/admin/pictures", form, options);
  if (isSignedOut) return { isSignedOut };
  if (isTooLarge)
    return {
      problem:
        "The picture is too large for this server. Choose a smaller one, or ask the person who set up the server to allow larger uploads.",
    };
  if (typeof body === "object" && body !== null) {
    if ("id" in body && typeof body.id === "number") return { id: body.id };
    if ("problem" in body && typeof body.problem === "string" && !isTemporary(status)) {
      return { problem: body.problem };
    }
  }
  throw new Error(`The upload of a picture returned ${status}`);
}

function isTemporary(status: number): boolean {
  return status === 500 || status === 502 || status === 503 || status === 504;
}
