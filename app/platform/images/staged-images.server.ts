import { z } from "zod";
import { db } from "~/platform/database/database.server";
import { idField } from "~/platform/http/read-request";
import type { PictureSource } from "~/platform/images/picture-source";
import { withFallback } from "~/platform/runtime/fallbacks.server";
import { collapseWhitespace } from "~/platform/text/text";
import { type ReceivedForm, receiveForm } from "~/platform/uploads/receive-form.server";
import { readStart, type StagedFile, toRejection } from "~/platform/uploads/staged-file.server";
import {
  findClaimedFormat,
  type ImageFormat,
  isUnsupportedImage,
  MAX_PICTURES_AT_ONCE,
  MAX_STAGED_PICTURES,
  TooManyPixels,
  type UploadProblem,
  UploadRejected,
  uploadProblems,
} from "~/platform/uploads/upload-rules";
import { runDecoderJob } from "./decoder-process.server";
import { maxOriginalSide } from "./encodings";
import { selectPicture } from "./picture-source";
import { type InspectedImage, type ReceivedImage, renewImageLease, storeImage } from "./queries.server";

/** An image uploaded for a form that has not been sent yet. Stored for at least a day. */
export interface StagedImage {
  id: number;
  picture: PictureSource;
  /** The admin's description; null to use the title. */
  alt: string | null;
}

export interface NamedStagedImage extends StagedImage {
  name: string;
}

export type ImageReference = Pick<NamedStagedImage, "id" | "name" | "alt">;

export interface ImageProblem {
  name: string;
  problem: string;
  status: number;
}

const storageFailureMessage = "an uploaded picture could not be stored";

/** Disposes of the file. Returns an id, or null with a message and an HTTP status. */
export async function stageImage(image: ReceivedImage) {
  try {
    const { id } = await storeImage(db, image);
    return { id, problem: null, status: 200 };
  } catch (error) {
    const { problem } = toRejection(error, storageFailureMessage);
    return { id: null, problem: problem.message, status: problem.status };
  } finally {
    await image.dispose();
  }
}

export async function findStagedImage(id: number | null): Promise<StagedImage | null> {
  if (id === null) return null;
  const image = await db.selectFrom("images").selectAll().where("id", "=", id).executeTakeFirst();
  return image ? { id, picture: selectPicture(image, ""), alt: null } : null;
}

export async function receiveImages(request: Request): Promise<ReceivedForm> {
  return await receiveForm(request, { maxFiles: MAX_PICTURES_AT_ONCE, visitor: null });
}

/** A refused file does not affect the others. `tooMany` is the message for files beyond the limit. */
export async function stageImages(
  form: ReceivedForm,
  tooManyMessage: string,
): Promise<{ staged: ImageReference[]; refused: ImageProblem[] }> {
  const staged: ImageReference[] = [];
  const refused = form.refusedFiles.map(({ name, reason }) => ({
    name,
    problem: reason.problem === uploadProblems.tooManyFiles ? tooManyMessage : reason.message,
    status: reason.problem.status,
  }));
  for (const file of form.files) {
    try {
      const { id } = await storeImage(db, { ...file, ...(await inspectImage(file.path, file.contentType)) });
      staged.push({ id, name: file.name, alt: null });
    } catch (error) {
      const { problem } = toRejection(error, storageFailureMessage);
      refused.push({ name: file.name, problem: problem.message, status: problem.status });
    }
  }
  return { staged, refused };
}

const referencesSchema = z.array(
  z.object({
    id: idField(),
    name: z.string(),
    alt: z
      .string()
      .nullish()
      .transform((alt) => collapseWhitespace(alt ?? "") || null),
  }),
);

export function readImageReferences(form: FormData): ImageReference[] {
  const [names, alts] = ["stagedName", "alt"].map((name) => form.getAll(name).map(String));
  const staged = form
    .getAll("stagedImage")
    .map((id, index) => ({ id, name: names?.[index] ?? "", alt: alts?.[index] ?? null }));
  return referencesSchema.catch([]).parse(staged.slice(0, MAX_STAGED_PICTURES));
}

/** Lists the images staged earlier, then those sent with this form, which get the remaining alt texts in order. */
export function listFormImages(form: FormData, sent: readonly ImageReference[]): ImageReference[] {
  const earlierImages = readImageReferences(form);
  const alts = form.getAll("alt").map(String).slice(earlierImages.length);
  return [
    ...earlierImages,
    ...sent.map((image, index) => ({ ...image, alt: collapseWhitespace(alts[index] ?? "") || null })),
  ];
}

