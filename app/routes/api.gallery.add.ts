import { ApiProblem, serveJson } from "~/api/json-api.server";
import { messages } from "~/content/messages";
import { describeGalleryItem } from "~/items/api-answers";
import { readItem, requireBearer } from "~/items/api-items.server";
import { createItem } from "~/items/changes.server";
import { findGalleryItem } from "~/items/gallery.server";
import { galleryItemSchema } from "~/items/gallery-schema";
import { db } from "~/server/db/database.server";

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
