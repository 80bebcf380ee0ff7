import { replaceWithToast } from "~/http/flash.server";
import { logger } from "~/runtime/logger.server";

interface Deletion {
  /** Where the list is. */
  closeTo: string;
  /** What the toast says. */
  done: string;
  failed: string;
  remove: () => Promise<"done" | "missing">;
  undo?: string;
}

/**
 * Answers the confirmation of a deletion: back to the list with a toast, also when it was deleted before. With `undo`, the
 * address whose POST restores it, the toast offers that.
 */
export async function answerDeletion({ closeTo, done, failed, remove, undo }: Deletion) {
  try {
    await remove();
    return await replaceWithToast(closeTo, { kind: "success", message: done, undo });
  } catch (error) {
    logger.error({ err: error }, failed);
    return await replaceWithToast(closeTo, { kind: "error", message: failed });
  }
}
