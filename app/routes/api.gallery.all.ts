import { db } from "~/db/database.server";
import { listGalleryItems } from "~/domain/gallery/queries.server";
import { describeGalleryItem } from "~/http/api-answers";
import { answerList } from "~/http/api-items.server";
import { serveJson } from "~/http/json-api.server";

/** Every gallery item, newest first (specification, section 7). */
const serve = serveJson({
  GET: async ({ request }) => {
    const items = await listGalleryItems(db, { limit: Number.MAX_SAFE_INTEGER, offset: 0 });
    return answerList(request, { success: true, data: items.map(describeGalleryItem) });
  },
});

export const loader = serve;
export const action = serve;
