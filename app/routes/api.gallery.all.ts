import { serveJson } from "~/api/json-api.server";
import { answerWholeList } from "~/items/answer-whole-list.server";
import { describeGalleryItem } from "~/items/api-answers";
import { findGalleryItems } from "~/items/gallery.server";
import { db } from "~/server/db/database.server";

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
