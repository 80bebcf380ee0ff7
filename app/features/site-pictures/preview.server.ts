import { z } from "zod";
import { db } from "~/platform/database/database.server";
import { idField, orNotFound, readQuery } from "~/platform/http/read-request";
import { cropOriginal } from "~/platform/images/make-images.server";
import { readOriginal } from "~/platform/images/queries.server";
import { UploadRejected } from "~/platform/uploads/upload-rules";
import { findCrop, findCropAround, readFraming, shapes, UPRIGHT_RATIO } from "./framing";
import { findSlot } from "./slots.server";

/** Longest side in pixels. */
const PREVIEW_SIDE = 1000;

const querySchema = z.object({
  image: idField(),
  part: z.enum(["whole", "slot", "upright"]).catch("slot"),
});

/** Sends a small picture of the photo and crop that the query names. @throws {Response} 404 for an unknown slot or photo */
export async function cropForPreview(request: Request, name: string | undefined): Promise<Response> {
  const { slot } = orNotFound(findSlot(name));
  const query = Object.fromEntries(readQuery(request));
  const parameters = orNotFound(querySchema.safeParse(query).data);
  const row = await db
    .selectFrom("images")
    .select(["storage_key", "width", "height"])
    .where("id", "=", parameters.image)
    .executeTakeFirst();
  const image = orNotFound(row);
  const framing = readFraming(query);
  const parts = {
    whole: { left: 0, top: 0, width: 1, height: 1 },
    slot: findCrop(framing, image, shapes[slot.shape].ratio),
    upright: findCropAround(framing, image, UPRIGHT_RATIO),
  };
  try {
    const crop = { part: parts[parameters.part], side: PREVIEW_SIDE };
    const [preview] = await cropOriginal(await readOriginal(image.storage_key), [crop]);
    const { data, type } = orNotFound(preview);
    return new Response(new Uint8Array(data), {
      headers: { "Content-Type": type, "Cache-Control": "private, max-age=3600" },
    });
  } catch (error) {
    if (!(error instanceof UploadRejected)) throw error;
    return new Response(error.message, {
      status: error.problem.status,
      headers: { "Content-Type": "text/plain; charset=utf-8" },
    });
  }
}
