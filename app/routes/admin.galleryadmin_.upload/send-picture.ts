import { manyPictures } from "~/content/many-pictures";
import { postForm } from "~/uploads/post-form";

/** What a picture goes into the gallery with. */
interface NewPicture {
  /** Number of its form, so that sending it again does not add it twice. */
  key: string;
  file: File;
  title: string;
  content: string;
}

/** What became of it: `refused` by the site for what it is, or `failed` on the way, so that it may be sent again as it is. */
export type SentPicture =
  | { state: "added"; problem: null }
  | { state: "refused" | "failed"; problem: string }
  | { state: "signed-out" };

const cutOff: SentPicture = { state: "failed", problem: manyPictures.connection };

/** Adds one of many pictures to the gallery. */
export async function sendPicture(
  { key, file, title, content }: NewPicture,
  options: { onProgress: (fraction: number) => void; signal: AbortSignal },
): Promise<SentPicture> {
  const form = new FormData();
  for (const [name, value] of Object.entries({ submission: key, title, content })) form.set(name, value);
  form.set("image", file);
  try {
    const { isSignedOut, status, body } = await postForm("/admin/galleryadmin/upload/one", form, options);
    return isSignedOut ? { state: "signed-out" } : readAnswer(status, body);
  } catch {
    return cutOff;
  }
}

function readAnswer(status: number, body: unknown): SentPicture {
  if (typeof body !== "object" || body === null) return cutOff;
  if ("added" in body) return { state: "added", problem: null };
  if (!("problem" in body) || typeof body.problem !== "string") return cutOff;
  return { state: status < 500 ? "refused" : "failed", problem: body.problem };
}
