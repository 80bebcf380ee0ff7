import type { ActionFunctionArgs } from "@remix-run/node";
import { requireAdmin } from "~/accounts/session.server";
import { messages } from "~/content/messages";
import { createItem } from "~/items/changes.server";
import { galleryItemSchema } from "~/items/gallery-schema";
import { readItemForm } from "~/items/item-form.server";
import { db } from "~/server/db/database.server";
import { logger } from "~/server/logger.server";
import { requireSameOrigin } from "~/server/same-origin.server";

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
