import type { ActionFunctionArgs } from "@remix-run/node";
import { messages } from "~/content/messages";
import { db } from "~/db/database.server";
import { galleryItemSchema } from "~/domain/gallery/schema";
import { createItem } from "~/domain/items/changes.server";
import { readItemForm } from "~/http/item-form.server";
import { logger } from "~/http/logger.server";
import { requireSameOrigin } from "~/http/same-origin.server";
import { requireAdmin } from "~/http/session.server";

/** Adds one of many pictures to the gallery; a script sends each by itself. Sending it again does not add it twice. */
export async function action({ request }: ActionFunctionArgs) {
  requireSameOrigin(request);
  await requireAdmin(request, { keepsForm: false });
  const missing = messages.gallery.validation.titleAndImage;
  const item = await readItemForm(request, { schema: galleryItemSchema, needsImage: true, missing });
  if (!item.ok) return Response.json({ problem: item.toast.message }, { status: item.status });
  try {
    await createItem(db, "gallery_items", item.fields, item.imageId ?? null, item.submission);
    return Response.json({ added: true });
  } catch (error) {
    logger.error({ err: error }, messages.gallery.createFailed);
    return Response.json({ problem: messages.gallery.createFailed }, { status: 500 });
  }
}
