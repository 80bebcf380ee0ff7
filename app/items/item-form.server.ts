import { data } from "@remix-run/node";
import { itemChangeProblems } from "~/content/item-form";
import { statusOfFailure } from "~/server/failure.server";
import { replaceWithToast } from "~/server/flash.server";
import { logger } from "~/server/logger.server";
import type { ChangeResult } from "./changes.server";
import type { ItemKind } from "./kinds";
import { type ReadItem, readItemForm } from "./read-item-form.server";

interface Outcome {
  /** The toast of failure. */
  failed: string;
  /** The list, where a successful change leads. */
  closeTo: string;
}

interface ItemChange<Kind extends ItemKind> extends Outcome {
  needsImage: boolean;
  /** The toast of success. */
  done: (item: ReadItem<Kind>) => string;
  change: (item: ReadItem<Kind>) => Promise<ChangeResult>;
  /** The present version of the item, asked for after a version conflict. */
  findVersion?: () => Promise<number | undefined>;
}

/**
 * Answers the form of an item: back to the list with a toast, or the form again with all that was typed and status 400, 409
 * (version conflict), 413, 500, 503 or 507 (no room on the disk).
 */
export async function changeItem<Kind extends ItemKind>(
  request: Request,
  kind: Kind,
  { closeTo, done, failed, change, findVersion, needsImage }: ItemChange<Kind>,
) {
  const item = await readItemForm(request, kind, { needsImage });
  if (!item.ok) return data(item, { status: item.status });
  try {
    const result = await change(item);
    if (result === "done") return await replaceWithToast(closeTo, { kind: "success", message: done(item) });
    if (result === "missing")
      return await replaceWithToast(closeTo, {
        kind: "error",
        title: failed,
        message: itemChangeProblems.gone,
      });
    const version = await findVersion?.();
    return data(item.refuse({ status: 409, title: failed, message: itemChangeProblems.conflict, version }), {
      status: 409,
    });
  } catch (error) {
    logger.error({ err: error }, failed);
    const status = statusOfFailure(error);
    return data(item.refuse({ status, message: failed }), { status });
  }
}

/**
 * Answers the confirmation of a deletion: back to the list with a toast, also when it was deleted before. With `undo`, the
 * address whose POST restores it, the toast offers that.
 */
export async function removeItem({
  closeTo,
  done,
  failed,
  remove,
  undo,
}: Outcome & { done: string; remove: () => Promise<"done" | "missing">; undo?: string }) {
  try {
    await remove();
    return await replaceWithToast(closeTo, { kind: "success", message: done, undo });
  } catch (error) {
    logger.error({ err: error }, failed);
    return await replaceWithToast(closeTo, { kind: "error", message: failed });
  }
}
