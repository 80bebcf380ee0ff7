import { data } from "@remix-run/node";
import type { z } from "zod";
import { isDatabaseAway } from "~/server/db/database.server";
import { redirectWithToast } from "~/server/flash.server";
import { logger } from "~/server/logger.server";
import type { ToastMessage } from "~/ui/toast-message";
import type { ChangeResult } from "./change-result";
import { type ItemRules, type ReadItem, readItemForm } from "./item-form.server";

interface Outcome {
  /** The toast when it is done, and the one when it failed. */
  done: string;
  failed: string;
  /** The list, where a change that is done leads. */
  closeTo: string;
}

interface ItemChange<Schema extends z.ZodType> extends ItemRules<Schema>, Outcome {
  change: (item: ReadItem<z.output<Schema>>) => Promise<ChangeResult>;
  /** The present version of the item, asked for when somebody else was faster. */
  findVersion?: () => Promise<number | undefined>;
}

const overtaken =
  "Somebody else changed it in the meantime. What you wrote is still here: save again to replace their change.";
const alreadyGone = "It was deleted in the meantime.";

/**
 * Answers the form of a project or a gallery item: back to the list with a toast, or the form again with all that was typed
 * and status 400, 409 (somebody else was faster), 413 or 500.
 */
export async function changeItem<Schema extends z.ZodType>(request: Request, options: ItemChange<Schema>) {
  const { closeTo, done, failed, change, findVersion } = options;
  const item = await readItemForm(request, options);
  if (!item.ok) return data(item, { status: item.status });
  try {
    const result = await change(item);
    if (result === "done") return await leave(closeTo, { kind: "success", message: done });
    if (result === "missing")
      return await leave(closeTo, { kind: "error", title: failed, message: alreadyGone });
    const version = await findVersion?.();
    return data(item.refuse({ status: 409, title: failed, message: overtaken, version }), { status: 409 });
  } catch (error) {
    logger.error({ err: error }, failed);
    const status = isDatabaseAway(error) ? 503 : 500;
    return data(item.refuse({ status, message: failed }), { status });
  }
}

/**
 * Answers the confirmation of a deletion: back to the list with a toast, whatever came of it. One that went well can be
 * taken back by a post to `undo`, where there is a way back.
 */
export async function removeItem({
  closeTo,
  done,
  failed,
  remove,
  undo,
}: Outcome & { remove: () => Promise<"done" | "missing">; undo?: string }) {
  try {
    // Who deletes what is deleted already has what they wanted.
    await remove();
    return await leave(closeTo, { kind: "success", message: done, undo });
  } catch (error) {
    logger.error({ err: error }, failed);
    return await leave(closeTo, { kind: "error", message: failed });
  }
}

/** Closes the dialog: in the history, too, the list takes its place. */
export function leave(closeTo: string, toast: ToastMessage) {
  return redirectWithToast(closeTo, toast, { "X-Remix-Replace": "true" });
}
