import { ApiProblem, serveJson } from "~/api/json-api.server";
import { messages } from "~/content/messages";
import { describeGalleryItem } from "~/items/api-answers";
import { readId, requireBearer } from "~/items/api-items.server";
import { findGalleryItem } from "~/items/gallery.server";
import { deleteItem } from "~/items/items.server";
import { db } from "~/server/db/database.server";

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
