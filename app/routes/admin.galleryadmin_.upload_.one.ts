import { adminAction } from "~/accounts/guard.server";
import * as messages from "~/content/admin-messages";
import { db } from "~/database/database.server";
import { createItem } from "~/items/changes.server";
import { readItemForm } from "~/items/read-item-form.server";
import { logger } from "~/runtime/logger.server";

/** Idempotent: a script sends each picture in its own request, and a repeated one adds nothing. */
export const action = adminAction(
  async ({ request }) => {
    const item = await readItemForm(request, "gallery", { needsImage: true });
    if (!item.ok) return Response.json({ problem: item.toast?.message }, { status: item.status });
    try {
      await createItem(db, "gallery", item.fields, item.pictures[0]?.id ?? null, {
        idempotencyKey: item.idempotencyKey,
      });
      return Response.json({ added: true });
    } catch (error) {
      logger.error({ err: error }, messages.gallery.createFailed);
      return Response.json({ problem: messages.gallery.createFailed }, { status: 500 });
    }
  },
  { savesForm: false },
);
