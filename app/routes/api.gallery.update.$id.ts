import { messages } from "~/content/messages";
import { db } from "~/db/database.server";
import { findGalleryItem } from "~/domain/gallery/queries.server";
import { galleryItemSchema } from "~/domain/gallery/schema";
import { updateItem } from "~/domain/items/changes.server";
import { describeGalleryItem } from "~/http/api-answers";
import { readId, readItemChange, requireBearer } from "~/http/api-items.server";
import { ApiProblem, serveJson } from "~/http/json-api.server";

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
