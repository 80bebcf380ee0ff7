import { uploadDirectory } from "~/images/directories.server";
import { parseFormWithImages, type StagedImage } from "./form-with-images.server";

export type { StagedImage };

/** A form that was sent with at most one picture. */
export interface FormWithImage {
  fields: FormData;
  /** Null when none was chosen, and with a problem. To be disposed of by the caller. */
  image: StagedImage | null;
  /** A sentence for the person, or null. */
  problem: string | null;
  /** For the answer, if there is a problem; else 200. */
  status: number;
}

/**
 * Reads a multipart or URL-encoded form with at most one picture, judged by its content (specification, section 5).
 * What was typed is always returned. Call it only for those who may upload.
 */
export async function parseFormWithImage(request: Request): Promise<FormWithImage> {
  const { fields, images, problem } = await parseFormWithImages(request, {
    maxFiles: 1,
    directory: uploadDirectory,
  });
  return {
    fields,
    image: images[0] ?? null,
    problem: problem?.message ?? null,
    status: problem?.status ?? 200,
  };
}
