import { db } from "~/db/database.server";
import { findGalleryItems } from "~/domain/gallery/queries.server";
import { describeGalleryItem } from "~/http/api-answers";
import { serveJson } from "~/http/json-api.server";
import { answerWholeList } from "~/http/whole-list.server";

/** Every gallery item, newest first (specification, section 7). */
const serve = serveJson({
  GET: ({ request }) =>
    answerWholeList(request, {
      table: "gallery_items",
      read: (ids) => findGalleryItems(db, ids),
      describe: describeGalleryItem,
      frame: ['{"success":true,"data":[', "]}"],
    }),
});

export const loader = serve;
export const action = serve;