/** Returns [] when an id is invalid. */
export function parseImageIds(ids: readonly string[]): ImageReference[] {
  return referencesSchema.catch([]).parse(ids.slice(0, MAX_STAGED_PICTURES).map((id) => ({ id, name: "" })));
}

const stagedImagesSchema = z.object({
  staged: referencesSchema,
  refused: z.array(z.object({ name: z.string(), problem: z.string(), status: z.int().default(400) })),
});

export function parseStagedImages(text: string): z.output<typeof stagedImagesSchema> {
  return stagedImagesSchema.parse(JSON.parse(text));
}

/** Finds the images that still exist and extends their leases by a day. */
export async function renewStagedImages<Reference extends ImageReference>(
  references: readonly Reference[],
): Promise<(StagedImage & Reference)[]> {
  const images: (StagedImage & Reference)[] = [];
  for (const reference of references) {
    const staged = await findStagedImage(reference.id);
    if (!staged) continue;
    // A failure must not lose the form's pictures.
    await withFallback("lease of a staged image", renewImageLease(db, reference.id), null);
    images.push({ ...staged, ...reference });
  }
  return images;
}

export interface FormWithImage {
  fields: FormData;
  /** Null when no file was chosen or it was refused. The caller must dispose of it. */
  image: ReceivedImage | null;
  problem: string | null;
  status: number;
}

interface AcceptedFormats {
  names: readonly ImageFormat["name"][];
  problem: UploadProblem;
}

/** Returns the typed fields even if the picture is rejected. Call it only if the sender may upload. */
export async function parseFormWithImage(
  request: Request,
  accepted?: AcceptedFormats,
): Promise<FormWithImage> {
  const { fields, files, refusedFiles, rejection, dispose } = await receiveForm(request, {
    maxFiles: 1,
    visitor: null,
  });
  try {
    const error = refusedFiles[0]?.reason ?? rejection;
    if (error) throw error;
    const [file] = files;
    if (file && accepted) await requireFormat(file, accepted);
    const image = file ? { ...file, ...(await inspectImage(file.path, file.contentType)) } : null;
    return { fields, image, problem: null, status: 200 };
  } catch (error) {
    await dispose();
    if (!(error instanceof UploadRejected)) throw error;
    return { fields, image: null, problem: error.message, status: error.problem.status };
  }
}

/** Checks the format before decoding, which converts HEIC to JPEG. */
async function requireFormat({ path }: StagedFile, { names, problem }: AcceptedFormats): Promise<void> {
  const claimed = findClaimedFormat(await readStart(path));
  if (!claimed || !names.includes(claimed.name)) throw new UploadRejected(problem);
}

/** Checks a file by decoding it, and converts HEIC. `contentType` only selects the error message. @throws {UploadRejected} */
export async function inspectImage(path: string, contentType: string): Promise<InspectedImage> {
  const image = await readImageHeader(path, contentType);
  if (image.format.name !== "heic") {
    await runDecoderJob("verify", { path });
    return image;
  }
  await convertHeic(path, path);
  return await readImageHeader(path, contentType);
}

/** Checks only the header; the picture may still be damaged. @throws {UploadRejected} */
export async function readImageHeader(path: string, contentType: string): Promise<InspectedImage> {
  const claimed = findClaimedFormat(await readStart(path));
  if (!claimed) {
    throw new UploadRejected(
      isUnsupportedImage(contentType) ? uploadProblems.unsupported : uploadProblems.notAPicture,
    );
  }
  const { name, mime, decoder } = claimed;
  const { format, width, height, maxPixels } = await runDecoderJob("readHeader", {
    path,
    isHeic: name === "heic",
  });
  if (format !== decoder.format) throw new UploadRejected(uploadProblems.unsupported);
  if (width * height > maxPixels) throw new TooManyPixels(maxPixels);
  return { format: { name, mime }, width, height };
}

/** Converts to JPEG, or to PNG if the picture has transparency. `target` may be the same file. @throws {UploadRejected} */
export async function convertHeic(path: string, target: string): Promise<void> {
  await runDecoderJob("convertHeic", { path, target, maxSide: maxOriginalSide });
}
