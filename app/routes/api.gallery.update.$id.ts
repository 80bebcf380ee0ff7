import { ApiProblem, serveJson } from "~/api/json-api.server";
import { messages } from "~/content/messages";
import { describeGalleryItem } from "~/items/api-answers";
import { readId, readItemChange, requireBearer } from "~/items/api-items.server";
import { updateItem } from "~/items/changes.server";
import { findGalleryItem } from "~/items/gallery.server";
import { galleryItemSchema } from "~/items/gallery-schema";
import { db } from "~/server/db/database.server";

/** Changes a gallery item; what the call leaves out stays as it is (specification, section 7). */
const serve = serveJson({
  PUT: async ({ request, params }) => {
    await requireBearer(request);
    const id = readId(params.id);
    const current = await findGalleryItem(db, id);
    if (!current) throw missing();
    const { title, content } = current;
    const { fields, imageId } = await readItemChange(request, galleryItemSchema, { title, content });
    await updateItem(db, "gallery_items", { id, version: null }, fields, imageId);
    const changed = await findGalleryItem(db, id);
    if (!changed) throw missing();
    return Response.json({
      success: true,
      message: messages.gallery.updated,
      data: describeGalleryItem(changed),
    });
  },
});

export const loader = serve;
export const action = serve;

function missing(): ApiProblem {
  return new ApiProblem(404, "There is no such gallery item.");
}
