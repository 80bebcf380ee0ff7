import { messages } from "~/content/messages";
import { db } from "~/db/database.server";
import { findGalleryItem } from "~/domain/gallery/queries.server";
import { galleryItemSchema } from "~/domain/gallery/schema";
import { createItem } from "~/domain/items/changes.server";
import { describeGalleryItem } from "~/http/api-answers";
import { readItem, requireBearer } from "~/http/api-items.server";
import { ApiProblem, serveJson } from "~/http/json-api.server";

/** Adds a gallery item (specification, section 7). */
const serve = serveJson({
  POST: async ({ request }) => {
    await requireBearer(request);
    const { fields, imageId } = await readItem(request, galleryItemSchema);
    const id = await createItem(db, "gallery_items", fields, imageId ?? null);
    const added = id === null ? null : await findGalleryItem(db, id);
    if (!added) throw new ApiProblem(500, messages.gallery.createFailed);
    return Response.json(
      { success: true, message: messages.gallery.created, data: describeGalleryItem(added) },
      { status: 201 },
    );
  },
});

export const loader = serve;
export const action = serve;
