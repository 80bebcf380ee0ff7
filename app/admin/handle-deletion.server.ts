import { replaceWithToast } from "~/http/flash.server";
import { logger } from "~/runtime/logger.server";

interface Deletion {
  closeTo: string;
  done: string;
  failed: string;
  remove: () => Promise<"done" | "missing">;
  undo?: string;
}

/** Redirects to `closeTo` with a toast, even if the item was already deleted. A POST to `undo` restores it. */
export async function handleDeletion({ closeTo, done, failed, remove, undo }: Deletion) {
  try {
    await remove();
    return await replaceWithToast(closeTo, { kind: "success", message: done, undo });
  } catch (error) {
    logger.error({ err: error }, failed);
    return await replaceWithToast(closeTo, { kind: "error", message: failed });
  }
}
