import { messages } from "~/content/messages";
import { db } from "~/db/database.server";
import { findGalleryItem } from "~/domain/gallery/queries.server";
import { deleteItem } from "~/domain/items/items.server";
import { describeGalleryItem } from "~/http/api-answers";
import { readId, requireBearer } from "~/http/api-items.server";
import { ApiProblem, serveJson } from "~/http/json-api.server";

/** Takes a gallery item off the site (specification, section 7). */
const serve = serveJson({
  DELETE: async ({ request, params }) => {
    await requireBearer(request);
    const id = readId(params.id);
    const current = await findGalleryItem(db, id);
    if (!current || (await deleteItem(db, "gallery_items", id)) === "missing") {
      throw new ApiProblem(404, "There is no such gallery item.");
    }
    return Response.json({
      success: true,
      message: messages.gallery.deleted,
      data: describeGalleryItem(current),
    });
  },
});

export const loader = serve;
export const action = serve;
