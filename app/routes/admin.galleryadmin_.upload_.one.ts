import { adminAction } from "~/accounts/guard.server";
import * as messages from "~/content/admin-messages";
import { db } from "~/database/database.server";
import { createItem } from "~/items/changes.server";
import { readItemForm } from "~/items/item-form.server";
import { logger } from "~/runtime/logger.server";

/** Adds one picture, sent by a script. Repeating the request adds nothing. */
export const action = adminAction(
  async ({ request }) => {
    const { typed, problem, schema } = await readItemForm(request, "gallery", { needsImage: true });
    const { data: item, error } = schema.safeParse(typed);
    if (!item) {
      const message = problem?.message ?? error.issues[0]?.message;
      return Response.json({ problem: message }, { status: problem?.status ?? 400 });
    }
    const { fields, pictures, idempotencyKey } = item;
    try {
      await createItem(db, "gallery", fields, pictures[0]?.id ?? null, { idempotencyKey });
      return Response.json({ added: true });
    } catch (error) {
      logger.error({ err: error }, messages.gallery.createFailed);
      return Response.json({ problem: messages.gallery.createFailed }, { status: 500 });
    }
  },
  { savesForm: false },
);
